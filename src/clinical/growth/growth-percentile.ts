import { growthReference, type CurveSex, type GrowthMeasure, type LmsRow } from './growth-reference'

/** Days per month in the growth tables. */
const DAYS_PER_MONTH = 30.4375

/** The percentiles drawn in growth charts. */
export const drawnPercentiles = [5, 10, 25, 50, 75, 90, 95] as const

/** The percentile range in which the tables are valid; a body mass index above the 95th needs another reference. */
const percentileLimits: Readonly<Record<GrowthMeasure, readonly [number, number]>> = {
  height: [3, 97],
  weight: [3, 97],
  bmi: [3, 95],
}

/** A whole percentile, or `below` or `above` the limits of the tables. */
export interface GrowthPercentile {
  readonly position: 'at' | 'below' | 'above'
  readonly percentile: number
}

/** Months of 30.4375 days between two days in milliseconds since 1970. */
export const monthsBetween = (birth: number, day: number): number => (day - birth) / 86_400_000 / DAYS_PER_MONTH

/** L, M and S at an age, interpolated linearly; undefined outside of the table. */
function lmsAt(rows: readonly LmsRow[], months: number): LmsRow | undefined {
  const next = rows.findIndex(([age]) => age >= months)
  const [before, after] = [rows[Math.max(0, next - 1)], rows[next]]
  if (!before || !after || months < (rows[0]?.[0] ?? Infinity)) return undefined
  const share = after[0] === before[0] ? 0 : (months - before[0]) / (after[0] - before[0])
  const between = (index: 1 | 2 | 3) => before[index] + (after[index] - before[index]) * share
  return [months, between(1), between(2), between(3)]
}

/** The standard normal cumulative distribution at z (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function normalUpTo(z: number): number {
  if (z < 0) return 1 - normalUpTo(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

/** z-scores of the drawn percentiles. */
const deviations: Readonly<Record<(typeof drawnPercentiles)[number], number>> = {
  5: -1.644854,
  10: -1.281552,
  25: -0.67449,
  50: 0,
  75: 0.67449,
  90: 1.281552,
  95: 1.644854,
}

/** The percentile of a value (cm, kg or kg/m2) by sex and age in months (LMS method); undefined for ages outside of the tables. */
export function percentileOf(
  measurement: GrowthMeasure,
  sex: CurveSex,
  months: number,
  value: number,
): GrowthPercentile | undefined {
  const row = lmsAt(growthReference[measurement][sex], months)
  if (!row || value <= 0) return undefined
  const [, l, m, s] = row
  const z = Math.abs(l) < 1e-6 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s)
  const percentile = Math.round(100 * normalUpTo(z))
  const [lowest, highest] = percentileLimits[measurement]
  if (percentile < lowest) return { position: 'below', percentile: lowest }
  if (percentile > highest) return { position: 'above', percentile: highest }
  return { position: 'at', percentile }
}

/** The values (cm, kg or kg/m2) of a percentile at each age of the tables, in months. */
export function percentileCurve(
  measurement: GrowthMeasure,
  sex: CurveSex,
  percentile: (typeof drawnPercentiles)[number],
): readonly { readonly months: number; readonly value: number }[] {
  const z = deviations[percentile]
  return growthReference[measurement][sex].map(([months, l, m, s]) => ({
    months,
    value: Math.abs(l) < 1e-6 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l),
  }))
}
