import { useState, type ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { Drawings, ShowEvents, TimeSpans } from './chart-parts'
import { HomeAverages } from './home-averages'
import { useChartState } from './chart-state'
import { ReadingLine } from './selected-point'
import { SpanFields } from './span-fields'
import { SpanLine } from './span-line'
import { storyRanges } from './time-range'
import { TrendEventList, useTrendEvents } from './trend-events'
import styles from './trend.module.css'
import type { TrendData } from './use-trend-data'

/** For patients and proxies: the charts with one line on the selected point. `children`: the tests to compare. */
export function StoryCharts({ data, children }: { data: TrendData; children?: ReactNode }) {
  const { views } = usePageMessages()
  const [hasEvents, setHasEvents] = useState(false)
  const state = useChartState(data.charts, storyRanges)
  const { visible, at, timeDomain, hasLineChart } = state
  const isDrawn = hasLineChart && state.hasPoints
  const { events, note } = useTrendEvents(hasEvents && hasLineChart, timeDomain)
  return (
    <>
      {hasLineChart ? (
        <div className={`no-print ${styles['spans']}`}>
          <TimeSpans state={state} choice={storyRanges} />
        </div>
      ) : null}
      {hasLineChart ? <SpanLine data={data} visible={visible} /> : null}
      <Drawings state={state} isDrawn={isDrawn} events={events} isStory />
      {isDrawn ? <ReadingLine visible={visible} at={at} /> : null}
      {isDrawn ? <HomeAverages visible={visible} /> : null}
      {hasEvents && hasLineChart ? <TrendEventList events={events} note={note} /> : null}
      {hasLineChart ? (
        <div className={`no-print ${styles['more']}`}>
          <SpanFields state={state} />
          {children}
          <Disclosure summary={views.trend.marksTitle}>
            {views.trend.aboutText.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <ShowEvents hasEvents={hasEvents} onChange={setHasEvents} />
          </Disclosure>
        </div>
      ) : null}
    </>
  )
}
