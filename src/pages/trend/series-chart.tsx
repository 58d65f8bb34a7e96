import { Suspense, useCallback, useDeferredValue, useMemo } from 'react'
import { preloadComponent } from '../../ui/preloadable'
import { NumberLine } from '../../ui/number-line'
import { usePageMessages } from '../../ui/use-page-messages'
import { useGoalText } from './use-goal-text'
import { unitLabel, usePointText } from './use-point-text'
import { extremePoints, type ResultSeries } from '../../clinical/observations/series'
import { goalValues, type VisibleSeries } from './visible-series'
import styles from './trend.module.css'
import type { ChartEvent } from '../../clinical/observations/chart-annotations'

// With the page, so that its first chart does not wait for it.
const Chart = preloadComponent(() => import('./chart'))

interface SeriesChartProps extends Omit<VisibleSeries, 'own'> {
  readonly valueTicks: readonly number[]
  readonly axisWidth: number
  readonly timeDomain: readonly [from: number, to: number]
  readonly events: readonly ChartEvent[]
  readonly selected: number | undefined
  readonly hasHeading: boolean
  /** With its sentence; the sentence of the first series stands at the top of the page. */
  readonly hasSentence: boolean
  readonly isChartShown: boolean
  /** With the moment of the point that was chosen. */
  readonly onPick: (at: number) => void
}

/** One unit of one test: a sentence and its chart; a single point gets a number line. */
export function SeriesChart({
  series,
  targets,
  hasHeading: titled,
  hasSentence: said,
  isChartShown: drawn,
  ...drawing
}: SeriesChartProps) {
  const { views, values } = usePageMessages()
  const words = views.trend
  const goalText = useGoalText()
  const { points } = drawing
  const [only] = series.points
  const unit = series.unit === undefined ? undefined : unitLabel(series.unit, values)
  const inUnit = words.unitHeading(unit ?? words.noUnit)
  return (
    <section>
      {titled ? <h3>{series.name ? `${series.name}: ${inUnit}` : inUnit}</h3> : null}
      {said ? <SeriesSummary series={series} /> : null}
      {targets.map((target) => (
        <p key={target.id}>{goalText(target)}.</p>
      ))}
      {series.points.length === 1 && only ? (
        <NumberLine
          value={only.measure.digits}
          comparator={only.measure.comparator}
          low={only.measure.low}
          high={only.measure.high}
          unit={series.unit}
          label={series.name ?? ''}
        />
      ) : null}
      {series.points.length > 1 && points.length < series.points.length ? (
        <p className="small">{words.hiddenInTime(series.points.length - points.length)}</p>
      ) : null}
      {drawn && series.points.length > 1 && points.length > 0 ? (
        <>
          <p className="muted small">{unit === undefined ? words.noUnit : <bdi>{unit}</bdi>}</p>
          <Suspense
            fallback={
              <p role="status" className={styles['waiting']}>
                {words.gettingChart}
              </p>
            }
          >
            <DeferredChart targets={targets} {...drawing} />
          </Suspense>
        </>
      ) : null}
    </section>
  )
}

type DeferredChartProps = Pick<
  SeriesChartProps,
  'points' | 'breaks' | 'values' | 'before' | 'time' | 'happenings' | 'selected' | 'targets' | 'onPick'
>

/** The chart follows the choices and the slider when there is time; the words beside it do so at once. */
function DeferredChart({
  targets,
  onPick,
  points,
  breaks,
  valueTicks: values,
  axisWidth: before,
  timeDomain: time,
  events: happenings,
  selected,
}: DeferredChartProps) {
  const { views } = usePageMessages()
  const goalText = useGoalText()
  const { band, columns, target: goal } = views.trend
  const words = useMemo(
    () => ({ band, upper: `${band}: ${columns.upper}`, lower: `${band}: ${columns.lower}` }),
    [band, columns],
  )
  // The words stand at the higher of two lines; the other is named alone.
  const goals = targets.flatMap((target) =>
    goalValues(target).map((at, index, all) => ({ at, text: index === all.length - 1 ? goalText(target) : goal })),
  )
  const key = JSON.stringify(goals)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- what is drawn, not how often it was made
  const drawn = useDeferredValue(
    useMemo(
      () => ({ points, breaks, values, before, time, goals, happenings, selected }),
      [points, breaks, values, before, time, key, happenings, selected],
    ),
  )
  const onSelect = useCallback(
    (index: number) => {
      const at = drawn.points[index]?.at
      if (at !== undefined) onPick(at)
    },
    [drawn, onPick],
  )
  return <Chart {...drawn} rangeLabels={words} onSelect={onSelect} />
}

/** The newest result and the one before, how many there are, and between which ends they lie: nothing that judges. */
export function SeriesSummary({ series }: { series: ResultSeries }) {
  const { views } = usePageMessages()
  const { valueText, dateText, flagsOf, flagTexts } = usePointText()
  const newest = series.points.at(-1)
  if (!newest) return null
  const ends = extremePoints(series.points)
  const said = flagTexts(newest)
  const between =
    ends && series.points.length > 2 ? views.trend.extremes(valueText(ends[0]), valueText(ends[1])) : undefined
  const last = series.points.at(-2)
  const before = last && views.trend.before(valueText(last), dateText(last))
  const compared = flagsOf(newest).map(({ flag }, index) => views.trend.compares(said[index] ?? '', flag.source))
  return (
    <p>
      {[
        views.trend.newest(valueText(newest), dateText(newest)),
        ...compared,
        before,
        views.trend.count(series.points.length, series.points[0]?.raw.slice(0, 4)),
        between,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
