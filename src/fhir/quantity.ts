import { withoutUndefined, isObject, textOf } from '../lib/json'
import { digitsOf } from './lossless-json'
import type { DisplayQuantity, DisplayValue } from './display-value'
import { normalizeUnit, knownUnitCode } from './units/unit-table'
import { sameUnit, unitsDisagree } from './units/unit'
import type { FormatContext } from '../i18n/format-context'

/** Shows a Quantity, SimpleQuantity, Age or Duration; undefined when it has neither a value nor a unit. */
export function quantityOf(value: unknown): DisplayQuantity | undefined {
  if (!isObject(value)) return undefined
  const members = withoutUndefined({
    value: digitsOf(value, 'value'),
    comparator: textOf(value['comparator']),
    unit: textOf(value['unit']),
    system: textOf(value['system']),
    code: textOf(value['code']),
  })
  if (value['value'] !== undefined && members.value === undefined) return undefined
  return members.value === undefined && members.unit === undefined && members.code === undefined
    ? undefined
    : { kind: 'quantity', ...members }
}

/** Shows Money: an amount with its currency. */
export function moneyOf(value: unknown): DisplayQuantity | undefined {
  const amount = quantityOf(value)
  return amount?.value !== undefined && isObject(value)
    ? withoutUndefined({ ...amount, unit: textOf(value['currency']) })
    : undefined
}

/** Shows a Range; undefined when it has neither end, or an unreadable one. */
export function rangeOf(value: unknown): Extract<DisplayValue, { kind: 'range' }> | undefined {
  if (!isObject(value)) return undefined
  const [low, high] = [quantityOf(value['low']), quantityOf(value['high'])]
  if ((value['low'] !== undefined && !low) || (value['high'] !== undefined && !high)) return undefined
  return low || high ? { kind: 'range', ...withoutUndefined({ low, high }) } : undefined
}

/** Shows a Ratio; undefined when it has neither part, or an unreadable one. */
export function ratioOf(value: unknown): Extract<DisplayValue, { kind: 'ratio' }> | undefined {
  if (!isObject(value)) return undefined
  const [numerator, denominator] = [quantityOf(value['numerator']), quantityOf(value['denominator'])]
  if ((value['numerator'] !== undefined && !numerator) || (value['denominator'] !== undefined && !denominator))
    return undefined
  return numerator || denominator ? { kind: 'ratio', ...withoutUndefined({ numerator, denominator }) } : undefined
}

const UCUM = 'http://unitsofmeasure.org'

/** The text of a unit that stands apart from its amount: as `sentUnit`, with English words in the language of the reader. */
export function unitText(quantity: DisplayQuantity, format: FormatContext): string | undefined {
  const text = sentUnit(quantity, format)
  return text === undefined || unitsDisagree(quantity) ? text : format.values.unitWords(text)
}

/**
 * The text of the unit: as sent unless it repeats the code, else from the UCUM table, else the code; the unit `1` is omitted. Spellings
 * of computers are replaced by words unless `exact`; where text and code are different units, both are named.
 */
export function sentUnit(quantity: DisplayQuantity, format: FormatContext, exact = false): string | undefined {
  const { unit, code } = quantity
  const byCode = code === undefined ? undefined : (unitTextByCode(quantity, format) ?? code)
  if (unitsDisagree(quantity)) return format.values.unitsDisagree(unit ?? '', byCode ?? '')
  const text = (unit === code ? undefined : unit) ?? byCode
  // “{nominal}” is what Synthea writes for a ratio, such as a specific gravity.
  if (text === undefined || text === '1' || (text === '{nominal}' && !exact)) return undefined
  return (exact ? text : withoutCodes(text, format)).replace(/^\{(.*)\}$/, '$1') || undefined
}

