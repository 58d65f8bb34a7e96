import { parsePartialDate } from '../../fhir/partial-date'
import { calendarInterval, calendarTime } from '../../fhir/shown-day'
import { bloodPressureOf, type BloodPressure } from './blood-pressure'
import { axisKey, convertExactly } from '../../fhir/units/convert-unit'
import { memoizeByObject } from '../../lib/memoize'
import type { FiniteNumber } from '../../fhir/finite-number'
import type { SentUnit } from '../../fhir/units/unit'
import type { ResourceOf } from '../../fhir/resource'
import type { Measure, ObservationReading, ResultReading } from './result-reading'
import type { UsableReading } from './usable-readings'

/** A point of a chart. */
export interface SeriesPoint {
  readonly id: string
  readonly raw: string
  /** On the reader's calendar, in milliseconds (`calendarTime`). */
  readonly at: number
  /** The interval of a date without a day; undefined with a day. */
  readonly spread: readonly [from: number, to: number] | undefined
  /** In the unit of the series. */
  readonly measure: Measure
  /** As sent. */
  readonly sent: Measure
  /** The diastolic value of a blood pressure, which is one point with two numbers. */
  readonly diastolic: Measure | undefined
  /** The readings of the two numbers of a blood pressure. */
  readonly bloodPressure: BloodPressure | undefined
  readonly reading: ResultReading
  readonly observation: ResourceOf<'Observation'>
  readonly status: string | undefined
}

/** Points of one test or component in one unit, the one of the newest point, oldest first. Only what converts exactly is joined. */
export interface ResultSeries {
  readonly key: string
  readonly name: string | undefined
  /** The text of the unit. */
  readonly unit: string | undefined
  readonly sentUnit: SentUnit
  readonly points: readonly SeriesPoint[]
}

/** A time span with the same expected range. */
export interface RangeBand {
  readonly from: number
  readonly to: number
  readonly low: FiniteNumber | undefined
  readonly high: FiniteNumber | undefined
}

const DAY_MS = 86_400_000

function pointOf(
  observation: ObservationReading,
  reading: ResultReading,
  bloodPressure?: BloodPressure,
): SeriesPoint | undefined {
  const date = observation.raw === undefined ? undefined : parsePartialDate(observation.raw)
  if (!observation.isCounted || !date || observation.raw === undefined || !reading.measure) return undefined
  const { from, to } = calendarInterval(date)
  const spread = to - from > 2 * DAY_MS ? ([from, to] as const) : undefined
  return {
    id: observation.observation.id ?? '',
    raw: observation.raw,
    at: calendarTime(date),
    spread,
    measure: reading.measure,
    sent: reading.measure.isUnitAssumed ? { ...reading.measure, unit: undefined } : reading.measure,
    diastolic: bloodPressure?.diastolic.measure,
    bloodPressure,
    reading,
    observation: observation.observation,
    status: observation.status,
  }
}

/** A blood pressure as one point. */
function pressureOf(observation: ObservationReading): SeriesPoint | undefined {
  const pressure = bloodPressureOf(observation)
  if (!pressure) return undefined
  return pointOf(
    observation,
    { ...pressure.systolic, name: observation.name, codeKey: observation.codeKey, flag: observation.flag },
    pressure,
  )
}

/** Memoized: a page asks several times, and each time that it is opened. */
const pointsOf = memoizeByObject((observation: ObservationReading): readonly SeriesPoint[] => {
  const pressure = pressureOf(observation)
  if (pressure) return [pressure]
  return [observation, ...observation.components].flatMap((reading) => pointOf(observation, reading) ?? [])
})

const seriesKey = ({ reading, measure, diastolic: lower }: SeriesPoint): string =>
  `${reading.codeKey} ${axisKey(measure.sentUnit)}${lower ? ' pair' : ''}`

/** A measure with its range in another unit. */
function inUnitOf(target: Measure, measure: Measure): Measure {
  const convert = (value: FiniteNumber | undefined) =>
    value === undefined ? undefined : convertExactly(value, measure.sentUnit, target.sentUnit)
  const value = convert(measure.value)
  if (value === undefined || value === measure.value) return measure
  const [low, high] = [convert(measure.low), convert(measure.high)]
  return {
    ...measure,
    ...{ value, low, high, unit: target.unit, sentUnit: target.sentUnit },
    digits: String(value),
    lowDigits: low?.toString(),
    highDigits: high?.toString(),
  }
}

/** The points in time order, in the unit of the newest one. */
function joined(points: readonly SeriesPoint[]): readonly SeriesPoint[] {
  const sorted = points.toSorted((a, b) => a.at - b.at)
  const newest = sorted.at(-1)
  return sorted.map((point) => ({
    ...point,
    measure: newest ? inUnitOf(newest.measure, point.measure) : point.measure,
    diastolic: newest?.diastolic && point.diastolic && inUnitOf(newest.diastolic, point.diastolic),
  }))
}

