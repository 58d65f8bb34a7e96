import { formatDate, formatPeriod } from '../../fhir/format-date'
import { formatQuantity, formatRange, formatRatio } from '../../fhir/quantity'
import type { LabelledValues, DisplayValue } from '../../fhir/display-value'
import type { ExportContext } from './export-context'

type Of<K extends DisplayValue['kind']> = Extract<DisplayValue, { kind: K }>
type Writers = {
  readonly [K in DisplayValue['kind']]: (shown: Of<K>, context: ExportContext, above?: string) => string
}

const optionsOf = ({ messages, audience }: ExportContext) =>
  ({ format: messages.format, style: audience === 'provider' ? 'provider' : 'patient' }) as const

/** A date as sent or formatted; an unreadable one is quoted. */
export function dateText(raw: string, context: ExportContext): string {
  if (context.rawDates) return raw
  const { text, isReadable } = formatDate(raw, optionsOf(context))
  return isReadable ? text : context.messages.values.unreadableDate(text)
}

function referenceText(
  { display, identifier, reference, type }: Of<'reference'>,
  { messages: { states, typeNames, download }, audience, from, nameOfReference: nameOf, unnamedText }: ExportContext,
): string {
  const name = display ?? (reference === undefined ? undefined : nameOf?.(reference, from))
  if (name !== undefined) return name
  if (identifier !== undefined) return states.identifierOnly(identifier)
  const named = type ?? /(?<![A-Za-z])([A-Z][A-Za-z]+)\/[^/]+(?:\/_history\/[^/]+)?$/.exec(reference ?? '')?.[1]
  const names = Object.entries(typeNames).find(([key]) => key === named)?.[1]
  if (named === undefined) return states.noName
  const kind = names?.[audience === 'provider' ? 'provider' : 'patient'].one ?? named
  return unnamedText?.(kind, reference ?? '') ?? download.unnamedReference(kind)
}

const writers: Writers = {
  text: ({ before = '', text, note = '' }) =>
    `${before} ${text}${note === '' || note.startsWith('.') ? '' : ' '}${note}`.trimStart(),
  code: ({ group, code }, { messages, audience }) => messages.codeText(group, code, audience),
  concept: ({ before = '', text, codings }, { messages }) =>
    `${before} ${text || (codings.map((coding) => coding.display ?? coding.code).find(Boolean) ?? messages.states.absent)}`.trimStart(),
  date: ({ raw }, context) => dateText(raw, context),
  period: (period, context) =>
    context.rawDates
      ? `${period.start ?? ''}/${period.end ?? ''}`
      : (formatPeriod(period, optionsOf(context))?.text ?? context.messages.states.absent),
  quantity: (quantity, { messages }) => formatQuantity(quantity, messages.format),
  range: (range, { messages }) => formatRange(range, messages.format),
  ratio: (ratio, { messages }) => formatRatio(ratio, messages.format),
  boolean: ({ value }, { messages }) => (value ? messages.values.yes : messages.values.no),
  reference: referenceText,
  link: ({ text }) => text,
  note: ({ text, author, time }, context) => {
    const by = [author && shownText(author, context), time && dateText(time, context)].filter(Boolean).join(', ')
    return by === '' ? text : `${text} (${by})`
  },
  attachment: ({ title, contentType }, { messages }) =>
    [title ?? messages.states.file, contentType && `(${contentType})`].filter(Boolean).join(' '),
  rows: ({ rows }, context, above) =>
    rows
      .map((row) => rowText(row, context, above))
      .filter((text) => text !== '')
      .join('; '),
  absent: ({ reason, explanation }, { messages, audience }) =>
    [messages.codeText('dataAbsentReason', reason, audience), explanation && `(${explanation})`]
      .filter(Boolean)
      .join(' '),
  unreadable: ({ raw }, { messages }) => messages.states.unreadableRaw(raw),
}

/** A value as plain text, as on its page. `above` is the label before it, which nested rows do not repeat (“Location: Location: …”). */
export function shownText(shown: DisplayValue, context: ExportContext, above?: string): string {
  const write = writers[shown.kind] as (shown: DisplayValue, context: ExportContext, above?: string) => string
  return write(shown, context, above)
}

/** All values of an element; codes without a text ("do not take: false") and folded rows are left out. */
export function valuesText({ values }: LabelledValues, context: ExportContext, above?: string): string {
  const texts = values
    .filter((shown) => shown.kind !== 'rows' || shown.folded !== true)
    .map((shown) => shownText(shown, context, above))
    .filter((text) => text !== '')
  // Numbers keep backbone elements apart, such as the severities of two reactions.
  const numbered = texts.length > 1 && values.some((shown) => shown.kind === 'rows')
  return texts.map((text, index) => (numbered ? `(${index + 1}) ${text}` : text)).join('; ')
}

/** "Label: values"; empty when there is no text of a value. */
export function rowText(row: LabelledValues, context: ExportContext, above?: string): string {
  const label = context.messages.label(row.label, context.audience)
  const text = valuesText(row, context, label)
  return text === '' || label === above ? text : `${label}: ${text}`
}
