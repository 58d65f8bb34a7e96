export interface LineInput {
  readonly value: number
  readonly low?: number | undefined
  readonly high?: number | undefined
  /** Other values that are drawn on the line. */
  readonly otherValues?: readonly number[] | undefined
}

export interface LineDomain {
  readonly min: number
  readonly max: number
  /** Set when the value is outside of the drawn part: it is drawn at that end with a break mark. */
  readonly clamped?: 'min' | 'max'
  /** Position of a number on the line, 0 to 1. */
  position(number: number): number
}

/**
 * The part of the number line that is drawn: the expected range with 75 % of its width at each side, extended to fit the value,
 * at most three widths beyond the range. The width of a range with one end is the size of that end. Undefined without a usable range.
 */
export function lineDomain({ value, low, high, otherValues = [] }: LineInput): LineDomain | undefined {
  const start = low ?? high
  if (start === undefined || !Number.isFinite(value) || (low !== undefined && high !== undefined && high < low))
    return undefined
  const width = (low !== undefined && high !== undefined ? high - low : Math.abs(start)) || 1
  const bottom = low ?? start - width
  const top = high ?? start + width
  const min = Math.max(Math.min(bottom - 0.75 * width, value, ...otherValues), bottom - 3 * width)
  const max = Math.min(Math.max(top + 0.75 * width, value, ...otherValues), top + 3 * width)
  const domain = { min, max, position: (number: number) => Math.min(1, Math.max(0, (number - min) / (max - min))) }
  if (value < min) return { ...domain, clamped: 'min' }
  return value > max ? { ...domain, clamped: 'max' } : domain
}

export type RangeSide = 'inside' | 'above' | 'below' | 'unclear'

/** The side of the range on which a value is; `unclear` if the comparator allows several. */
export function rangeSide({ value, low, high }: LineInput, comparator = ''): RangeSide {
  const isAbove = high !== undefined && (comparator === '>' ? value >= high : value > high)
  const isBelow = low !== undefined && (comparator === '<' ? value <= low : value < low)
  if (isAbove && ['', '>', '>='].includes(comparator)) return 'above'
  if (isBelow && ['', '<', '<='].includes(comparator)) return 'below'
  return comparator === '' ? 'inside' : 'unclear'
}
