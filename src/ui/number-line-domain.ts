export interface LineInput {
  readonly value: number
  readonly low?: number | undefined
  readonly high?: number | undefined
  /** Other numbers that are drawn on the line. */
  readonly also?: readonly number[] | undefined
}

export interface LineDomain {
  readonly min: number
  readonly max: number
  /** Set when the value lies beyond the drawn part: it is drawn at that end with a break mark. */
  readonly clamped?: 'min' | 'max'
  /** Where a number stands on the line, 0 to 1. */
  at(number: number): number
}

/**
 * The part of the number line that is drawn: the expected range with 75 % of its width at each side, grown to fit the value,
 * at most three widths beyond the range. A range with one end counts the size of that end as its width.
 */
export function lineDomain({ value, low, high, also = [] }: LineInput): LineDomain | undefined {
  const start = low ?? high
  if (start === undefined || !Number.isFinite(value) || (low !== undefined && high !== undefined && high < low))
    return undefined
  const width = (low !== undefined && high !== undefined ? high - low : Math.abs(start)) || 1
  const bottom = low ?? start - width
  const top = high ?? start + width
  const min = Math.max(Math.min(bottom - 0.75 * width, value, ...also), bottom - 3 * width)
  const max = Math.min(Math.max(top + 0.75 * width, value, ...also), top + 3 * width)
  const at = (number: number) => Math.min(1, Math.max(0, (number - min) / (max - min)))
  return {
    min,
    max,
    at,
    ...(value < min ? { clamped: 'min' as const } : value > max ? { clamped: 'max' as const } : {}),
  }
}

export type Side = 'inside' | 'above' | 'below' | 'unclear'

/** On which side of the range a value lies; `unclear` when a comparator leaves it open. */
export function sideOf({ value, low, high }: LineInput, comparator?: string): Side {
  const aboveAll = high !== undefined && (comparator?.startsWith('>') ? value >= high : value > high)
  const belowAll = low !== undefined && (comparator?.startsWith('<') ? value <= low : value < low)
  if (!comparator) return aboveAll ? 'above' : belowAll ? 'below' : 'inside'
  if (comparator === '>' && aboveAll) return 'above'
  if (comparator === '>=' && high !== undefined && value > high) return 'above'
  if (comparator === '<' && belowAll) return 'below'
  if (comparator === '<=' && low !== undefined && value < low) return 'below'
  return 'unclear'
}
