import { isJson } from './walk'

/** Half-open interval [from, to) in milliseconds since 1970 (UTC); open ends are infinite. */
interface Interval {
  readonly from: number
  readonly to: number
}

export type Prefix = 'eq' | 'gt' | 'ge' | 'lt' | 'le'

const MOMENT = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/
const SECOND = 1000
const MINUTE = 60 * SECOND

function offsetOf(zone: string | undefined): number {
  if (zone === undefined || zone === 'Z') return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6))
  return (zone.startsWith('-') ? -minutes : minutes) * MINUTE
}

function utc(year: number, month: number, day: number): number {
  return new Date(0).setUTCFullYear(year, month, day)
}

function spanOfDay(year: number, month: string | undefined, day: string | undefined): Interval | undefined {
  if (month === undefined) return { from: utc(year, 0, 1), to: utc(year + 1, 0, 1) }
  const index = Number(month) - 1
  if (index < 0 || index > 11) return undefined
  if (day === undefined) return { from: utc(year, index, 1), to: utc(year, index + 1, 1) }
  const from = utc(year, index, Number(day))
  return new Date(from).getUTCMonth() === index ? { from, to: from + 24 * 60 * MINUTE } : undefined
}

/**
 * The interval that a FHIR date, dateTime or instant stands for at the precision given; without a zone it is read as UTC.
 * Undefined for text that is no date (R4 3.1.1.4.7).
 */
export function intervalOf(text: string): Interval | undefined {
  const [, year, month, day, hour, minute, second, fraction, zone] = MOMENT.exec(text) ?? []
  if (year === undefined) return undefined
  const span = spanOfDay(Number(year), month, day)
  if (span === undefined || hour === undefined || minute === undefined) return span
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 60) return undefined
  const milliseconds = fraction === undefined ? 0 : Number(fraction.slice(0, 3).padEnd(3, '0'))
  const from =
    span.from +
    (Number(hour) * 60 + Number(minute)) * MINUTE +
    Number(second ?? 0) * SECOND +
    milliseconds -
    offsetOf(zone)
  const unit = fraction !== undefined ? 10 ** Math.max(0, 3 - fraction.length) : second !== undefined ? SECOND : MINUTE
  return { from, to: from + unit }
}

const read = new Map<string, Interval | undefined>()

/** The interval of a date that a record holds: every search by date meets the same ones, so each is read once. */
function held(text: string): Interval | undefined {
  if (!read.has(text)) read.set(text, intervalOf(text))
  return read.get(text)
}

function periodOf(period: { start?: unknown; end?: unknown }): readonly Interval[] {
  const start = typeof period.start === 'string' ? held(period.start) : undefined
  const end = typeof period.end === 'string' ? held(period.end) : undefined
  return start === undefined && end === undefined ? [] : [{ from: start?.from ?? -Infinity, to: end?.to ?? Infinity }]
}

/** The intervals of an element: dateTime, instant, Period with open ends, or Timing.event; none for anything else. */
export function intervalsOf(value: unknown): readonly Interval[] {
  if (typeof value === 'string') return [held(value)].flatMap((interval) => interval ?? [])
  if (!isJson(value)) return []
  if (Array.isArray(value['event'])) return value['event'].flatMap(intervalsOf)
  return periodOf(value)
}

/**
 * How an element compares with a search value. `eq` is R4 equality: the value's interval contains the element's.
 * `ge` and `le` take every overlap, so that a stay that began before the day asked for is not lost.
 */
export const comparisons: Readonly<Record<Prefix, (element: Interval, asked: Interval) => boolean>> = {
  eq: (element, asked) => element.from >= asked.from && element.to <= asked.to,
  gt: (element, asked) => element.to > asked.to,
  ge: (element, asked) => element.to > asked.from,
  lt: (element, asked) => element.from < asked.from,
  le: (element, asked) => element.from < asked.to,
}
