import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { bloodPressureOf, type BloodPressure } from './blood-pressure'
import type { Resource } from '../../fhir/resource'
import type { Measure, ObservationReading, ResultReading } from './result-reading'

/** One point of a chart. */
export interface Point {
  readonly id: string
  readonly raw: string
  /** Milliseconds since 1970: the middle of what the date may mean. */
  readonly at: number
  /** What the date may mean when it names no day; undefined when it does. */
  readonly spread: readonly [from: number, to: number] | undefined
  readonly measure: Measure
  /** The lower number of a blood pressure, which is one value with two numbers. */
  readonly lower: Measure | undefined
  /** What is said of each of those two numbers. */
  readonly halves: { readonly upper: ResultReading; readonly lower: ResultReading } | undefined
  readonly reading: ResultReading
  readonly observation: Resource
  readonly status: string | undefined
}

/** Points that share a test (or part of it) and a unit, oldest first. Units are never mixed. */
export interface Series {
  readonly key: string
  readonly name: string | undefined
  readonly unit: string | undefined
  readonly points: readonly Point[]
}

/** A stretch of points with the same expected range. */
export interface Band {
  readonly from: number
  readonly to: number
  readonly low: number | undefined
  readonly high: number | undefined
}

const DAY = 86_400_000

function pointOf(observation: ObservationReading, reading: ResultReading, halves?: BloodPressure): Point | undefined {
  const date = observation.raw === undefined ? undefined : parsePartialDate(observation.raw)
  if (!observation.counts || !date || observation.raw === undefined || !reading.measure) return undefined
  const { from, to } = dateInterval(date)
  const spread = to - from > 2 * DAY ? ([from, to] as const) : undefined
  return {
    id: observation.observation.id ?? '',
    raw: observation.raw,
    at: (from + to) / 2,
    spread,
    measure: reading.measure,
    lower: halves?.lower.measure,
    halves,
    reading,
    observation: observation.observation,
    status: observation.status,
  }
}

/** A blood pressure as one point. */
function pressureOf(observation: ObservationReading): Point | undefined {
  const pressure = bloodPressureOf(observation)
  if (!pressure) return undefined
  return pointOf(
    observation,
    { ...pressure.upper, name: observation.name, codeKey: observation.codeKey, flag: observation.flag },
    pressure,
  )
}

function pointsOf(observation: ObservationReading): readonly Point[] {
  const pressure = pressureOf(observation)
  if (pressure) return [pressure]
  return [observation, ...observation.components].flatMap((reading) => pointOf(observation, reading) ?? [])
}

const seriesKey = ({ reading, measure, lower }: Point): string =>
  `${reading.codeKey} ${measure.unit ?? ''}${lower ? ' pair' : ''}`

/** Series of the results of one test, with one for each of its parts and units. */
export function seriesOf(readings: readonly ObservationReading[]): readonly Series[] {
  const series = new Map<string, { key: string; name: string | undefined; unit: string | undefined; points: Point[] }>()
  for (const observation of readings) {
    for (const point of pointsOf(observation)) {
      const { reading, measure } = point
      const key = seriesKey(point)
      const known = series.get(key)
      if (known) known.points.push(point)
      else series.set(key, { key, name: reading.name, unit: measure.unit, points: [point] })
    }
  }
  return [...series.values()].map((each) => ({ ...each, points: each.points.toSorted((a, b) => a.at - b.at) }))
}

/** Whether a line can be drawn: two points of one series. Looks no further than that, as a record has hundreds of tests. */
export function hasLine(readings: readonly ObservationReading[]): boolean {
  const seen = new Set<string>()
  return readings.some((observation) =>
    pointsOf(observation).some((point) => {
      const key = seriesKey(point)
      return seen.has(key) || !seen.add(key)
    }),
  )
}

/** How many points the longest series of a test has. */
export const pointCount = (readings: readonly ObservationReading[]): number =>
  Math.max(0, ...seriesOf(readings).map(({ points }) => points.length))

const LONGEST_LINE = 5 * 365.25 * DAY

/** Rows of the drawing: a point each, and an empty row where the line must break, across more than five years or results without a number. */
export function rowsOf(
  points: readonly Point[],
  breaks: readonly number[] = [],
): readonly { readonly at: number; readonly index?: number; readonly value: number | null }[] {
  return points.flatMap((point, index) => {
    const row = { at: point.at, index, value: point.measure.value }
    const before = points[index - 1]
    const gap = before && (point.at - before.at > LONGEST_LINE || breaks.some((at) => at > before.at && at < point.at))
    return gap ? [{ at: (before.at + point.at) / 2, value: null }, row] : [row]
  })
}

/** Moments of results of the test that have no number: the line must not run across them as if nothing had been there. */
export function breaksOf(readings: readonly ObservationReading[]): readonly number[] {
  return readings.flatMap((reading) => {
    const date = reading.raw === undefined ? undefined : parsePartialDate(reading.raw)
    if (!reading.counts || !date || pointsOf(reading).length > 0) return []
    const { from, to } = dateInterval(date)
    return [(from + to) / 2]
  })
}

/** The expected range along the time axis, around each point half the way to its neighbours, so that the newest stands on its own; points without a range break it. */
export function bandsOf(points: readonly Point[]): readonly Band[] {
  const bands: Band[] = []
  points.forEach((point, index) => {
    const { low, high } = point.measure
    if (low === undefined && high === undefined) return
    const halfway = (other: Point | undefined): number => (point.at + (other?.at ?? point.at)) / 2
    const [from, to] = [halfway(points[index - 1]), halfway(points[index + 1])]
    const last = bands.at(-1)
    if (last && last.to === from && last.low === low && last.high === high) bands[bands.length - 1] = { ...last, to }
    else bands.push({ from, to, low, high })
  })
  return bands
}

/** The lower numbers of blood pressures as points of their own, for what is drawn of each number alone. */
export const lowerHalves = (points: readonly Point[]): readonly Point[] =>
  points.flatMap((point) => (point.lower ? [{ ...point, measure: point.lower }] : []))

const niceSteps = [1, 2, 2.5, 5, 10] as const
const MOST_TICKS = 6

/** Round ticks of the value axis, six at most, over the data, their ranges and what else must be seen; the first and last are its ends. */
export function valueTicks(points: readonly Point[], also: readonly number[] = []): readonly number[] {
  const values = [
    ...also,
    ...points.flatMap(({ measure, lower }) =>
      [measure.value, measure.low, measure.high, lower?.value, lower?.low, lower?.high].filter(
        (value) => value !== undefined,
      ),
    ),
  ]
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const pad = (max - min) * 0.1 || Math.abs(max) * 0.1 || 1
  // Nothing that starts at zero or above is drawn below zero.
  const [low, high] = [min >= 0 ? Math.max(0, min - pad) : min - pad, max + pad]
  const power = 10 ** Math.floor(Math.log10((high - low) / MOST_TICKS))
  const ticksBy = (step: number) => Math.ceil(high / step) - Math.floor(low / step) + 1
  const step = (niceSteps.find((each) => ticksBy(each * power) <= MOST_TICKS) ?? 20) * power
  const from = Math.floor(low / step)
  return Array.from({ length: ticksBy(step) }, (_, index) => Number(((from + index) * step).toPrecision(12)))
}

/** The lowest and highest point; undefined when a comparator leaves open which they are. */
export function extremes(points: readonly Point[]): readonly [Point, Point] | undefined {
  const sorted = points.toSorted((a, b) => a.measure.value - b.measure.value)
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last && points.every(({ measure, lower }) => measure.comparator === undefined && lower === undefined)
    ? [first, last]
    : undefined
}
