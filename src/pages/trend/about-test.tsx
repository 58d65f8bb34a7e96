import { useState } from 'react'
import { AlternateName } from '../../components/plain-language/alternate-name'
import { Explanation } from '../../components/plain-language/what-is-this'
import { Card } from '../../ui/card'
import { useAudience } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import type { PlainNaming } from '../../components/plain-language/plain-names-context'
import type { Resource } from '../../fhir/resource'

interface AboutTestProps {
  readonly named: PlainNaming | undefined
  readonly result: Resource | undefined
  readonly words: string
}

/**
 * Whether the sentences of a test have a card of their own: where they are there when the page is drawn, for those who did not study what they say.
 * Words that come late would push the chart down, so they stay behind a line under the title.
 */
export function useHasDescriptionCard(named: PlainNaming | undefined): boolean {
  const isStaff = useAudience().audience === 'provider'
  const [isLate, setLate] = useState<boolean>()
  if (isLate === undefined && named) setLate(named.loading === true)
  return isLate === false && !isStaff && named?.plain !== undefined && named.plain.entries.length > 0
}

/** The name of the test that is not the title, while its sentences have a card. */
export function OtherTestName({ named, result, words }: AboutTestProps) {
  const { dictionary } = usePageMessages()
  return named?.plain && result ? (
    <p>
      <AlternateName resource={result} words={words} plain={named.plain} labels={dictionary} />
    </p>
  ) : null
}

/** What the test is, in general words that say nothing of the result beside them. */
export function AboutTest({ named, result, words }: AboutTestProps) {
  const { dictionary } = usePageMessages()
  return named?.plain && result ? (
    <Card title={dictionary.what}>
      <Explanation plain={named.plain} resource={result} record={words} />
    </Card>
  ) : null
}
