import { useMemo, useState } from 'react'
import { useRecords } from '../../data/queries/use-records'
import { targetLines, type TargetLine } from '../../clinical/observations/chart-annotations'
import { valueTicks } from '../../clinical/observations/series'
import { useLocale } from '../../language/language-context'
import { useNow } from '../../ui/use-now'
import { defaultRange, pointsIn, type RangeChoice, type TrendRange } from './time-range'
import { isInChosenSpan, spanDomain, type ChosenSpan } from './time-span'
import { useChosenSpan, useTrendQuery } from './trend-query'
import type { ResourceOf } from '../../fhir/resource'
import { axisWidthFor, tickText, type VisibleSeries } from './visible-series'

const DAY_MS = 86_400_000

/** Series to draw, before a time range is chosen. */
export type ChartSeries = Omit<VisibleSeries, 'points' | 'targets'>

const noTargets: readonly TargetLine[] = []
const noTargetsAtAll: readonly (readonly TargetLine[])[] = []

/** The goals for each series. The same list while there are none, so that nothing is drawn again when goals have loaded. */
function targetsOf(
  charts: readonly ChartSeries[],
  goals: readonly ResourceOf<'Goal'>[] = [],
): readonly (readonly TargetLine[])[] {
  const targets = charts.map(({ series }) => {
    const key = series.points.at(-1)?.reading.codeKey
    return key === undefined ? noTargets : targetLines(goals, key, series.sentUnit)
  })
  return targets.some(({ length }) => length > 0) ? targets : noTargetsAtAll
}

/** Both ends of the time axis, with a margin of two percent. */
function timeDomainOf(all: readonly VisibleSeries[]): readonly [number, number] {
  const times = all.flatMap(({ points }) => points.map(({ at }) => at))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const margin = (to - from) * 0.02 || DAY_MS
  return [from - margin, to + margin]
}

/** What the charts of a page have in common: one time range and axis, one selected time. */
export interface ChartState {
  readonly visible: readonly VisibleSeries[]
  /** Undefined while a span is chosen instead. */
  readonly range: TrendRange | undefined
  readonly setRange: (range: TrendRange | undefined) => void
  /** The days that the reader chose. */
  readonly span: ChosenSpan | undefined
  readonly setSpan: (span: ChosenSpan | undefined) => void
  readonly timeDomain: readonly [number, number]
  /** Numbers of the value axis of each series. */
  readonly axes: readonly (readonly number[])[]
  readonly axisWidth: number
  /** The selected time; the newest point at first. */
  readonly at: number
  readonly select: (at: number | undefined) => void
  readonly hasLineChart: boolean
  /** Points are in the time range. */
  readonly hasPoints: boolean
  readonly areGoalsLoading: boolean
}

/** The state of the charts; the time range or span is in the URL. */
export function useChartState(charts: readonly ChartSeries[], choice: RangeChoice): ChartState {
  const locale = useLocale()
  const now = useNow()
  const [query, setQuery] = useTrendQuery()
  const [span, setSpan] = useChosenSpan()
  const [selectedAt, select] = useState<number>()
  const loaded = useRecords('Goal')
  const goals = loaded.set?.matches
  const asked = query.range !== undefined && choice.ranges.includes(query.range) ? query.range : undefined
  const range = asked ?? defaultRange(charts[0]?.series.points ?? [], now, choice)
  const drawn = useMemo(
    () =>
      charts.map((chart) => {
        const { points } = chart.series
        return {
          ...chart,
          points: span ? points.filter(({ at }) => isInChosenSpan(at, span)) : pointsIn(points, range, now),
        }
      }),
    [charts, range, span, now],
  )
  const targets = useMemo(() => targetsOf(charts, goals), [charts, goals])
  const visible = useMemo(
    () => drawn.map((chart, index): VisibleSeries => ({ ...chart, targets: targets[index] ?? noTargets })),
    [drawn, targets],
  )
  const timeDomain = useMemo(() => (span ? spanDomain(span) : timeDomainOf(visible)), [visible, span])
  const axes = useMemo(
    () =>
      visible.map(({ points, targets }) =>
        valueTicks(
          points,
          targets.flatMap(({ values }) => values),
        ),
      ),
    [visible],
  )
  return {
    visible,
    range: span ? undefined : range,
    setRange: (value) => setQuery({ range: value, span: undefined }),
    span,
    setSpan,
    timeDomain,
    axes,
    axisWidth: axisWidthFor(axes.flatMap((ticks) => ticks.map((tick) => tickText(tick, locale)))),
    at: selectedAt ?? Math.max(...visible.flatMap(({ points }) => points.at(-1)?.at ?? [])),
    select,
    hasLineChart: visible.some(({ series }) => series.points.length > 1),
    hasPoints: visible.some(({ points }) => points.length > 0),
    areGoalsLoading: loaded.state === 'loading',
  }
}
