import { formatListToParts } from '../../lib/locale-format'
import { parsePartialDate } from '../../fhir/partial-date'
import { formatDay, formatRowDay } from '../../fhir/format-date'
import { shownDay } from '../../fhir/shown-day'
import type { MessageAudience } from '../../i18n/audience'
import type { FormatContext } from '../../i18n/format-context'
import type { PageMessages } from '../../i18n/types'
import type { StatusContext } from '../status/record-status'
import type { ObservationReading } from '../observations/result-reading'

/** A piece of a sentence: the fact that comes first and is emphasized, plain words, or words of the record, in quotation marks (`quote`) or as a sentence of their own (`record`). */
export interface OpeningPart {
  readonly kind: 'lead' | 'plain' | 'quote' | 'record'
  readonly text: string
  /** Language of a quote, where the record states it. */
  readonly language?: string
  /** A name from a code system: in English unless its words say otherwise. */
  readonly isCoded?: boolean
}

/** One of the sentences that open a page, with the rule that gave it (docs/sentences.md). */
export interface OpeningSentence {
  readonly rule: string
  readonly parts: readonly OpeningPart[]
}

/** The language, the reader and the day of opening sentences. */
export interface SentenceContext {
  readonly messages: PageMessages
  readonly reader: MessageAudience
  readonly status: StatusContext
  /** The value of a vital sign in the units that the reader knows; undefined where that of the record is stated. */
  homeAmount?(reading: ObservationReading): string | undefined
}

export const plainPart = (text: string): OpeningPart => ({ kind: 'plain', text })
export /** Directions as written, in the language of the reader. */
const recordPart = (text: string): OpeningPart => ({ kind: 'record', text })
export const leadPart = (text: string): OpeningPart => ({ kind: 'lead', text })
export const quotePart = (text: string, language?: string): OpeningPart => ({
  kind: 'quote',
  text,
  ...(language === undefined ? {} : { language }),
})
/** A quote of a name from a code system. */
export const codedQuotePart = (text: string): OpeningPart => ({ kind: 'quote', text, isCoded: true })

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

const space = plainPart(' ')

/** Sentences one after the other; those without parts are left out. */
export const joinedSentences = (sentences: readonly (readonly OpeningPart[])[]): readonly OpeningPart[] =>
  sentences.filter(({ length }) => length > 0).flatMap((parts, index) => (index === 0 ? parts : [space, ...parts]))

/** Pieces of the same kind side by side as one piece. */
export const mergeParts = (parts: readonly OpeningPart[]): readonly OpeningPart[] =>
  parts.reduce<OpeningPart[]>((all, part) => {
    const before = all.at(-1)
    if (before?.kind !== part.kind || part.kind === 'quote' || part.kind === 'record') return [...all, part]
    return [...all.slice(0, -1), { kind: part.kind, text: `${before.text}${part.text}` }]
  }, [])

/** Several items as a list in the language of the reader, such as "hives and “itching”"; the words between them are `part`s. */
export function listParts(
  items: readonly OpeningPart[],
  { locale }: FormatContext,
  part: (text: string) => OpeningPart = plainPart,
): readonly OpeningPart[] {
  let next = 0
  return formatListToParts(
    items.map(({ text }) => text),
    locale,
  ).flatMap(({ type, value }) => (type === 'literal' ? part(value) : (items[next++] ?? [])))
}

/** The opening sentences of the rules, in their order; rules without parts are left out. */
export const sentencesOfRules = (
  rules: readonly (readonly [rule: string, parts: readonly OpeningPart[]])[],
): readonly OpeningSentence[] =>
  rules.filter(([, { length }]) => length > 0).map(([rule, parts]) => ({ rule, parts: mergeParts(parts) }))

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
