/** `toFixed` and `toPrecision` throw beyond it, and digits that were sent have no limit. */
const MAX_DIGITS = 100

/** The number with this many decimals, 100 at most. */
export const withDecimals = (value: number, decimals: number): string => value.toFixed(Math.min(decimals, MAX_DIGITS))

/** The number with this many significant digits, from 1 to 100. */
export const withSignificantDigits = (value: number, digits: number): string =>
  value.toPrecision(Math.max(1, Math.min(digits, MAX_DIGITS)))
