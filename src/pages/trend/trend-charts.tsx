import { useMemo, useState, type ReactNode } from 'react'
import { useSessionState } from '../../data/use-session-state'
import { useRecords } from '../../data/queries/use-records'
import { targetLines } from '../../clinical/observations/chart-annotations'
import { valueTicks } from '../../clinical/observations/series'
import { useNow } from '../../ui/use-now'
import { useLocale } from '../../language/language-context'
import { usePageMessages } from '../../ui/use-page-messages'
import { RadioGroup } from '../../ui/radio-group'
import { PointSlider, SelectedPoint } from './selected-point'
import { SeriesChart, SeriesSummary } from './series-chart'
import { defaultRange, pointsIn, trendRanges } from './time-range'
import { TrendEventList, useTrendEvents } from './trend-events'
import { useTrendQuery } from './trend-query'
import styles from './trend.module.css'
import { axisWidthFor, nearestIndex, type VisibleSeries } from './visible-series'

const DAY_MS = 86_400_000

/** Both ends of the time axis, with a margin of two percent. */
function timeDomainOf(all: readonly VisibleSeries[]): readonly [number, number] {
  const times = all.flatMap(({ points }) => points.map(({ at }) => at))
  const [from, to] = [Math.min(...times), Math.max(...times)]
  const margin = (to - from) * 0.02 || DAY_MS
  return [from - margin, to + margin]
}

interface TrendChartsProps {
  readonly charts: readonly Pick<VisibleSeries, 'series' | 'breaks' | 'isMain'>[]
  /** The number of results is said elsewhere. */
  readonly isCounted: boolean
  /** Shown below the controls. */
  readonly children?: ReactNode
}

/** Charts of one test and of the tests compared with it, on one time axis, with one slider and one selected time. */
export function TrendCharts({ charts, isCounted, children }: TrendChartsProps) {
  const { views } = usePageMessages()
  const messages = views.trend
  const locale = useLocale()
  const now = useNow()
  const [query, setQuery] = useTrendQuery()
  const [isChartShown, setIsChartShown] = useSessionState('trend drawn', true)
  const [selectedAt, setSelectedAt] = useState<number>()
  const [hasEvents, setHasEvents] = useState(false)
  const goalsLoaded = useRecords('Goal')
  const goals = goalsLoaded.set?.matches
  const [main] = charts
  const range = query.range ?? defaultRange(main?.series.points ?? [], now)
  const visible = useMemo(
    () =>
      charts.map(({ series, ...rest }): VisibleSeries => {
        const key = series.points.at(-1)?.reading.codeKey
        return {
          ...rest,
          series,
          points: pointsIn(series.points, range, now),
          targets: key === undefined ? [] : targetLines(goals ?? [], key, series.sentUnit),
        }
      }),
    [charts, range, now, goals],
  )
  const timeDomain = useMemo(() => timeDomainOf(visible), [visible])
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
  const numbers = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 })
  const axisWidth = axisWidthFor(axes.flatMap((ticks) => ticks.map((tick) => numbers.format(tick))))
  const hasLineChart = visible.some(({ series }) => series.points.length > 1)
  const isDrawn = hasLineChart && isChartShown && visible.some(({ points }) => points.length > 0)
  const { events, note } = useTrendEvents(hasEvents && hasLineChart, timeDomain)
  // The newest point is selected at first.
  const at = selectedAt ?? Math.max(...visible.flatMap(({ points }) => points.at(-1)?.at ?? []))
  return (
    <>
      {main ? <SeriesSummary series={main.series} hasCount={!isCounted} /> : null}
      {hasLineChart ? (
        <div className="no-print stack">
          <RadioGroup
            legend={views.results.timeLegend}
            name="time"
            options={Object.entries(views.results.timeWindows).map(([value, label]) => ({ value, label }))}
            value={range}
            onChange={(value) => setQuery({ range: trendRanges.find((known) => known === value) })}
          />
          <RadioGroup
            legend={messages.showAs}
            name="show-as"
            options={Object.entries(messages.showAsOptions).map(([value, label]) => ({ value, label }))}
            value={isChartShown ? 'chart' : 'table'}
            onChange={(value) => setIsChartShown(value === 'chart')}
          />
          <label className="row">
            <input type="checkbox" checked={hasEvents} onChange={(event) => setHasEvents(event.target.checked)} />
            <span>{messages.showEvents}</span>
          </label>
        </div>
      ) : null}
      {children}
      {/* The text of a goal is above the chart. */}
      {goalsLoaded.state === 'loading' ? <p data-loading hidden /> : null}
      <div className={isDrawn ? styles['frame'] : undefined}>
        {visible.map(({ isMain: _isMain, ...each }, index) => (
          <SeriesChart
            key={each.series.key}
            {...each}
            valueTicks={axes[index] ?? []}
            axisWidth={axisWidth}
            timeDomain={timeDomain}
            events={events}
            selected={nearestIndex(each.points, at)}
            hasHeading={charts.length > 1}
            hasSummary={index > 0}
            isChartShown={isChartShown}
            onSelect={setSelectedAt}
          />
        ))}
        {isDrawn ? <PointSlider visible={visible} at={at} onSelect={setSelectedAt} /> : null}
      </div>
      {isDrawn ? <SelectedPoint visible={visible} at={at} /> : null}
      {isDrawn ? <ChartNotes visible={visible} axes={axes} /> : null}
      {hasEvents && hasLineChart ? <TrendEventList events={events} note={note} /> : null}
    </>
  )
}

/** How to read the charts above; only notes that apply to them. */
function ChartNotes({ visible, axes }: { visible: readonly VisibleSeries[]; axes: readonly (readonly number[])[] }) {
  const { views } = usePageMessages()
  const hasFlag = visible.some(({ points }) =>
    points.some(
      ({ reading, bloodPressure }) => reading.flag ?? bloodPressure?.systolic.flag ?? bloodPressure?.diastolic.flag,
    ),
  )
  const notes = [
    hasFlag ? views.trend.marks : undefined,
    axes.some(([from = 0]) => from > 0) ? views.trend.notZero : undefined,
  ]
  return (
    <p className="muted small">
      <span className="no-print">{views.trend.selectHint}</span> {notes.filter(Boolean).join(' ')}
    </p>
  )
}
