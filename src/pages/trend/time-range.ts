import type { SeriesPoint } from '../../clinical/observations/series'

/** Time ranges that end now, the shortest first. */
export const trendRanges = ['3m', '1y', '5y', 'all'] as const
export type TrendRange = (typeof trendRanges)[number]

const YEAR_MS = 365.25 * 86_400_000
const RANGE_MS: Readonly<Record<TrendRange, number>> = {
  '3m': YEAR_MS / 4,
  '1y': YEAR_MS,
  '5y': 5 * YEAR_MS,
  all: Infinity,
}

/** The points of a range; points after `now` (milliseconds since 1970) are in every range. */
export function pointsIn<P extends SeriesPoint>(points: readonly P[], range: TrendRange, now: number): readonly P[] {
  return points.filter(({ at }) => now - at <= RANGE_MS[range])
}

/** Fewer points do not show a trend. */
const MIN_POINTS = 5

/** The shortest range with at least five points, else all of the time. */
export function defaultRange(points: readonly SeriesPoint[], now: number): TrendRange {
  return trendRanges.find((range) => pointsIn(points, range, now).length >= MIN_POINTS) ?? 'all'
}
