import { formatDate, formatPeriod } from '../../fhir/format-date'
import { formatQuantity, formatRange, formatRatio } from '../../fhir/quantity'
import type { LabelledShown, Shown } from '../../fhir/shown'
import type { Speech } from './speech'

type Of<K extends Shown['kind']> = Extract<Shown, { kind: K }>
type Writers = { readonly [K in Shown['kind']]: (shown: Of<K>, speech: Speech, above?: string) => string }

const optionsOf = ({ words, audience }: Speech) =>
  ({ locale: words.language.locale, style: audience === 'provider' ? 'provider' : 'patient' }) as const

/** A date as sent or in words; what is no date is quoted. */
export function dateText(raw: string, speech: Speech): string {
  if (speech.rawDates) return raw
  const { text, readable } = formatDate(raw, optionsOf(speech))
  return readable ? text : speech.words.values.unreadableDate(text)
}

function referenceText(
  { display, identifier, reference, type }: Of<'reference'>,
  { words: { states, typeNames, download }, audience, named: nameOf }: Speech,
): string {
  const name = display ?? (reference === undefined ? undefined : nameOf?.(reference))
  if (name !== undefined) return name
  if (identifier !== undefined) return states.identifierOnly(identifier)
  const named = type ?? /([A-Z][A-Za-z]+)\/[^/]+(?:\/_history\/[^/]+)?$/.exec(reference ?? '')?.[1]
  const names = Object.entries(typeNames).find(([key]) => key === named)?.[1]
  return named === undefined
    ? states.notNamed
    : download.notNamedHere(names?.[audience === 'provider' ? 'provider' : 'patient'].one ?? named)
}

const writers: Writers = {
  text: ({ text }) => text,
  code: ({ group, code }, { words, audience }) => words.codeText(group, code, audience),
  concept: ({ text, codings }, { words }) =>
    text || (codings.map((coding) => coding.display ?? coding.code).find(Boolean) ?? words.states.absent),
  date: ({ raw }, speech) => dateText(raw, speech),
  period: (period, speech) =>
    speech.rawDates
      ? `${period.start ?? ''}/${period.end ?? ''}`
      : (formatPeriod(period, optionsOf(speech))?.text ?? speech.words.states.absent),
  quantity: (quantity, { words }) => formatQuantity(quantity, words.language.locale),
  range: (range, { words }) => formatRange(range, words.language.locale),
  ratio: (ratio, { words }) => formatRatio(ratio, words.language.locale),
  boolean: ({ value }, { words }) => (value ? words.values.yes : words.values.no),
  reference: referenceText,
  link: ({ text }) => text,
  note: ({ text, author, time }, speech) => {
    const by = [author && shownText(author, speech), time && dateText(time, speech)].filter(Boolean).join(', ')
    return by === '' ? text : `${text} (${by})`
  },
  attachment: ({ title, contentType }, { words }) =>
    [title ?? words.states.file, contentType && `(${contentType})`].filter(Boolean).join(' '),
  rows: ({ rows }, speech, above) =>
    rows
      .map((row) => rowText(row, speech, above))
      .filter((text) => text !== '')
      .join('; '),
  absent: ({ reason, said }, { words, audience }) =>
    [words.codeText('dataAbsentReason', reason, audience), said && `(${said})`].filter(Boolean).join(' '),
  unreadable: ({ raw }, { words }) => words.states.unreadableRaw(raw),
}

/** One value of a record as plain text: the same words as on its page. `above` is the label that stands before it, which a part of it does not say again (“Location: Location: …”). */
export function shownText(shown: Shown, speech: Speech, above?: string): string {
  const write = writers[shown.kind] as (shown: Shown, speech: Speech, above?: string) => string
  return write(shown, speech, above)
}

/** All values of one element; codes without words ("do not take: false") and parts that other words have said already say nothing. */
export function valuesText({ values }: LabelledShown, speech: Speech, above?: string): string {
  const texts = values
    .filter((shown) => shown.kind !== 'rows' || shown.folded !== true)
    .map((shown) => shownText(shown, speech, above))
    .filter((text) => text !== '')
  // What belongs together stays apart from the next: the severity of one reaction is not that of another.
  const numbered = texts.length > 1 && values.some((shown) => shown.kind === 'rows')
  return texts.map((text, index) => (numbered ? `(${index + 1}) ${text}` : text)).join('; ')
}

/** "Label: values"; empty when the values say nothing. */
export function rowText(row: LabelledShown, speech: Speech, above?: string): string {
  const label = speech.words.label(row.label, speech.audience)
  const text = valuesText(row, speech, label)
  return text === '' || label === above ? text : `${label}: ${text}`
}
