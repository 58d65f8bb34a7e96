import { reference, type CurveSex, type Measurement, type Row } from './growth-reference'

/** Days of a month as the tables of growth count them. */
const MONTH = 30.4375

/** The percentiles that growth charts draw. The tables say nothing certain beyond the outer ones. */
export const curves = [5, 10, 25, 50, 75, 90, 95] as const

/** Between these the tables hold; body mass index above the 95th needs another reference. */
const ends: Readonly<Record<Measurement, readonly [number, number]>> = {
  height: [3, 97],
  weight: [3, 97],
  bmi: [3, 95],
}

/** Where a number stands: `at` a whole percentile, or beyond the first or last that the tables hold. */
export interface Standing {
  readonly where: 'at' | 'below' | 'above'
  readonly percentile: number
}

/** Age in months of 30.4375 days between two days, in milliseconds since 1970. */
export const monthsBetween = (birth: number, day: number): number => (day - birth) / 86_400_000 / MONTH

/** L, M and S at an age, on a straight line between two rows of the table; undefined outside of it. */
function at(rows: readonly Row[], months: number): Row | undefined {
  const next = rows.findIndex(([age]) => age >= months)
  const [before, after] = [rows[Math.max(0, next - 1)], rows[next]]
  if (!before || !after || months < (rows[0]?.[0] ?? Infinity)) return undefined
  const share = after[0] === before[0] ? 0 : (months - before[0]) / (after[0] - before[0])
  const between = (index: 1 | 2 | 3) => before[index] + (after[index] - before[index]) * share
  return [months, between(1), between(2), between(3)]
}

/** The standard normal distribution up to z (Abramowitz and Stegun 26.2.17; off by less than 1e-7). */
function normalUpTo(z: number): number {
  if (z < 0) return 1 - normalUpTo(-z)
  const t = 1 / (1 + 0.2316419 * z)
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

/** Standard deviations of the drawn percentiles. */
const deviations: Readonly<Record<(typeof curves)[number], number>> = {
  5: -1.644854,
  10: -1.281552,
  25: -0.67449,
  50: 0,
  75: 0.67449,
  90: 1.281552,
  95: 1.644854,
}

/** Where a number (cm, kg or kg/m2) stands among children of that sex and age in months; undefined for ages that the curves do not cover. LMS method. */
export function standingOf(
  measurement: Measurement,
  sex: CurveSex,
  months: number,
  value: number,
): Standing | undefined {
  const row = at(reference[measurement][sex], months)
  if (!row || value <= 0) return undefined
  const [, l, m, s] = row
  const z = Math.abs(l) < 1e-6 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s)
  const percentile = Math.round(100 * normalUpTo(z))
  const [lowest, highest] = ends[measurement]
  if (percentile < lowest) return { where: 'below', percentile: lowest }
  if (percentile > highest) return { where: 'above', percentile: highest }
  return { where: 'at', percentile }
}

/** The number (cm, kg or kg/m2) of a percentile at each age of the tables, in months. */
export function curveOf(
  measurement: Measurement,
  sex: CurveSex,
  percentile: (typeof curves)[number],
): readonly { readonly months: number; readonly value: number }[] {
  const z = deviations[percentile]
  return reference[measurement][sex].map(([months, l, m, s]) => ({
    months,
    value: Math.abs(l) < 1e-6 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l),
  }))
}