/** Units as computers write them: `10*3/uL`, `degF`, `score`, `# per year`. */
const CODE_LIKE = /[*^[\]{}#]|^deg|^x\s?10|^score$/i

function withoutCodes(text: string, format: FormatContext): string {
  if (!CODE_LIKE.test(text)) return text
  const words = unitMessages(format)
  const known = [text, normalizeUnit(text), knownUnitCode(text)].find((code) => Object.hasOwn(words, code ?? ''))
  return (known === undefined ? undefined : words[known]) ?? text.replace(/^#\s*/, '')
}

const unitMessages = (format: FormatContext): Readonly<Record<string, string>> => format.units

function unitTextByCode({ system, code = '' }: DisplayQuantity, format: FormatContext): string | undefined {
  return (system === undefined || system === UCUM) && Object.hasOwn(unitMessages(format), code)
    ? unitMessages(format)[code]
    : undefined
}

/** Numbers with more digits on either side of the decimal point are shown as sent. */
const MAX_DIGITS = 20

/** `2.50e-3` as `0.00250`, with the same digits; any other text unchanged. */
function withoutExponent(text: string): string {
  const [, sign = '', integer = '', fraction = '', exponent = ''] =
    /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d+)$/.exec(text) ?? []
  const shift = Number(exponent)
  if (exponent === '' || Math.abs(shift) > MAX_DIGITS) return text
  const digits = `${integer}${fraction}`
  const point = integer.length + shift
  const padded = point <= 0 ? `${'0'.repeat(1 - point)}${digits}` : digits.padEnd(point, '0')
  const at = Math.max(point, 1)
  return `${sign}${padded.slice(0, at)}${padded.length > at ? '.' : ''}${padded.slice(at)}`
}

/** More fraction digits come from arithmetic, not from measurement. */
const MEASURED_DIGITS = 4

/** Rounds a number with more fraction digits than `MEASURED_DIGITS` to that many significant digits, keeping all integer digits. */
function roundToMeasured(text: string): string {
  const [, integer = '', point = ''] = /^-?(\d+)\.(\d+)$/.exec(text) ?? []
  if (point.length <= MEASURED_DIGITS) return text
  const rounded =
    Number(integer) === 0
      ? withoutExponent(Number(text).toPrecision(MEASURED_DIGITS))
      : Number(text).toFixed(Math.max(0, MEASURED_DIGITS - integer.length))
  // Zeros that only rounding adds would claim a precision that was not sent.
  return rounded.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}

const formats = new Map<string, Intl.NumberFormat>()

/** Cached: formatters are expensive to create and every value of a list uses one. */
function formatOf(locale: string, fraction: number): Intl.NumberFormat {
  const key = `${locale} ${fraction}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: fraction,
      maximumFractionDigits: fraction,
      useGrouping: 'min2',
    })
  formats.set(key, format)
  return format
}

/** Formats digits for a locale, rounded as by `roundToMeasured` unless `exact`, with a true minus sign. */
export function formatDigits(sent: string, locale: string, exact = false): string {
  const text = exact ? withoutExponent(sent) : roundToMeasured(withoutExponent(sent))
  const [, integer = '', point = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (integer === '' || integer.length > MAX_DIGITS || point.length > MAX_DIGITS) return sent
  return formatOf(locale, point.length)
    .format(text as `${number}`)
    .replace('-', '−')
}

const comparatorText = ({ comparator }: DisplayQuantity, { values: { comparators } }: FormatContext) =>
  comparator !== undefined && Object.hasOwn(comparators, comparator) ? comparators[comparator] : comparator

/** The number of an amount whose unit stands elsewhere, with its comparator: "Less than 0.01". */
export const formatAmount = (quantity: DisplayQuantity & { readonly value: string }, format: FormatContext): string =>
  [comparatorText(quantity, format), formatDigits(quantity.value, format.locale)]
    .filter((part) => part !== undefined)
    .join(' ')

/** "Less than 0.01 ng/mL", "5.6 %", or only the unit when no number was sent. */
export function formatQuantity(quantity: DisplayQuantity, format: FormatContext, exact = false): string {
  const unit = sentUnit(quantity, format, exact)
  // A number without a unit may be a coordinate.
  const amount =
    quantity.value === undefined ? undefined : formatDigits(quantity.value, format.locale, exact || unit === undefined)
  const { measured } = format.values
  return [
    comparatorText(quantity, format),
    amount === undefined || unit === undefined ? (amount ?? unit) : measured(amount, unit),
  ]
    .filter((part) => part !== undefined)
    .join(' ')
}

/** "4 to 5.6 %", "5.7 % or higher", "5.6 % or lower". */
export function formatRange(
  range: { readonly low?: DisplayQuantity; readonly high?: DisplayQuantity },
  format: FormatContext,
  exact = false,
): string {
  const { low, high } = range
  const { values } = format
  if (low && high)
    return values.rangeBoth(
      formatQuantity(
        sameUnit(low, high) ? withoutUndefined({ ...low, unit: undefined, code: undefined }) : low,
        format,
        exact,
      ),
      formatQuantity(high, format, exact),
    )
  if (low) return values.rangeOpenHigh(formatQuantity(low, format, exact))
  return high ? values.rangeOpenLow(formatQuantity(high, format, exact)) : ''
}

/** "1:160" and "<1:40" for titers, which have no units and keep the form of laboratories; "8 tablets in 1 day"; "5 g for each 100 g". */
export function formatRatio(
  ratio: { readonly numerator?: DisplayQuantity; readonly denominator?: DisplayQuantity },
  format: FormatContext,
  exact = false,
): string {
  const parts = [ratio.numerator, ratio.denominator]
  if (parts.every((part) => part?.value !== undefined && sentUnit(part, format) === undefined))
    return parts
      .map((part) => `${part?.comparator ?? ''}${formatDigits(part?.value ?? '', format.locale, true)}`)
      .join(':')
  const [top, bottom] = parts.map((part) => part && formatQuantity(part, format, exact))
  if (top === undefined || bottom === undefined) return top ?? bottom ?? ''
  const { values } = format
  return ratio.numerator && ratio.denominator && sameUnit(ratio.numerator, ratio.denominator)
    ? values.ratioEach(top, bottom)
    : values.ratioIn(top, bottom)
}
