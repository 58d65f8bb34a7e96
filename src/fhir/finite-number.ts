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
