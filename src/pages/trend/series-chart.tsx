import { shownYear } from '../../fhir/shown-day'
import { Suspense, useCallback, useDeferredValue, useMemo } from 'react'
import { preloadComponent } from '../../ui/preloadable'
import { NumberLine } from '../../ui/number-line'
import { usePageMessages } from '../../ui/use-page-messages'
import { useGoalText } from './use-goal-text'
import { unitLabel, usePointText } from './use-point-text'
import { extremePoints, type ResultSeries } from '../../clinical/observations/series'
import { isTakenAtHome } from '../../clinical/observations/taken-at-home'
import { type VisibleSeries } from './visible-series'
import styles from './trend.module.css'
import type { ChosenSpan } from './time-span'
import type { ChartEvent } from '../../clinical/observations/chart-annotations'

// Loads with the page, so that its first chart does not wait.
const Chart = preloadComponent(() => import('./chart'))

interface SeriesChartProps extends Omit<VisibleSeries, 'isMain'> {
  readonly valueTicks: readonly number[]
  readonly axisWidth: number
  readonly timeDomain: readonly [from: number, to: number]
  readonly events: readonly ChartEvent[]
  readonly selected: number | undefined
  readonly hasHeading: boolean
  /** The summary of the first series is at the top of the page instead. */
  readonly hasSummary: boolean
  /** The goals as text; those of the page are in its sentences for patients. */
  readonly hasGoals: boolean
  /** How many points are outside of the time range. */
  readonly hasHiddenCount: boolean
  readonly isChartShown: boolean
  /** Called with the time of the selected point. */
  readonly onSelect: (at: number) => void
  /** Called with the days that were dragged over. */
  readonly onSpan: (span: ChosenSpan) => void
}

/** One unit of one test: a summary and its chart; a single point gets a number line. */
export function SeriesChart({
  series,
  targets,
  isWhole,
  hasHeading,
  hasSummary,
  hasGoals,
  hasHiddenCount,
  isChartShown,
  ...chartProps
}: SeriesChartProps) {
  const { views, values } = usePageMessages()
  const messages = views.trend
  const goalText = useGoalText()
  const { points } = chartProps
  const [first] = series.points
  const unitless = points.filter(({ measure }) => measure.isUnitAssumed).length
  const unit = series.unit === undefined ? undefined : unitLabel(series.unit, values)
  const inUnit = messages.unitHeading(unit ?? messages.noUnit)
  return (
    <section>
      {hasHeading ? <h3>{series.name ? `${series.name}: ${inUnit}` : inUnit}</h3> : null}
      {hasSummary ? <SeriesSummary series={series} isWhole={isWhole} /> : null}
      {(hasGoals ? targets : []).map((target) => (
        <p key={target.id}>{goalText(target)}.</p>
      ))}
      {series.points.length === 1 && first ? (
        <NumberLine
          value={first.measure.digits}
          comparator={first.measure.comparator}
          low={first.measure.low}
          high={first.measure.high}
          unit={series.unit}
          label={series.name ?? ''}
        />
      ) : null}
      {hasHiddenCount ? <HiddenCount series={series} shown={points.length} /> : null}
      {isChartShown && series.points.length > 1 && points.length > 0 ? (
        <>
          <p className="muted small">{unit === undefined ? messages.noUnit : <bdi>{unit}</bdi>}</p>
          {unit !== undefined && points.some(({ sent, measure }) => sent.value !== measure.value) ? (
            <p className="muted small">{messages.converted(unit)}</p>
          ) : null}
          {unit !== undefined && unitless > 0 ? (
            <p className="muted small">{messages.unitAssumed(unitless, unit)}</p>
          ) : null}
          <Suspense
            fallback={
              <p role="status" className={styles['placeholder']}>
                {messages.loadingChart}
              </p>
            }
          >
            <DeferredChart targets={targets} {...chartProps} />
          </Suspense>
        </>
      ) : null}
    </section>
  )
}

/** How many older results are not in the time range. */
function HiddenCount({ series: { points }, shown }: { series: ResultSeries; shown: number }) {
  const { views } = usePageMessages()
  const hidden = points.length - shown
  return points.length > 1 && hidden > 0 ? <p className="small">{views.trend.hiddenInTime(hidden)}</p> : null
}

type DeferredChartProps = Omit<
  SeriesChartProps,
  'series' | 'isWhole' | 'hasHeading' | 'hasSummary' | 'hasGoals' | 'hasHiddenCount' | 'isChartShown'
>

/** The chart follows the controls and the slider as a deferred update; the text around it updates at once. */
function DeferredChart({ targets, onSelect, onSpan, ...current }: DeferredChartProps) {
  const { points, breaks, valueTicks, axisWidth, timeDomain, events, selected } = current
  const { views } = usePageMessages()
  const goalText = useGoalText()
  const { band, columns, target: goalLabel } = views.trend
  const rangeLabels = useMemo(
    () => ({ range: band, systolic: `${band}: ${columns.upper}`, diastolic: `${band}: ${columns.lower}` }),
    [band, columns],
  )
  const goals = useMemo(
    () =>
      targets.flatMap((target) =>
        // The full text belongs to the upper of two lines; the lower one has a short label.
        target.values.map((at, index, all) => ({
          at,
          text: index === all.length - 1 ? goalText(target) : goalLabel,
        })),
      ),
    [targets, goalText, goalLabel],
  )
  const deferred = useDeferredValue(
    useMemo(
      () => ({ points, breaks, valueTicks, axisWidth, timeDomain, goals, events, selected }),
      [points, breaks, valueTicks, axisWidth, timeDomain, goals, events, selected],
    ),
  )
  const onSelectIndex = useCallback(
    (index: number) => {
      const at = deferred.points[index]?.at
      if (at !== undefined) onSelect(at)
    },
    [deferred, onSelect],
  )
  return <Chart {...deferred} rangeLabels={rangeLabels} onSelect={onSelectIndex} onSpan={onSpan} />
}

/**
 * The newest result and the one before, the number of results if there are several, and their extremes, without an assessment. Where results are missing,
 * one result alone, as a newer, higher or lower one may be among them.
 */
export function SeriesSummary({
  series,
  isWhole,
  hasCount = true,
}: {
  series: ResultSeries
  isWhole: boolean
  hasCount?: boolean
}) {
  const { views } = usePageMessages()
  const { valueInSentence, dateText, flagsOf, flagTexts } = usePointText()
  const newest = series.points.at(-1)
  if (!newest) return null
  const texts = flagTexts(newest)
  const [value, date] = [valueInSentence(newest), dateText(newest)]
  const compared = flagsOf(newest).map(({ flag }, index) => views.trend.compares(texts[index] ?? '', flag.source))
  const home = isTakenAtHome(newest.observation) ? [views.testSentences.atHome] : []
  if (!isWhole) return <p>{[views.trend.shown(value, date), ...home, ...compared].join(' ')}</p>
  const ends = extremePoints(series.points)
  const extremes =
    ends && series.points.length > 2
      ? views.trend.extremes(valueInSentence(ends[0]), valueInSentence(ends[1]))
      : undefined
  const previous = series.points.at(-2)
  const before = previous && views.trend.previous(valueInSentence(previous), dateText(previous))
  return (
    <p>
      {[
        views.trend.newest(value, date),
        ...home,
        ...compared,
        before,
        hasCount && series.points.length > 1
          ? views.trend.count(series.points.length, shownYear(series.points[0]?.raw ?? ''))
          : undefined,
        extremes,
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  )
}
