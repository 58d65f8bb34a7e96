import { useState, type ReactNode } from 'react'
import { useSessionState } from '../../data/use-session-state'
import { usePageMessages } from '../../ui/use-page-messages'
import { RadioGroup } from '../../ui/radio-group'
import { Drawings, ShowEvents, TimeSpans } from './chart-parts'
import { HomeAverages } from './home-averages'
import { useChartState } from './chart-state'
import { SelectedPoint } from './selected-point'
import { SeriesSummary } from './series-chart'
import { SpanFields } from './span-fields'
import { SpanLine } from './span-line'
import { clinicalRanges } from './time-range'
import { TrendEventList, useTrendEvents } from './trend-events'
import type { TrendData } from './use-trend-data'
import type { VisibleSeries } from './visible-series'

interface TrendChartsProps {
  readonly data: TrendData
  /** The number of results is said elsewhere. */
  readonly isCounted: boolean
  /** Shown below the controls. */
  readonly children?: ReactNode
}

/** For care staff: charts of one test and of the tests compared with it, on one time axis, with one slider and one selected time. */
export function TrendCharts({ data, isCounted, children }: TrendChartsProps) {
  const messages = usePageMessages().views.trend
  const [isChartShown, setIsChartShown] = useSessionState('trend drawn', true)
  const [hasEvents, setHasEvents] = useState(false)
  const state = useChartState(data.charts, clinicalRanges)
  const { visible, axes, at, timeDomain, hasLineChart } = state
  const isDrawn = hasLineChart && isChartShown && state.hasPoints
  const { events, note } = useTrendEvents(hasEvents && hasLineChart, timeDomain)
  const [main] = data.charts
  return (
    <>
      {main ? <SeriesSummary series={main.series} isWhole={main.isWhole} hasCount={!isCounted} /> : null}
      {hasLineChart ? (
        <div className="no-print stack">
          <TimeSpans state={state} choice={clinicalRanges} />
          <RadioGroup
            legend={messages.showAs}
            name="show-as"
            options={Object.entries(messages.showAsOptions).map(([value, label]) => ({ value, label }))}
            value={isChartShown ? 'chart' : 'table'}
            onChange={(value) => setIsChartShown(value === 'chart')}
          />
          <ShowEvents hasEvents={hasEvents} onChange={setHasEvents} />
          <SpanFields state={state} />
        </div>
      ) : null}
      {children}
      {hasLineChart ? <SpanLine data={data} visible={visible} /> : null}
      <Drawings state={state} isDrawn={isDrawn} events={events} isStory={false} />
      {isDrawn ? <SelectedPoint visible={visible} at={at} /> : null}
      {isDrawn ? <HomeAverages visible={visible} /> : null}
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
