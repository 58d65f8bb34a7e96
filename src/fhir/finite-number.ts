declare const brand: unique symbol

/** A number that can be converted and drawn on an axis. Only `finiteNumber` makes one, so that no chart has to expect NaN or 1e400. */
export type FiniteNumber = number & { readonly [brand]: true }

/** Far beyond any measurement, and far enough from the largest number of JavaScript for the span and the ticks of an axis. */
const MAX = 1e100

/** The number of the digits that were sent; undefined for a text that is no number, and beyond ±1e100. */
export function finiteNumber(sent: string | number | undefined): FiniteNumber | undefined {
  const value = sent === undefined || sent === '' ? NaN : Number(sent)
  return Math.abs(value) <= MAX ? (value as FiniteNumber) : undefined
}

/** `toFixed` and `toPrecision` throw beyond it, and digits that were sent have no limit. */
const MAX_DIGITS = 100

/** The number with this many decimals, 100 at most. */
export const withDecimals = (value: number, decimals: number): string => value.toFixed(Math.min(decimals, MAX_DIGITS))

/** The number with this many significant digits, from 1 to 100. */
export const withSignificantDigits = (value: number, digits: number): string =>
  value.toPrecision(Math.max(1, Math.min(digits, MAX_DIGITS)))
