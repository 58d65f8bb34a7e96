import { formatMoment } from '../../fhir/format-date'
import { memo } from 'react'
import { Bar, CartesianGrid, ComposedChart, Line, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { useLocale } from '../../language/language-context'
import { chartRows, diastolicPoints, rangeBands } from '../../clinical/observations/series'
import { DateSpreads, EventLines, FONT_SIZE_PX, GoalLines, PointMarks, RangeBands } from './chart-layers'
import { DragArea } from './drag-area'
import { spanBetween, type ChosenSpan } from './time-span'
import { timeTicks } from './time-ticks'
import { nearestIndex, tickText } from './visible-series'
import type { ChartEvent } from '../../clinical/observations/chart-annotations'
import type { RangeBand, SeriesPoint } from '../../clinical/observations/series'
import type { GoalLine, LabelledBand, TimeDomain } from './chart-layers'

const RIGHT_MARGIN_PX = 16

const tickStyle = { fontSize: FONT_SIZE_PX, fontWeight: 500, fill: 'var(--text-2)' }

/** For vertical grid lines, which are not drawn: without this the grid would measure the text of each date. */
const noGridLines = (): number[] => []

interface ChartProps {
  readonly points: readonly SeriesPoint[]
  /** Times at which the line must break, in milliseconds since 1970. */
  readonly breaks: readonly number[]
  /** The same for charts that are compared. */
  readonly timeDomain: TimeDomain
  /** Numbers of the value axis; the first and the last are its ends. */
  readonly valueTicks: readonly number[]
  /** Pixels before the plot, the same for charts that are compared. */
  readonly axisWidth: number
  readonly goals: readonly GoalLine[]
  readonly events: readonly ChartEvent[]
  /** Index of the selected point. */
  readonly selected: number | undefined
  /** Labels of the expected range, and of those of the two numbers of a blood pressure. */
  readonly rangeLabels: { readonly range: string; readonly systolic: string; readonly diastolic: string }
  readonly onSelect: (index: number) => void
  /** Called with the days that were dragged over. */
  readonly onSpan: (span: ChosenSpan) => void
}

/** Bands that reach the ends of the plot where their points are the first and the last; the newest band is labelled. */
const extendBands = (
  bands: readonly RangeBand[],
  { points, timeDomain: [start, end] }: ChartProps,
  label: string,
): readonly LabelledBand[] =>
  bands.map((band, index) => ({
    ...band,
    from: band.from === points[0]?.at ? start : band.from,
    to: band.to === points.at(-1)?.at ? end : band.to,
    label: index === bands.length - 1 ? label : undefined,
  }))

/** The expected ranges of a series; both of a blood pressure. */
function bandsOf(props: ChartProps, isBloodPressure: boolean): readonly LabelledBand[] {
  const { points, rangeLabels } = props
  return isBloodPressure
    ? [
        ...extendBands(rangeBands(points), props, rangeLabels.systolic),
        ...extendBands(rangeBands(diastolicPoints(points)), props, rangeLabels.diastolic),
      ]
    : extendBands(rangeBands(points), props, rangeLabels.range)
}

/** Rows for recharts; `span` is the bar between the two numbers of a blood pressure. */
const rowsWithSpan = ({ points, breaks }: ChartProps) =>
  chartRows(points, breaks).map((row) => {
    const diastolic = row.index === undefined ? undefined : points[row.index]?.diastolic?.value
    return { ...row, span: diastolic === undefined || row.value === null ? undefined : [diastolic, row.value] }
  })

/** The drawing of one series. The text and the table of the page say the same, so it is hidden from screen readers. */
function Chart(props: ChartProps) {
  const { points, timeDomain, valueTicks, axisWidth, goals, events, selected } = props
  const locale = useLocale()
  const [min, max] = [valueTicks[0] ?? 0, valueTicks.at(-1) ?? 0]
  const { ticks, format } = timeTicks(...timeDomain)
  const dateText = (at: number) => formatMoment(at, locale, { ...format, timeZone: 'UTC' })
  const isBloodPressure = points.some(({ diastolic }) => diastolic !== undefined)
  const select = (at: number): void => {
    const index = nearestIndex(points, at)
    if (index !== undefined && index !== selected) props.onSelect(index)
  }
  const selectedAt = selected === undefined ? undefined : points[selected]?.at
  return (
    <DragArea
      timeDomain={timeDomain}
      margins={[axisWidth, RIGHT_MARGIN_PX]}
      onPoint={select}
      onDrag={(from, to) => {
        const span = spanBetween(from, to)
        if (span) props.onSpan(span)
      }}
    >
      <ResponsiveContainer width="100%" height={280}>
        <ComposedChart
          data={rowsWithSpan(props)}
          accessibilityLayer={false}
          margin={{ top: events.length > 0 ? 30 : 16, right: RIGHT_MARGIN_PX, bottom: 8, left: 0 }}
        >
          <CartesianGrid
            vertical={false}
            verticalCoordinatesGenerator={noGridLines}
            stroke="var(--edge)"
            strokeOpacity={0.3}
          />
          <RangeBands bands={bandsOf(props, isBloodPressure)} start={timeDomain[0]} min={min} max={max} />
          <XAxis
            tick={tickStyle}
            tickMargin={6}
            stroke="var(--edge)"
            dataKey="at"
            type="number"
            scale="time"
            domain={[...timeDomain]}
            ticks={[...ticks]}
            minTickGap={24}
            tickFormatter={dateText}
          />
          <YAxis
            tick={tickStyle}
            axisLine={false}
            tickLine={false}
            domain={[min, max]}
            ticks={[...valueTicks]}
            interval={0}
            width={axisWidth}
            tickFormatter={(value: number) => tickText(value, locale)}
          />
          <EventLines events={events} />
          {selectedAt === undefined ? null : (
            <ReferenceLine x={selectedAt} stroke="var(--edge)" strokeDasharray="2 3" />
          )}
          <DateSpreads points={points} domain={timeDomain} />
          <GoalLines goals={goals} points={points} />
          {isBloodPressure ? <Bar dataKey="span" barSize={4} fill="var(--action)" isAnimationActive={false} /> : null}
          <Line
            dataKey="value"
            type="linear"
            stroke={isBloodPressure ? 'none' : 'var(--action)'}
            strokeWidth={2}
            isAnimationActive={false}
            dot={false}
            activeDot={false}
          />
          <PointMarks points={points} selected={selected} />
        </ComposedChart>
      </ResponsiveContainer>
    </DragArea>
  )
}

/** Memoized, as a long series takes a while to draw. */
export default memo(Chart)
