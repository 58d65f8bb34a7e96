import { parsePartialDate } from '../../fhir/partial-date'
import { formatDay, formatRowDay } from '../../fhir/format-date'
import { shownDay } from '../../fhir/shown-day'
import type { FormatContext } from '../../i18n/format-context'

/** A piece of a sentence: the fact that comes first and is emphasized, plain words, or words of the record in quotation marks. */
export interface OpeningPart {
  readonly kind: 'lead' | 'plain' | 'quote'
  readonly text: string
  /** Language of a quote, where the record states it. */
  readonly language?: string
}

/** One of the sentences that open a page, with the rule that gave it (docs/sentences.md). */
export interface OpeningSentence {
  readonly rule: string
  readonly parts: readonly OpeningPart[]
}

export const plainPart = (text: string): OpeningPart => ({ kind: 'plain', text })
export const leadPart = (text: string): OpeningPart => ({ kind: 'lead', text })
export const quotePart = (text: string, language?: string): OpeningPart => ({
  kind: 'quote',
  text,
  ...(language === undefined ? {} : { language }),
})

/** U+FFFC, the object replacement character, which no message and no record text has. */
const SLOT = '\uFFFC'

/** The parts of a message around one of its arguments, so that a quote keeps its language. */
export function partsAround(
  message: (argument: string) => string,
  argument: OpeningPart,
  part: (text: string) => OpeningPart = plainPart,
): readonly OpeningPart[] {
  if (argument.kind !== 'quote') return [part(message(argument.text))]
  const [before = '', after = ''] = message(SLOT).split(SLOT)
  return [part(before), argument, part(after)].filter(({ text }) => text !== '')
}

/** A quote as a sentence of its own; with a full stop unless it ends with one. */
export const quoteSentence = (quote: OpeningPart): readonly OpeningPart[] =>
  /[.!?…]$/.test(quote.text.trim()) ? [quote] : [quote, plainPart('.')]

/** A date in a sentence. */
export interface SentenceDate {
  /** The year is left out where it is this year; a year or month stands alone. */
  readonly text: string
  /** False for a month or a year. */
  readonly isDay: boolean
}

/** A date for a sentence; undefined for no date and for text that is no FHIR date. `today` is `yyyy-mm-dd`. */
export function sentenceDate(raw: string | undefined, today: string, format: FormatContext): SentenceDate | undefined {
  const day = raw === undefined ? undefined : shownDay(raw)
  const date = day === undefined ? undefined : parsePartialDate(day)
  if (day === undefined || date === undefined) return undefined
  const options = { format, style: 'patient' } as const
  if (date.precision === 'year') return { text: day, isDay: false }
  if (date.precision === 'month') return { text: formatDay(day, options), isDay: false }
  return {
    text: day.startsWith(today.slice(0, 4)) ? formatRowDay(day, today, options) : formatDay(day, options),
    isDay: true,
  }
}

/** The month of a date, "July 2021", or its year where no month was sent. */
export function sentenceMonth(raw: string, format: FormatContext): string {
  const day = shownDay(raw) ?? ''
  return day.length > 4 ? formatDay(day.slice(0, 7), { format, style: 'patient' }) : day
}

/** The sentences as text. */
export const sentencesText = (sentences: readonly OpeningSentence[]): string =>
  sentences
    .map(({ parts }) => parts.map(({ kind, text }) => (kind === 'quote' ? `“${text}”` : text)).join(''))
    .join(' ')
