/** The least height of the drawing, as a part of the largest number in it: a change of two in a hundred is no swing. */
const LEAST = 0.1

/** Both ends of the drawn height: all numbers and the ends of the range, spread around their middle where they lie close together. */
export function sparklineScale(
  values: readonly number[],
  low: number | undefined,
  high: number | undefined,
): readonly [min: number, max: number] {
  const all = [...values, low, high].filter((value) => value !== undefined)
  const [min, max] = [Math.min(...all), Math.max(...all)]
  const missing = LEAST * Math.max(Math.abs(min), Math.abs(max)) - (max - min)
  return missing <= 0 ? [min, max] : [min - missing / 2, max + missing / 2]
}
