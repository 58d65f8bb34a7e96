import { memo, type MouseEvent } from 'react'
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  DefaultZIndexes,
  Line,
  ReferenceArea,
  ReferenceLine,
  ResponsiveContainer,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
  ZIndexLayer,
} from 'recharts'
import { useLocale } from '../../ui/language'
import { eventMarkers, type ChartEvent } from '../../clinical/observations/chart-annotations'
import { PointMark, markDataOf, needsAttention, type BloodPressurePart } from './point-mark'
import {
  rangeBands,
  diastolicPoints,
  chartRows,
  type RangeBand,
  type SeriesPoint,
} from '../../clinical/observations/series'
import styles from './trend.module.css'
import { timeTicks } from './time-range'

/** From so many points on only those that need a look are marked. */
const MAX_FULLY_MARKED_POINTS = 200

const FONT_SIZE_PX = 14
const tickStyle = { fontSize: FONT_SIZE_PX, fontWeight: 500, fill: 'var(--text-2)' }
/** Words over the drawing have its ground around them, so that a line behind does not strike them out. */
const goalLabelStyle = {
  fontSize: FONT_SIZE_PX,
  fontWeight: 600,
  stroke: 'var(--surface)',
  strokeWidth: 4,
  paintOrder: 'stroke',
}

/** Lines that are not drawn need no place: to find one, the grid would measure the text of each date. */
const noGridLines = (): number[] => []

/** Pixels of the drawing after the plot. */
const RIGHT_MARGIN_PX = 16

/** A line across the plot at a number that somebody agreed on, with its words. */
export interface GoalLine {
  readonly at: number
  readonly text: string
}

interface ChartProps {
  readonly points: readonly SeriesPoint[]
  /** Moments at which the line must break. */
  readonly breaks: readonly number[]
  /** Both ends of the time axis, the same for charts that are compared. */
  readonly timeDomain: readonly [from: number, to: number]
  /** Numbers of the value axis, of which the first and the last are its ends. */
  readonly valueTicks: readonly number[]
  /** Pixels before the plot, the same for charts that are compared. */
  readonly axisWidth: number
  readonly goals: readonly GoalLine[]
  readonly events: readonly ChartEvent[]
  readonly selected: number | undefined
  /** What stands in the expected range, and in those of the two numbers of a blood pressure. */
  readonly rangeLabels: { readonly band: string; readonly upper: string; readonly lower: string }
  readonly onSelect: (index: number) => void
}

/** The point nearest to where a finger or the mouse is. */
function nearestPointIndex(
  event: MouseEvent<HTMLElement>,
  { points, timeDomain: [from, to], axisWidth: before }: ChartProps,
): number | undefined {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  const at = from + ((event.clientX - left - before) / (width - before - RIGHT_MARGIN_PX)) * (to - from)
  return points.length === 0
    ? undefined
    : points.reduce(
        (best, point, index) =>
          Math.abs(point.at - at) < Math.abs((points[best]?.at ?? Infinity) - at) ? index : best,
        0,
      )
}

/** The words of a goal begin at the start of its line, on the side with fewer points. For a line, which has no height, "top" is below it. */
const goalLabelPosition = (points: readonly SeriesPoint[], goal: number): 'insideTopLeft' | 'insideBottomLeft' =>
  points.filter(({ measure }) => measure.value > goal).length * 2 > points.length ? 'insideTopLeft' : 'insideBottomLeft'

/** Bands that reach both ends of the plot where their points are the first and the last; the newest says what it is. */
const extendBands = (bands: readonly RangeBand[], { points, timeDomain: [start, end] }: ChartProps, words: string) =>
  bands.map((band, index) => ({
    ...band,
    from: band.from === points[0]?.at ? start : band.from,
    to: band.to === points.at(-1)?.at ? end : band.to,
    label: index === bands.length - 1 ? words : undefined,
  }))

/** The marks of the points, over the line. The line itself would make a dot for each point, also where there is nothing to see. */
function PointMarks({ points, selected }: Pick<ChartProps, 'points' | 'selected'>) {
  const [x, y] = [useXAxisScale(), useYAxisScale()]
  if (!x || !y) return null
  const few = points.length <= MAX_FULLY_MARKED_POINTS
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.scatter}>
      <g data-marks>
        {points.flatMap((point, index) =>
          numbersOfPoint(point).map(({ part, value }) => {
            const marked = markDataOf(point, part)
            return few || index === selected || needsAttention(marked) ? (
              <PointMark
                key={`${index} ${part ?? ''}`}
                data={marked}
                x={x(point.at) ?? 0}
                y={y(value) ?? 0}
                selected={index === selected}
                isAlwaysDrawn={few}
              />
            ) : null
          }),
        )}
      </g>
    </ZIndexLayer>
  )
}

/** The numbers of a point: one, or the two of a blood pressure. */
const numbersOfPoint = ({
  measure,
  diastolic,
}: SeriesPoint): readonly { readonly part?: BloodPressurePart; readonly value: number }[] =>
  diastolic
    ? [
        { part: 'diastolic', value: diastolic.value },
        { part: 'systolic', value: measure.value },
      ]
    : [{ value: measure.value }]

