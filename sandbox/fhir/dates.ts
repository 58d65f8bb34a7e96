import { isJsonObject } from '../json'

/** Half-open interval [from, to) in milliseconds since 1970 UTC; open ends are infinite. */
interface Interval {
  readonly from: number
  readonly to: number
}

export type Prefix = 'eq' | 'gt' | 'ge' | 'lt' | 'le'

const DATE_TIME = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

function offsetMsOf(zone: string | undefined): number {
  if (zone === undefined || zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6))
  return (zone.startsWith('-') ? -minutes : minutes) * MINUTE_MS
}

function utcMs(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day)
}

function spanOfDay(year: number, month: string | undefined, day: string | undefined): Interval | undefined {
  if (month === undefined) return { from: utcMs(year, 0, 1), to: utcMs(year + 1, 0, 1) }
  const index = Number(month) - 1
  if (index < 0 || index > 11) return undefined
  if (day === undefined) return { from: utcMs(year, index, 1), to: utcMs(year, index + 1, 1) }
  const from = utcMs(year, index, Number(day))
  return new Date(from).getUTCMonth() === index ? { from, to: from + 24 * 60 * MINUTE_MS } : undefined
}

function precisionMs(second: string | undefined, fraction: string | undefined): number {
  if (fraction !== undefined) return 10 ** Math.max(0, 3 - fraction.length)
  return second === undefined ? MINUTE_MS : SECOND_MS
}

/**
 * The interval that a FHIR date, dateTime or instant covers at its precision; without a time zone it is read as UTC.
 * Undefined for text that is not a date (R4 3.1.1.4.7).
 */
export function intervalOf(text: string): Interval | undefined {
  const [, year, month, day, hour, minute, second, fraction, zone] = DATE_TIME.exec(text) ?? []
  if (year === undefined) return undefined
  const span = spanOfDay(Number(year), month, day)
  if (span === undefined || hour === undefined || minute === undefined) return span
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 60) return undefined
  const milliseconds = fraction === undefined ? 0 : Number(fraction.slice(0, 3).padEnd(3, '0'))
  const from =
    span.from +
    (Number(hour) * 60 + Number(minute)) * MINUTE_MS +
    Number(second ?? 0) * SECOND_MS +
    milliseconds -
    offsetMsOf(zone)
  return { from, to: from + precisionMs(second, fraction) }
}

const intervalCache = new Map<string, Interval | undefined>()

/** Cached interval of a date in a record, as every search parses the same ones. */
function cachedIntervalOf(text: string): Interval | undefined {
  if (!intervalCache.has(text)) intervalCache.set(text, intervalOf(text))
  return intervalCache.get(text)
}

function periodOf(period: { start?: unknown; end?: unknown }): readonly Interval[] {
  const start = typeof period.start === 'string' ? cachedIntervalOf(period.start) : undefined
  const end = typeof period.end === 'string' ? cachedIntervalOf(period.end) : undefined
  return start === undefined && end === undefined ? [] : [{ from: start?.from ?? -Infinity, to: end?.to ?? Infinity }]
}

/** Intervals of an element: dateTime, instant, Period with open ends, or Timing.event; empty for anything else. */
export function intervalsOf(value: unknown): readonly Interval[] {
  if (typeof value === 'string') return [cachedIntervalOf(value)].flatMap((interval) => interval ?? [])
  if (!isJsonObject(value)) return []
  if (Array.isArray(value['event'])) return value['event'].flatMap(intervalsOf)
  return periodOf(value)
}

/**
 * Compares an element with a search value. `eq` is R4 equality: the value's interval contains the element's.
 * `ge` and `le` accept every overlap, so that a stay that began before the requested day is found.
 */
export const comparisons: Readonly<Record<Prefix, (element: Interval, value: Interval) => boolean>> = {
  eq: (element, value) => element.from >= value.from && element.to <= value.to,
  gt: (element, value) => element.to > value.to,
  ge: (element, value) => element.to > value.from,
  lt: (element, value) => element.from < value.from,
  le: (element, value) => element.from < value.to,
}
