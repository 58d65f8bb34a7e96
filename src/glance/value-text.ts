import { formatDay } from '../fhir/format-date'
import { formatAmount, formatDigits, formatQuantity, formatRange, formatRatio } from '../fhir/quantity'
import { appText, codedText, textWithUnit, writtenText } from './text'
import type { DisplayQuantity, DisplayValue } from '../fhir/display-value'
import type { GlanceText, GlanceValue } from './glance'
import type { GlanceContext } from './glance-context'

/** Longer words of a result are cut in a row; its page has all of them. */
const MAX_CHARACTERS = 80

const cut = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS).trimEnd()}…` : text

/** A number with its unit apart, which the row sets smaller. */
export function quantityValue(quantity: DisplayQuantity, { messages: { format } }: GlanceContext): GlanceValue {
  const { value } = quantity
  const whole = formatQuantity(quantity, format)
  const amount = value === undefined ? undefined : formatAmount({ ...quantity, value }, format)
  // Not of “72nd percentile”, whose number is no word of its own.
  if (amount === undefined || !whole.startsWith(`${amount} `)) return { text: appText(whole) }
  return { text: appText(amount), unit: whole.slice(amount.length + 1) }
}

/** A value and its unit as one text, for a line of words. */
export const valueWithUnit = ({ text, unit }: GlanceValue): GlanceText =>
  unit === undefined ? text : textWithUnit(text, unit)

/** Two numbers of one unit, such as a blood pressure: "139/78". */
export const pairValue = (
  upper: string,
  lower: string,
  unit: string | undefined,
  { messages: { format } }: GlanceContext,
): GlanceValue => ({
  text: appText(`${formatDigits(upper, format.locale)}/${formatDigits(lower, format.locale)}`),
  ...(unit === undefined ? {} : { unit }),
})

/** The name for the reader where it says all that the words of the record say, else those. */
function conceptWords({ text, codings }: Extract<DisplayValue, { kind: 'concept' }>, { conceptName }: GlanceContext) {
  const found = conceptName?.({ text, codings })
  return found?.isWhole === true ? appText(found.name) : codedText(cut(text))
}

function referenceWords(value: Extract<DisplayValue, { kind: 'reference' }>, { unnamedText }: GlanceContext) {
  if (value.display !== undefined) return writtenText(cut(value.display))
  const text = unnamedText?.(value)
  return text === undefined ? undefined : appText(text)
}

/** A value as the words of a row; undefined for what a row does not show, such as files and links. */
export function valueText(value: DisplayValue, context: GlanceContext): GlanceText | undefined {
  const { messages, audience } = context
  const { format, codeText } = messages
  switch (value.kind) {
    case 'text':
      return writtenText(cut(value.text), value.language)
    case 'concept':
      return conceptWords(value, context)
    case 'code':
      return appText(codeText(value.group, value.code, audience))
    case 'date':
      return appText(formatDay(value.raw, { format, style: audience === 'provider' ? 'provider' : 'patient' }))
    case 'quantity':
      return appText(formatQuantity(value, format))
    case 'range':
      return appText(formatRange(value, format))
    case 'ratio':
      return appText(formatRatio(value, format))
    case 'boolean':
      return appText(value.value ? format.values.yes : format.values.no)
    case 'note':
      return writtenText(cut(value.text))
    case 'reference':
      return referenceWords(value, context)
    case 'unreadable':
      return writtenText(cut(value.raw))
    case 'absent':
    case 'period':
    case 'link':
    case 'attachment':
    case 'rows':
      return undefined
  }
}