/** The drawing of one series; the words and the table beside it say the same, so it is hidden from screen readers. */
function Chart(props: ChartProps) {
  const {
    points,
    breaks,
    timeDomain: time,
    valueTicks: values,
    axisWidth: before,
    goals,
    events: happenings,
    selected,
    rangeLabels: words,
  } = props
  const locale = useLocale()
  const [min, max] = [values[0] ?? 0, values.at(-1) ?? 0]
  const { ticks, format } = timeTicks(...time)
  const dates = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 })
  const pairs = points.some(({ diastolic: lower }) => lower !== undefined)
  const bands = pairs
    ? [
        ...extendBands(rangeBands(points), props, words.upper),
        ...extendBands(rangeBands(diastolicPoints(points)), props, words.lower),
      ]
    : extendBands(rangeBands(points), props, words.band)
  const data = chartRows(points, breaks).map((row) => {
    const lower = row.index === undefined ? undefined : points[row.index]?.diastolic?.value
    return { ...row, span: lower === undefined || row.value === null ? undefined : [lower, row.value] }
  })
  const pick = (event: MouseEvent<HTMLElement>): void => {
    const index = nearestPointIndex(event, props)
    if (index !== undefined && index !== selected) props.onSelect(index)
  }
  const at = selected === undefined ? undefined : points[selected]?.at
  return (
    <div
      className={styles['drawing']}
      aria-hidden="true"
      onClick={pick}
      onPointerMove={(event) => (event.pointerType === 'mouse' ? pick(event) : undefined)}
    >
      <ResponsiveContainer width="100%" height={280}>
        <ComposedChart
          data={data}
          accessibilityLayer={false}
          margin={{ top: happenings.length > 0 ? 30 : 16, right: RIGHT_MARGIN_PX, bottom: 8, left: 0 }}
        >
          <CartesianGrid
            vertical={false}
            verticalCoordinatesGenerator={noGridLines}
            stroke="var(--edge)"
            strokeOpacity={0.3}
          />
          {bands.map(({ from, to, low, high, label }) => (
            <ReferenceArea
              key={`${from} ${low} ${high}`}
              className={styles['band'] ?? ''}
              fillOpacity={1}
              x1={from}
              x2={to}
              y1={low ?? min}
              y2={high ?? max}
              label={
                label === undefined
                  ? ''
                  : {
                      value: label,
                      position: from === time[0] ? 'insideBottomLeft' : 'insideBottomRight',
                      fontSize: FONT_SIZE_PX,
                      fontWeight: 500,
                      fill: 'var(--text)',
                    }
              }
            />
          ))}
          {/* A range that is open has no edge there. */}
          {bands.flatMap(({ from, to, low, high }) =>
            [low, high].flatMap((y) =>
              y === undefined
                ? []
                : [
                    <ReferenceLine
                      key={`${from} ${y}`}
                      segment={[
                        { x: from, y },
                        { x: to, y },
                      ]}
                      stroke="var(--band-edge)"
                      strokeWidth={1.5}
                      zIndex={101}
                    />,
                  ],
            ),
          )}
          <XAxis
            tick={tickStyle}
            tickMargin={6}
            stroke="var(--edge)"
            dataKey="at"
            type="number"
            scale="time"
            domain={[...time]}
            ticks={[...ticks]}
            minTickGap={24}
            tickFormatter={(moment: number) => dates.format(moment)}
          />
          <YAxis
            tick={tickStyle}
            axisLine={false}
            tickLine={false}
            domain={[min, max]}
            ticks={[...values]}
            interval={0}
            width={before}
            tickFormatter={(value: number) => numbers.format(value)}
          />
          {eventMarkers(happenings).map(({ at: moment, label }, index) => (
            // Numbers of neighbours stand on two levels, so that they can be read.
            <ReferenceLine
              key={moment}
              x={moment}
              stroke="var(--edge)"
              strokeDasharray="6 4"
              label={{
                value: label,
                position: 'top',
                dy: index % 2 ? -11 : 0,
                fontSize: FONT_SIZE_PX,
                fontWeight: 600,
                fill: 'var(--text)',
              }}
            />
          ))}
          {at === undefined ? null : <ReferenceLine x={at} stroke="var(--edge)" strokeDasharray="2 3" />}
          {points.flatMap(({ spread, measure: { value: y }, id }) =>
            spread
              ? [
                  <ReferenceLine
                    key={`spread ${id}`}
                    segment={[
                      { x: Math.max(spread[0], time[0]), y },
                      { x: Math.min(spread[1], time[1]), y },
                    ]}
                    stroke="var(--action)"
                    strokeWidth={1}
                  />,
                ]
              : [],
          )}
          {goals.map((goal) => (
            <ReferenceLine
              key={goal.at}
              y={goal.at}
              stroke="var(--goal)"
              strokeWidth={2}
              strokeDasharray="7 5"
              label={{
                ...goalLabelStyle,
                value: goal.text,
                position: goalLabelPosition(points, goal.at),
                fill: 'var(--goal)',
              }}
            />
          ))}
          {pairs ? <Bar dataKey="span" barSize={4} fill="var(--action)" isAnimationActive={false} /> : null}
          <Line
            dataKey="value"
            type="linear"
            stroke={pairs ? 'none' : 'var(--action)'}
            strokeWidth={2}
            isAnimationActive={false}
            dot={false}
            activeDot={false}
          />
          <PointMarks points={points} selected={selected} />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

/** Drawn again only for what it shows: a long series takes a while. */
export default memo(Chart)
