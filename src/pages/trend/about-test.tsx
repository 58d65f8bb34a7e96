import { useState } from 'react'
import { AlternateName } from '../../components/plain-language/alternate-name'
import { Explanation } from '../../components/plain-language/what-is-this'
import { Card } from '../../ui/card'
import { useAudience } from '../../ui/audience'
import { usePageMessages } from '../../ui/use-page-messages'
import type { PlainNaming } from '../../components/plain-language/plain-names-context'
import type { ResourceOf } from '../../fhir/resource'

interface AboutTestProps {
  readonly naming: PlainNaming | undefined
  readonly result: ResourceOf<'Observation'> | undefined
  /** The name of the test in the record. */
  readonly recordName: string
}

/**
 * Whether the explanation of a test has a card: for patients and proxies, where it is loaded before the page is drawn.
 * A card that comes later would push the chart down, so the explanation stays folded below the title.
 */
export function useHasDescriptionCard(naming: PlainNaming | undefined): boolean {
  const isProvider = useAudience().audience === 'provider'
  const [isLate, setIsLate] = useState<boolean>()
  if (isLate === undefined && naming) setIsLate(naming.loading === true)
  return isLate === false && !isProvider && naming?.plain !== undefined && naming.plain.entries.length > 0
}

/** The name of the test that is not the title, while the explanation has a card. */
export function OtherTestName({ naming, result, recordName }: AboutTestProps) {
  const { dictionary } = usePageMessages()
  return naming?.plain && result ? (
    <p>
      <AlternateName resource={result} title={recordName} plain={naming.plain} labels={dictionary} />
    </p>
  ) : null
}

/** What the test is in general, without reference to the result. */
export function AboutTest({ naming, result, recordName }: AboutTestProps) {
  const { dictionary } = usePageMessages()
  return naming?.plain && result ? (
    <Card title={dictionary.whatIsThis}>
      <Explanation plain={naming.plain} resource={result} title={recordName} />
    </Card>
  ) : null
}
