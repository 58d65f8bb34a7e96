import { useState } from 'react'
import { OtherName } from '../../components/plain-language/other-name'
import { WhatItIs } from '../../components/plain-language/what-is-this'
import { Card } from '../../ui/card'
import { useAudience } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import type { Named } from '../../components/plain-language/names-context'
import type { Resource } from '../../fhir/resource'

interface About {
  readonly named: Named | undefined
  readonly result: Resource | undefined
  readonly words: string
}

/**
 * Whether the sentences of a test have a card of their own: where they are there when the page is drawn, for those who did not study what they say.
 * Words that come late would push the chart down, so they stay behind a line under the title.
 */
export function useOwnCard(named: Named | undefined): boolean {
  const isStaff = useAudience().audience === 'provider'
  const [isLate, setLate] = useState<boolean>()
  if (isLate === undefined && named) setLate(named.coming === true)
  return isLate === false && !isStaff && named?.plain !== undefined && named.plain.entries.length > 0
}

/** The name of the test that is not the title, while its sentences have a card. */
export function OtherNameOfTest({ named, result, words }: About) {
  const { dictionary } = usePageWords()
  return named?.plain && result ? (
    <p>
      <OtherName resource={result} words={words} plain={named.plain} labels={dictionary} />
    </p>
  ) : null
}

/** What the test is, in general words that say nothing of the result beside them. */
export function AboutTest({ named, result, words }: About) {
  const { dictionary } = usePageWords()
  return named?.plain && result ? (
    <Card title={dictionary.what}>
      <WhatItIs plain={named.plain} resource={result} record={words} />
    </Card>
  ) : null
}
