import { formatDay } from '../../fhir/format-date'
import type { statuses } from '../../words/en/statuses'
import type { Audience } from '../../words/code-text'
import type { Translated } from '../../words/translated'
import type { Phrase } from './phrase'

interface StatusWords {
  readonly statuses: Translated<typeof statuses>
  readonly language: { readonly locale: string }
}

type Said = readonly [patient: string, staff: string, proxy?: string]

/** The line of a phrase for one reader. */
export function phraseText(phrase: Phrase, { statuses: lines, language }: StatusWords, audience: Audience): string {
  const given = (): string => (phrase.given === undefined ? '' : phrase.key === 'otherCode' ? phrase.given : formatDay(phrase.given, { locale: language.locale, style: audience === 'provider' ? 'provider' : 'patient' }))
  const line: Said = phrase.given === undefined ? lines[phrase.key] : lines[phrase.key](given())
  const [patient, staff, proxy] = line
  return audience === 'provider' ? staff : audience === 'proxy' ? (proxy ?? patient) : patient
}
