import { DefaultZIndexes, ReferenceArea, ReferenceLine, useXAxisScale, useYAxisScale, ZIndexLayer } from 'recharts'
import { eventMarkers, type ChartEvent } from '../../clinical/observations/chart-annotations'
import { markDataOf, needsAttention, PointMark, type BloodPressurePart } from './point-mark'
import styles from './trend.module.css'
import type { RangeBand, SeriesPoint } from '../../clinical/observations/series'

export const FONT_SIZE_PX = 14

/** A chart with more points marks only those that need attention. */
const MAX_FULLY_MARKED_POINTS = 200

/** Labels over the drawing have an outline of the background color, so that a line behind them does not cross the text out. */
const goalLabelStyle = {
  fontSize: FONT_SIZE_PX,
  fontWeight: 600,
  stroke: 'var(--surface)',
  strokeWidth: 4,
  paintOrder: 'stroke',
}

/** A line across the plot at a number that a care team agreed on, with its label. */
export interface GoalLine {
  readonly at: number
  readonly text: string
}

/** Both ends of a time axis, in milliseconds since 1970. */
export type TimeDomain = readonly [from: number, to: number]

/** A labelled area of the chart; `label` only on the newest one. */
export interface LabelledBand extends RangeBand {
  readonly label: string | undefined
}

/** The expected ranges, with lines at their ends; an open range has no line there. */
export function RangeBands({
  bands,
  start,
  min,
  max,
}: {
  bands: readonly LabelledBand[]
  /** Where the time axis begins. */
  start: number
  min: number
  max: number
}) {
  return (
    <>
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
                  position: from === start ? 'insideBottomLeft' : 'insideBottomRight',
                  fontSize: FONT_SIZE_PX,
                  fontWeight: 500,
                  fill: 'var(--text)',
                }
          }
        />
      ))}
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
    </>
  )
}

/** Numbered lines of prescriptions and visits; the numbers alternate between two heights, so that neighbors can be read. */
export function EventLines({ events }: { events: readonly ChartEvent[] }) {
  return eventMarkers(events).map(({ at, label }, index) => (
    <ReferenceLine
      key={at}
      x={at}
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
  ))
}

/** For dates that name no day: the time that they may mean. */
export function DateSpreads({ points, domain: [start, end] }: { points: readonly SeriesPoint[]; domain: TimeDomain }) {
  return points.flatMap(({ spread, measure: { value: y }, id }) =>
    spread
      ? [
          <ReferenceLine
            key={`spread ${id}`}
            segment={[
              { x: Math.max(spread[0], start), y },
              { x: Math.min(spread[1], end), y },
            ]}
            stroke="var(--action)"
            strokeWidth={1}
          />,
        ]
      : [],
  )
}

/** The label begins at the start of the line, on the side with fewer points. For a line, which has no height, "top" is below it. */
const goalLabelPosition = (points: readonly SeriesPoint[], goal: number): 'insideTopLeft' | 'insideBottomLeft' =>
  points.filter(({ measure }) => measure.value > goal).length * 2 > points.length ? 'insideTopLeft' : 'insideBottomLeft'

/** A dashed line at each number of a goal. */
export function GoalLines({ goals, points }: { goals: readonly GoalLine[]; points: readonly SeriesPoint[] }) {
  return goals.map(({ at, text }) => (
    <ReferenceLine
      key={at}
      y={at}
      stroke="var(--goal)"
      strokeWidth={2}
      strokeDasharray="7 5"
      label={{ ...goalLabelStyle, value: text, position: goalLabelPosition(points, at), fill: 'var(--goal)' }}
    />
  ))
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

/** The marks of the points, over the line. recharts itself would draw a dot for each point, also where nothing is visible. */
export function PointMarks({ points, selected }: { points: readonly SeriesPoint[]; selected: number | undefined }) {
  const [x, y] = [useXAxisScale(), useYAxisScale()]
  if (!x || !y) return null
  const isEachMarked = points.length <= MAX_FULLY_MARKED_POINTS
  return (
    <ZIndexLayer zIndex={DefaultZIndexes.scatter}>
      <g data-marks>
        {points.flatMap((point, index) =>
          numbersOfPoint(point).map(({ part, value }) => {
            const data = markDataOf(point, part)
            return isEachMarked || index === selected || needsAttention(data) ? (
              <PointMark
                key={`${index} ${part ?? ''}`}
                data={data}
                x={x(point.at) ?? 0}
                y={y(value) ?? 0}
                selected={index === selected}
                isAlwaysDrawn={isEachMarked}
              />
            ) : null
          }),
        )}
      </g>
    </ZIndexLayer>
  )
}
