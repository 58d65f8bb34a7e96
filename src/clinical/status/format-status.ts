import { formatDay } from '../../fhir/format-date'
import type { statuses } from '../../i18n/locales/en/statuses'
import type { Audience } from '../../i18n/code-text'
import type { Translated } from '../../i18n/translated'
import type { Phrase } from './status'

interface StatusWords {
  readonly statuses: Translated<typeof statuses>
  readonly language: { readonly locale: string }
}

type Said = readonly [patient: string, staff: string, proxy?: string]

/** A status that is longer than this is no status: its beginning stands in the line, the whole of it on the page of the record. */
const LONG = 80

const short = (text: string): string => (text.length > LONG ? `${text.slice(0, LONG).trimEnd()}…` : text)

/** The line of a phrase for one reader. */
export function phraseText(phrase: Phrase, { statuses: lines, language }: StatusWords, audience: Audience): string {
  const given = (): string =>
    phrase.given === undefined
      ? ''
      : phrase.key === 'otherCode'
        ? short(phrase.given)
        : formatDay(phrase.given, { locale: language.locale, style: audience === 'provider' ? 'provider' : 'patient' })
  const line: Said = phrase.given === undefined ? lines[phrase.key] : lines[phrase.key](given())
  const [patient, staff, proxy] = line
  return audience === 'provider' ? staff : audience === 'proxy' ? (proxy ?? patient) : patient
}
