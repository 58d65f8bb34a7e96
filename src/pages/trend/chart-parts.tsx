import { RadioGroup } from '../../ui/radio-group'
import { usePageMessages } from '../../ui/use-page-messages'
import { PointSlider } from './selected-point'
import { SeriesChart } from './series-chart'
import { trendRanges, type RangeChoice } from './time-range'
import { nearestIndex } from './visible-series'
import styles from './trend.module.css'
import type { ChartState } from './chart-state'
import type { ChartEvent } from '../../clinical/observations/chart-annotations'

/** The spans of time to choose from. */
export function TimeSpans({ state: { range, setRange }, choice }: { state: ChartState; choice: RangeChoice }) {
  const { views } = usePageMessages()
  return (
    <RadioGroup
      legend={views.trend.spanLegend}
      name="time"
      options={choice.ranges.map((value) => ({ value, label: views.trend.spans[value] }))}
      value={range}
      onChange={(value) => setRange(trendRanges.find((known) => known === value))}
    />
  )
}

/** Prescriptions and visits as lines in the chart. */
export function ShowEvents({ hasEvents, onChange }: { hasEvents: boolean; onChange: (isShown: boolean) => void }) {
  const { showEvents } = usePageMessages().views.trend
  return (
    <label className="row">
      <input type="checkbox" checked={hasEvents} onChange={(event) => onChange(event.target.checked)} />
      <span>{showEvents}</span>
    </label>
  )
}

interface DrawingsProps {
  readonly state: ChartState
  readonly isDrawn: boolean
  readonly events: readonly ChartEvent[]
  /** For patients: goals are in the sentences of the page, and the time range says how much is drawn. */
  readonly isStory: boolean
}

/** The charts, one below the other, and the slider over the points of all of them. */
export function Drawings({ state, isDrawn, events, isStory }: DrawingsProps) {
  const { visible, axes, axisWidth, timeDomain, at, select, span, setSpan, areGoalsLoading } = state
  const frame = isStory ? styles['drawings'] : styles['frame']
  return (
    <>
      {/* The text of a goal is above the chart. */}
      {areGoalsLoading ? <p data-loading hidden /> : null}
      <div className={isDrawn ? frame : undefined}>
        {visible.map(({ isMain, ...each }, index) => (
          <SeriesChart
            key={each.series.key}
            {...each}
            valueTicks={axes[index] ?? []}
            axisWidth={axisWidth}
            timeDomain={timeDomain}
            events={events}
            selected={nearestIndex(each.points, at)}
            hasHeading={visible.length > 1}
            hasSummary={index > 0}
            hasGoals={!isStory || !isMain}
            hasHiddenCount={!isStory && span === undefined}
            isChartShown={isDrawn}
            onSelect={select}
            onSpan={setSpan}
          />
        ))}
        {isDrawn ? <PointSlider visible={visible} at={at} onSelect={select} /> : null}
      </div>
    </>
  )
}
