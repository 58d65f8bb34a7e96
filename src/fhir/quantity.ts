import { units } from '../words/en/units'
import { values } from '../words/en/values'
import { defined, isObject, textOf } from './guards'
import type { QuantityShown, Shown } from './shown'

/** Digits as sent; a number keeps what JSON.parse left of it. */
const digits = (value: unknown): string | undefined => (typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined)

/** Quantity, SimpleQuantity, Age or Duration; undefined when it has neither a value nor a unit. */
export function quantityOf(value: unknown): QuantityShown | undefined {
  if (!isObject(value)) return undefined
  const members = defined({
    value: digits(value['value']),
    comparator: textOf(value['comparator']),
    unit: textOf(value['unit']),
    system: textOf(value['system']),
    code: textOf(value['code']),
  })
  if (value['value'] !== undefined && members.value === undefined) return undefined
  return members.value === undefined && members.unit === undefined && members.code === undefined ? undefined : { kind: 'quantity', ...members }
}

/** A Range; undefined when it has neither end, or an end that cannot be read. */
export function rangeOf(value: unknown): Extract<Shown, { kind: 'range' }> | undefined {
  if (!isObject(value)) return undefined
  const [low, high] = [quantityOf(value['low']), quantityOf(value['high'])]
  if ((value['low'] !== undefined && !low) || (value['high'] !== undefined && !high)) return undefined
  return low || high ? { kind: 'range', ...defined({ low, high }) } : undefined
}

/** A Ratio; undefined when it has neither part, or a part that cannot be read. */
export function ratioOf(value: unknown): Extract<Shown, { kind: 'ratio' }> | undefined {
  if (!isObject(value)) return undefined
  const [numerator, denominator] = [quantityOf(value['numerator']), quantityOf(value['denominator'])]
  if ((value['numerator'] !== undefined && !numerator) || (value['denominator'] !== undefined && !denominator)) return undefined
  return numerator || denominator ? { kind: 'ratio', ...defined({ numerator, denominator }) } : undefined
}

const UCUM = 'http://unitsofmeasure.org'

/** The unit in words: as sent, else by the UCUM table, else the code; a one for "no unit" is left out. */
export function unitText(quantity: QuantityShown): string | undefined {
  const text = quantity.unit ?? (quantity.code === undefined ? undefined : (unitByCode(quantity) ?? quantity.code))
  return text === '1' || text === undefined ? undefined : text.replace(/^\{(.*)\}$/, '$1')
}

function unitByCode({ system, code = '' }: QuantityShown): string | undefined {
  return (system === undefined || system === UCUM) && Object.hasOwn(units, code) ? units[code] : undefined
}

/** Digits in the manner of the locale, as many after the point as were sent; a real minus sign. */
export function formatDigits(text: string, locale: string): string {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text
  const fraction = text.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: fraction, maximumFractionDigits: fraction, useGrouping: 'min2' })
  return format.format(text as `${number}`).replace('-', '−')
}

/** "Less than 0.01 ng/mL", "5.6 %", or only the unit when no number was sent. */
export function formatQuantity(quantity: QuantityShown, locale: string): string {
  const amount = quantity.value === undefined ? undefined : formatDigits(quantity.value, locale)
  const { comparator } = quantity
  const words = comparator === undefined ? undefined : (values.comparators[comparator] ?? comparator)
  return [words, amount, unitText(quantity)].filter((part) => part !== undefined).join(' ')
}

const sameUnit = (a: QuantityShown, b: QuantityShown): boolean => unitText(a) === unitText(b)

/** "4 to 5.6 %", "5.7 % or higher", "5.6 % or lower". */
export function formatRange(range: { readonly low?: QuantityShown; readonly high?: QuantityShown }, locale: string): string {
  const { low, high } = range
  if (low && high) return values.rangeBoth(formatQuantity(sameUnit(low, high) ? defined({ ...low, unit: undefined, code: undefined }) : low, locale), formatQuantity(high, locale))
  if (low) return values.rangeOpenHigh(formatQuantity(low, locale))
  return high ? values.rangeOpenLow(formatQuantity(high, locale)) : ''
}

/** "1 to 160" for titers, "5 mg to 1 mL" otherwise as sent. */
export function formatRatio(ratio: { readonly numerator?: QuantityShown; readonly denominator?: QuantityShown }, locale: string): string {
  const [top, bottom] = [ratio.numerator, ratio.denominator].map((part) => part && formatQuantity(part, locale))
  return top !== undefined && bottom !== undefined ? values.ratio(top, bottom) : (top ?? bottom ?? '')
}