/** The series of a test: one for each component and each unit that does not convert to the others. */
export function seriesOf(readings: readonly UsableReading<'newest'>[]): readonly ResultSeries[] {
  const pointsByKey = new Map<string, SeriesPoint[]>()
  for (const point of readings.flatMap(pointsOf)) {
    const key = seriesKey(point)
    const known = pointsByKey.get(key)
    if (known) known.push(point)
    else pointsByKey.set(key, [point])
  }
  return [...pointsByKey].map(([key, ofSeries]) => {
    const points = joined(ofSeries)
    const newest = points.at(-1)?.measure
    return {
      key,
      name: ofSeries[0]?.reading.name,
      unit: newest?.unit,
      sentUnit: newest?.sentUnit ?? {},
      points,
    }
  })
}

/** True where a result has a number for the chart. */
export const hasPoint = (reading: ObservationReading): boolean => pointsOf(reading).length > 0

/** Whether a line can be drawn: two points in one series. Stops there, as a record has hundreds of tests. */
export function hasLine(readings: readonly UsableReading<'newest'>[]): boolean {
  const seen = new Set<string>()
  return readings.some((observation) =>
    pointsOf(observation).some((point) => {
      const key = seriesKey(point)
      return seen.has(key) || !seen.add(key)
    }),
  )
}

/** The number of points in the longest series of a test. */
export const longestSeriesLength = (readings: readonly UsableReading<'newest'>[]): number =>
  Math.max(0, ...seriesOf(readings).map(({ points }) => points.length))

const MAX_LINE_MS = 5 * 365.25 * DAY_MS

/**
 * Rows for the chart: one per point, and an empty row where the line breaks, across more than five years or a result without a number. A
 * number with a comparator is a limit, so it has a mark and is not on the line.
 */
export function chartRows(
  points: readonly SeriesPoint[],
  breaks: readonly number[] = [],
): readonly { readonly at: number; readonly index?: number; readonly value: number | null }[] {
  return points.flatMap((point, index) => {
    const { comparator, value } = point.measure
    const row = { at: point.at, index, value: comparator === undefined ? value : null }
    const before = points[index - 1]
    const gap = before && (point.at - before.at > MAX_LINE_MS || breaks.some((at) => at > before.at && at < point.at))
    return gap ? [{ at: (before.at + point.at) / 2, value: null }, row] : [row]
  })
}

/** Times of results without a number, in milliseconds on the reader's calendar: the line must not cross them. */
export function lineBreaks(readings: readonly ObservationReading[]): readonly number[] {
  return readings.flatMap((reading) => {
    if (!reading.isCounted || reading.raw === undefined || hasPoint(reading)) return []
    const date = parsePartialDate(reading.raw)
    return date ? [calendarTime(date)] : []
  })
}

/** Expected ranges along the time axis: each extends halfway to the neighbouring points, and points without a range interrupt it. */
export function rangeBands(points: readonly SeriesPoint[]): readonly RangeBand[] {
  const bands: RangeBand[] = []
  points.forEach((point, index) => {
    const { low, high } = point.measure
    if (low === undefined && high === undefined) return
    const halfway = (other: SeriesPoint | undefined): number => (point.at + (other?.at ?? point.at)) / 2
    const [from, to] = [halfway(points[index - 1]), halfway(points[index + 1])]
    const last = bands.at(-1)
    if (last && last.to === from && last.low === low && last.high === high) bands[bands.length - 1] = { ...last, to }
    else bands.push({ from, to, low, high })
  })
  return bands
}

/** The diastolic values of blood pressures as separate points. */
export const diastolicPoints = (points: readonly SeriesPoint[]): readonly SeriesPoint[] =>
  points.flatMap((point) => (point.diastolic ? [{ ...point, measure: point.diastolic }] : []))

const niceSteps = [1, 2, 2.5, 5, 10] as const
const MAX_TICKS = 6

/** Round ticks for the value axis, six at most, covering data, ranges and `extraValues`; the first and last are its ends. */
export function valueTicks(
  points: readonly SeriesPoint[],
  extraValues: readonly FiniteNumber[] = [],
): readonly number[] {
  const values = [
    ...extraValues,
    ...points.flatMap(({ measure, diastolic: lower }) =>
      [measure.value, measure.low, measure.high, lower?.value, lower?.low, lower?.high].filter(
        (value) => value !== undefined,
      ),
    ),
  ]
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const pad = (max - min) * 0.1 || Math.abs(max) * 0.1 || 1
  // An axis for non-negative values never goes below zero.
  const [low, high] = [min >= 0 ? Math.max(0, min - pad) : min - pad, max + pad]
  const power = 10 ** Math.floor(Math.log10((high - low) / MAX_TICKS))
  const ticksBy = (step: number) => Math.ceil(high / step) - Math.floor(low / step) + 1
  const step = (niceSteps.find((each) => ticksBy(each * power) <= MAX_TICKS) ?? 20) * power
  const from = Math.floor(low / step)
  return Array.from({ length: ticksBy(step) }, (_, index) => Number(((from + index) * step).toPrecision(12)))
}

/** The lowest and highest point; undefined with comparators or blood pressures. */
export function extremePoints(points: readonly SeriesPoint[]): readonly [SeriesPoint, SeriesPoint] | undefined {
  const sorted = points.toSorted((a, b) => a.measure.value - b.measure.value)
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first &&
    last &&
    points.every(({ measure, diastolic: lower }) => measure.comparator === undefined && lower === undefined)
    ? [first, last]
    : undefined
}
