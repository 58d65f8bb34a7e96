import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import type { Measure, ObservationReading, ResultReading } from '../result-reading'

/** One point of a chart. */
export interface Point {
  readonly id: string
  readonly raw: string
  /** Milliseconds since 1970: the middle of what the date may mean. */
  readonly at: number
  readonly measure: Measure
  readonly reading: ResultReading
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

function pointOf(observation: ObservationReading, reading: ResultReading): Point | undefined {
  const date = observation.raw === undefined ? undefined : parsePartialDate(observation.raw)
  if (!observation.counts || !date || observation.raw === undefined || !reading.measure) return undefined
  const { from, to } = dateInterval(date)
  return { id: observation.observation.id ?? '', raw: observation.raw, at: (from + to) / 2, measure: reading.measure, reading, status: observation.status }
}

/** Series of the results of one test, with one for each of its parts and units. */
export function seriesOf(readings: readonly ObservationReading[]): readonly Series[] {
  const series = new Map<string, { key: string; name: string | undefined; unit: string | undefined; points: Point[] }>()
  for (const observation of readings) {
    for (const reading of [observation, ...observation.components]) {
      const point = pointOf(observation, reading)
      if (!point) continue
      const key = `${reading.codeKey} ${point.measure.unit ?? ''}`
      const known = series.get(key) ?? { key, name: reading.name, unit: point.measure.unit, points: [] }
      series.set(key, { ...known, points: [...known.points, point] })
    }
  }
  return [...series.values()].map((each) => ({ ...each, points: each.points.toSorted((a, b) => a.at - b.at) }))
}

/** The expected range along the time axis: a new band where the range changes; points without a range break it. */
export function bandsOf(points: readonly Point[]): readonly Band[] {
  const bands: Band[] = []
  points.forEach((point, index) => {
    const { low, high } = point.measure
    if (low === undefined && high === undefined) return
    const to = points[index + 1]?.at ?? point.at
    const last = bands.at(-1)
    if (last && last.to === point.at && last.low === low && last.high === high) bands[bands.length - 1] = { ...last, to }
    else bands.push({ from: point.at, to, low, high })
  })
  return bands
}

/** Ends of the value axis: the data and the ranges with a tenth of their span around them. */
export function valueDomain(points: readonly Point[]): readonly [number, number] {
  const values = points.flatMap(({ measure }) => [measure.value, measure.low, measure.high].filter((value) => value !== undefined))
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const pad = (max - min) * 0.1 || Math.abs(max) * 0.1 || 1
  return [min - pad, max + pad]
}

/** The lowest and highest point; undefined when a comparator leaves open which they are. */
export function extremes(points: readonly Point[]): readonly [Point, Point] | undefined {
  const sorted = points.toSorted((a, b) => a.measure.value - b.measure.value)
  const [first, last] = [sorted[0], sorted.at(-1)]
  return first && last && points.every(({ measure }) => measure.comparator === undefined) ? [first, last] : undefined
}
