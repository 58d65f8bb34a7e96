import type { TargetLine } from '../../clinical/observations/chart-annotations'
import type { SeriesPoint, ResultSeries } from '../../clinical/observations/series'

/** A series with what of it stands in the time that is shown, and the goals that stand beside it. */
export interface VisibleSeries {
  readonly series: ResultSeries
  readonly points: readonly SeriesPoint[]
  readonly breaks: readonly number[]
  readonly targets: readonly TargetLine[]
  /** Of the test whose page it is; the others are compared with it. */
  readonly isMain: boolean
}

/** The index of what is nearest to a moment; undefined when there is none. */
export function nearestIndex(points: readonly { readonly at: number }[], at: number | undefined): number | undefined {
  if (at === undefined || points.length === 0) return undefined
  return points.reduce(
    (best, point, index) => (Math.abs(point.at - at) < Math.abs((points[best]?.at ?? Infinity) - at) ? index : best),
    0,
  )
}

/** Every number that a goal draws a line at. */
export const goalValues = ({ low, high }: TargetLine): readonly number[] =>
  [...new Set([low?.value, high?.value])].flatMap((value) => (value === undefined ? [] : [Number(value)]))

/** Pixels that the longest number of several value axes takes, in letters of 14 px. */
export const axisWidthFor = (labels: readonly string[]): number =>
  Math.max(32, Math.max(0, ...labels.map(({ length }) => length)) * 9 + 14)
