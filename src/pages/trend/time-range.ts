import type { SeriesPoint } from '../../clinical/observations/series'

/** Time ranges that end now, the shortest first. */
export const trendRanges = ['3m', '1y', '2y', '5y', 'all'] as const
export type TrendRange = (typeof trendRanges)[number]

const YEAR_MS = 365.25 * 86_400_000
const RANGE_MS: Readonly<Record<TrendRange, number>> = {
  '3m': YEAR_MS / 4,
  '1y': YEAR_MS,
  '2y': 2 * YEAR_MS,
  '5y': 5 * YEAR_MS,
  all: Infinity,
}

/** The ranges to choose from, and the fewest points that a range shows at first. */
export interface RangeChoice {
  readonly ranges: readonly TrendRange[]
  readonly minPoints: number
}
export const clinicalRanges: RangeChoice = { ranges: ['3m', '1y', '5y', 'all'], minPoints: 5 }
/** For patients and proxies: years, as the sentences of the page do, and enough results to show how much they vary. */
export const storyRanges: RangeChoice = { ranges: ['1y', '2y', '5y', 'all'], minPoints: 12 }

/** The points of a range; points after `now` (milliseconds since 1970) are in every range. */
export function pointsIn<P extends SeriesPoint>(points: readonly P[], range: TrendRange, now: number): readonly P[] {
  return points.filter(({ at }) => now - at <= RANGE_MS[range])
}

/** The shortest range with enough points, else the shortest that has all of them. */
export function defaultRange(
  points: readonly SeriesPoint[],
  now: number,
  { ranges, minPoints }: RangeChoice,
): TrendRange {
  return ranges.find((range) => pointsIn(points, range, now).length >= minPoints) ?? 'all'
}
