/** The least span of the scale, as a fraction of the largest number: a change of 2 % must not look like a swing. */
const MIN_RELATIVE_SPAN = 0.1

/** The ends of the scale: it contains all values and the ends of the range, and has a minimum span around their middle. */
export function sparklineScale(
  values: readonly number[],
  low: number | undefined,
  high: number | undefined,
): readonly [min: number, max: number] {
  const all = [...values, low, high].filter((value) => value !== undefined)
  const [min, max] = [Math.min(...all), Math.max(...all)]
  const missing = MIN_RELATIVE_SPAN * Math.max(Math.abs(min), Math.abs(max)) - (max - min)
  return missing <= 0 ? [min, max] : [min - missing / 2, max + missing / 2]
}
