import { memo, type MouseEvent } from 'react'
import { Bar, CartesianGrid, ComposedChart, Line, ReferenceArea, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { useLocale } from '../../ui/language'
import { bandsOf, rowsOf, valueTicks, type Point } from './series'
import { timeTicks } from './windows'
import { linesOf, type Happening, type Target } from '../../clinical/beside-a-test'

interface DotProps {
  readonly cx?: number
  readonly cy?: number
  readonly payload?: { readonly index?: number }
}

const above = ['H', 'HH', 'HU', 'HX', '>']
const below = ['L', 'LL', 'LU', 'LX', '<']
const changed = ['amended', 'corrected']
/** From so many points on only those that need a look are marked. */
const MANY = 200

const axisText = { fill: 'var(--text)' }

const triangleUp = (x: number, y: number, size: number): string => `M${x} ${y - size}l${size} ${size * 2}h${-size * 2}Z`
const triangleDown = (x: number, y: number, size: number): string => `M${x} ${y + size}l${size} ${-size * 2}h${-size * 2}Z`

/** Shape by what the result's flag says: triangle outside, circle inside, diamond without a flag. */
function shapeOf(point: Point, x: number, y: number, size: number): string {
  const code = point.reading.flag?.code
  if (code !== undefined && above.includes(code)) return triangleUp(x, y, size)
  if (code !== undefined && below.includes(code)) return triangleDown(x, y, size)
  if (code === undefined) return `M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}Z`
  return `M${x - size} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`
}

/** Where the name of a goal stands at the end of its line: on the side where the newest point is not. */
const goalSide = (points: readonly Point[], goal: number): 'insideTopRight' | 'insideBottomRight' => ((points.at(-1)?.measure.value ?? goal) > goal ? 'insideTopRight' : 'insideBottomRight')

/** Pixels of the drawing beside the plot: its margin and the value axis before it, its margin after it. */
const [BEFORE, AFTER] = [64, 16]

/** The point nearest to where a finger or the mouse is. */
function pointAt(event: MouseEvent<HTMLElement>, points: readonly Point[], [from, to]: ChartProps['time']): number | undefined {
  const { left, width } = event.currentTarget.getBoundingClientRect()
  const at = from + ((event.clientX - left - BEFORE) / (width - BEFORE - AFTER)) * (to - from)
  return points.length === 0 ? undefined : points.reduce((best, point, index) => (Math.abs(point.at - at) < Math.abs((points[best]?.at ?? Infinity) - at) ? index : best), 0)
}

interface ChartProps {
  readonly points: readonly Point[]
  /** Moments at which the line must break. */
  readonly breaks: readonly number[]
  /** Both ends of the time axis, the same for charts that are compared. */
  readonly time: readonly [from: number, to: number]
  readonly targets: readonly Target[]
  readonly happenings: readonly Happening[]
  readonly selected: number | undefined
  readonly words: { readonly band: string; readonly target: string }
  readonly onSelect: (index: number) => void
}

const numbersOf = (targets: readonly Target[]): readonly number[] =>
  targets.flatMap(({ low, high }) => [...new Set([low?.value, high?.value])].flatMap((value) => (value === undefined ? [] : [Number(value)])))

/** The drawing of one series; the words and the table beside it say the same, so it is hidden from screen readers. */
function Chart({ points, breaks, time, targets, happenings, selected, words, onSelect }: ChartProps) {
  const locale = useLocale()
  const goals = numbersOf(targets)
  const values = valueTicks(points, goals)
  const [min, max] = [values[0] ?? 0, values.at(-1) ?? 0]
  const bands = bandsOf(points)
  const { ticks, format } = timeTicks(...time)
  const dates = new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(locale, { maximumSignificantDigits: 6 })
  const pairs = points.some(({ lower }) => lower !== undefined)
  const data = rowsOf(points, breaks).map((row) => {
    const lower = row.index === undefined ? undefined : points[row.index]?.lower?.value
    return { ...row, lower, span: lower === undefined || row.value === null ? undefined : [lower, row.value] }
  })
  const dot = (lower: boolean) =>
    function Dot({ cx, cy, payload }: DotProps) {
      const index = payload?.index
      const point = index === undefined ? undefined : points[index]
      if (!point || index === undefined || cx === undefined || cy === undefined || (lower && !point.lower)) return <g key={`gap ${cx}`} />
      return <Mark key={index} point={point} x={cx} y={cy} half={point.lower ? (lower ? 'lower' : 'upper') : undefined} selected={index === selected} few={points.length <= MANY} />
    }
  const pick = (event: MouseEvent<HTMLElement>): void => {
    const index = pointAt(event, points, time)
    if (index !== undefined && index !== selected) onSelect(index)
  }
  return (
    <div aria-hidden="true" onClick={pick} onPointerMove={(event) => (event.pointerType === 'mouse' ? pick(event) : undefined)}>
      <ResponsiveContainer width="100%" height={280}>
        <ComposedChart data={data} accessibilityLayer={false} margin={{ top: happenings.length > 0 ? 30 : 16, right: AFTER, bottom: 8, left: 8 }}>
          <CartesianGrid vertical={false} strokeOpacity={0.2} />
          {bands.map((band, index) => (
            <ReferenceArea
              key={band.from}
              x1={band.from === points[0]?.at ? time[0] : band.from}
              x2={band.to === points.at(-1)?.at ? time[1] : band.to}
              y1={band.low ?? min}
              y2={band.high ?? max}
              fill="var(--band-in, currentColor)"
              stroke="var(--band-edge, currentColor)"
              strokeOpacity={0.6}
              fillOpacity={0.8}
              label={index === bands.length - 1 ? { value: words.band, position: 'insideTopRight', fill: 'var(--text)', fontSize: 14 } : ''}
            />
          ))}
          <XAxis tick={axisText} tickMargin={6} dataKey="at" type="number" scale="time" domain={[...time]} ticks={[...ticks]} minTickGap={24} tickFormatter={(at: number) => dates.format(at)} />
          <YAxis tick={axisText} domain={[min, max]} ticks={[...values]} interval={0} width={BEFORE - 8} tickFormatter={(value: number) => numbers.format(value)} />
          {goals.map((goal) => (
            <ReferenceLine key={goal} y={goal} stroke="currentColor" strokeWidth={2} strokeDasharray="6 4" label={{ value: words.target, position: goalSide(points, goal), fill: 'var(--text)', fontSize: 14 }} />
          ))}
          {linesOf(happenings).map(({ at, label }, index) => (
            // Numbers of neighbours stand on two levels, so that they can be read.
            <ReferenceLine key={at} x={at} stroke="currentColor" strokeOpacity={0.5} strokeDasharray="2 3" label={{ value: label, position: 'top', dy: index % 2 ? -11 : 0, fill: 'var(--text)', fontSize: 14 }} />
          ))}
          {points.flatMap(({ spread, measure: { value: y }, id }) =>
            spread ? [<ReferenceLine key={`spread ${id}`} segment={[{ x: Math.max(spread[0], time[0]), y }, { x: Math.min(spread[1], time[1]), y }]} stroke="currentColor" strokeWidth={1} />] : [],
          )}
          {pairs ? <Bar dataKey="span" barSize={3} fill="currentColor" fillOpacity={0.5} isAnimationActive={false} /> : null}
          {pairs ? <Line dataKey="lower" stroke="none" isAnimationActive={false} dot={dot(true)} activeDot={false} /> : null}
          <Line dataKey="value" type="linear" stroke={pairs ? 'none' : 'currentColor'} strokeWidth={2} isAnimationActive={false} dot={dot(false)} activeDot={false} />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

/** Drawn again only for what it shows: a long series takes a while. */
export default memo(Chart)

interface MarkProps {
  readonly point: Point
  readonly x: number
  readonly y: number
  readonly half: 'upper' | 'lower' | undefined
  readonly selected: boolean
  readonly few: boolean
}

function Mark({ point, x, y, half, selected, few }: MarkProps) {
  const code = point.reading.flag?.code
  const outside = code !== undefined && [...above, ...below].includes(code)
  const size = selected ? 7 : 5
  const hollow = point.measure.comparator !== undefined || point.status === 'preliminary'
  const shape = half === 'upper' ? triangleUp(x, y, size) : half === 'lower' ? triangleDown(x, y, size) : shapeOf(point, x, y, size)
  return (
    <g>
      {few || outside || selected ? <path d={shape} fill={hollow ? 'var(--bg)' : 'currentColor'} stroke="currentColor" strokeWidth={2} /> : null}
      {changed.includes(point.status ?? '') ? <rect x={x - 9} y={y - 9} width={18} height={18} fill="none" stroke="currentColor" /> : null}
    </g>
  )
}
