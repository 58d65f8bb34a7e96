import { useMemo, useState, type ReactNode } from 'react'
import { useKept } from '../../data/use-session-state'
import { useRecords } from '../../data/queries/use-records'
import { targetLines } from '../../clinical/observations/chart-annotations'
import { useNow } from '../../ui/use-now'
import { useLocale } from '../../ui/language'
import { usePageMessages } from '../../ui/use-page-messages'
import { RadioGroup } from '../../ui/radio-group'
import { TrendEventList, useTrendEvents } from './trend-events'
import { PointSlider, SelectedPoint } from './selected-point'
import { valueTicks, type ResultSeries } from '../../clinical/observations/series'
import { SeriesSummary, SeriesChart } from './series-chart'
import { nearestIndex, goalValues, axisWidthFor, type VisibleSeries } from './visible-series'
import styles from './trend.module.css'
import { defaultRange, pointsIn, trendRanges } from './time-range'
import { useTrendQuery } from './trend-query'

const DAY_MS = 86_400_000

function timeDomainOf(all: readonly VisibleSeries[]): readonly [number, number] {
  const moments = all.flatMap(({ points }) => points.map(({ at }) => at))
  const [from, to] = [Math.min(...moments), Math.max(...moments)]
  const edge = (to - from) * 0.02 || DAY_MS
  return [from - edge, to + edge]
}

interface TrendChartsProps {
  readonly all: readonly { readonly series: ResultSeries; readonly breaks: readonly number[]; readonly own: boolean }[]
  /** Stands below the choices. */
  readonly children?: ReactNode
}

/** Charts of one test, and of tests compared with it, on one time axis, with one slider and one reading line. */
export function TrendCharts({ all, children }: TrendChartsProps) {
  const { views } = usePageMessages()
  const words = views.trend
  const locale = useLocale()
  const now = useNow()
  const [query, setQuery] = useTrendQuery()
  const [drawn, setDrawn] = useKept('trend drawn', true)
  const [at, setAt] = useState<number>()
  const [beside, setBeside] = useState(false)
  const goalsLoaded = useRecords('Goal')
  const goals = goalsLoaded.set?.matches
  const first = all[0]?.series.points ?? []
  const range = query.range ?? defaultRange(first, now)
  const shown = useMemo(
    () =>
      all.map(({ series, ...each }): VisibleSeries => {
        const key = series.points.at(-1)?.reading.codeKey
        return {
          ...each,
          series,
          points: pointsIn(series.points, range, now),
          targets: key === undefined ? [] : targetLines(goals ?? [], key, series.unit),
        }
      }),
    [all, goals, range, now],
  )
  const time = useMemo(() => timeDomainOf(shown), [shown])
  const axes = useMemo(
    () => shown.map(({ points, targets }) => valueTicks(points, targets.flatMap(goalValues))),
    [shown],
  )
  const numbers = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 })
  const before = axisWidthFor(axes.flatMap((values) => values.map((value) => numbers.format(value))))
  const many = shown.some(({ series }) => series.points.length > 1)
  const isShown = many && drawn && shown.some(({ points }) => points.length > 0)
  const { happenings, note } = useTrendEvents(beside && many, time)
  const [main] = all
  // The newest is read as long as nothing was chosen.
  const moment = at ?? Math.max(...shown.flatMap(({ points }) => points.at(-1)?.at ?? []))
  return (
    <>
      {main ? <SeriesSummary series={main.series} /> : null}
      {many ? (
        <div className="no-print stack">
          <RadioGroup
            legend={views.results.timeLegend}
            name="time"
            options={Object.entries(views.results.windows).map(([value, label]) => ({ value, label }))}
            value={range}
            onChange={(value) => setQuery({ range: trendRanges.find((known) => known === value) })}
          />
          <RadioGroup
            legend={words.showAs}
            name="show-as"
            options={Object.entries(words.showAsOptions).map(([value, label]) => ({ value, label }))}
            value={drawn ? 'chart' : 'table'}
            onChange={(value) => setDrawn(value === 'chart')}
          />
          <label className="row">
            <input type="checkbox" checked={beside} onChange={(event) => setBeside(event.target.checked)} />
            <span>{words.beside}</span>
          </label>
        </div>
      ) : null}
      {children}
      {/* The words of a goal stand above the chart. */}
      {goalsLoaded.state === 'loading' ? <p data-coming hidden /> : null}
      <div className={isShown ? styles['frame'] : undefined}>
        {shown.map((each, index) => (
          <SeriesChart
            key={each.series.key}
            {...each}
            valueTicks={axes[index] ?? []}
            axisWidth={before}
            timeDomain={time}
            events={happenings}
            selected={nearestIndex(each.points, moment)}
            hasHeading={all.length > 1}
            hasSentence={index > 0}
            isChartShown={drawn}
            onPick={setAt}
          />
        ))}
        {isShown ? <PointSlider shown={shown} at={moment} onMove={setAt} /> : null}
      </div>
      {isShown ? <SelectedPoint shown={shown} at={moment} /> : null}
      {isShown ? <ChartNotes shown={shown} axes={axes} /> : null}
      {beside && many ? <TrendEventList happenings={happenings} note={note} /> : null}
    </>
  )
}

/** How to read the charts above: only what is true of them. */
function ChartNotes({ shown, axes }: { shown: readonly VisibleSeries[]; axes: readonly (readonly number[])[] }) {
  const { views } = usePageMessages()
  const hasFlag = shown.some(({ points }) =>
    points.some(
      ({ reading, bloodPressure: halves }) => reading.flag ?? halves?.systolic.flag ?? halves?.diastolic.flag,
    ),
  )
  const notes = [
    hasFlag ? views.trend.marks : undefined,
    axes.some(([from = 0]) => from > 0) ? views.trend.notZero : undefined,
  ]
  return (
    <p className="muted small">
      <span className="no-print">{views.trend.pick}</span> {notes.filter(Boolean).join(' ')}
    </p>
  )
}
