import { formatAxisNumber } from '../../lib/locale-format'
import type { TargetLine } from '../../clinical/observations/chart-annotations'
import type { SeriesPoint, ResultSeries } from '../../clinical/observations/series'

/** A series with its points in the selected time range, and its goals. */
export interface VisibleSeries {
  readonly series: ResultSeries
  readonly points: readonly SeriesPoint[]
  /** Times at which the line must break, in milliseconds since 1970. */
  readonly breaks: readonly number[]
  readonly targets: readonly TargetLine[]
  /** Of the test of the page; the others are compared with it. */
  readonly isMain: boolean
  /** All results of the record are here; else none is called the newest, and they are not counted. */
  readonly isWhole: boolean
}

/** The index of the point nearest to a time; undefined without points or a time. */
export function nearestIndex(points: readonly { readonly at: number }[], at: number | undefined): number | undefined {
  if (at === undefined || points.length === 0) return undefined
  return points.reduce(
    (best, point, index) => (Math.abs(point.at - at) < Math.abs((points[best]?.at ?? Infinity) - at) ? index : best),
    0,
  )
}

/** The label of a tick of a value axis. */
export const tickText = (tick: number, locale: string): string => formatAxisNumber(tick, locale, 6)

/** The width in pixels of the longest label of several value axes, in a font of 14 px. */
export const axisWidthFor = (labels: readonly string[]): number =>
  Math.max(32, Math.max(0, ...labels.map(({ length }) => length)) * 9 + 14)
