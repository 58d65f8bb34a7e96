export type Precision = 'year' | 'month' | 'day' | 'instant'

/** The offset of a moment in UTC whose local time is not known (RFC 3339, section 4.3). Unlike `Z`, it is never sent for a date without a time. */
export const UNKNOWN_LOCAL_OFFSET = '-00:00'

declare const brand: unique symbol

/** A FHIR date, dateTime or instant as written: only the parts that were sent. Only this file makes one, so that each has a day and a time that exist. */
export type PartialDate = DateParts & { readonly [brand]: true }

interface DateParts {
  readonly precision: Precision
  readonly year: number
  readonly month?: number
  readonly day?: number
  readonly hour?: number
  readonly minute?: number
  readonly second?: number
  /** Absent when it is zero. */
  readonly millisecond?: number
  /** `+02:00`, `-04:00`; `Z` for `+00:00` too; `UNKNOWN_LOCAL_OFFSET`. Absent when none was sent. */
  readonly offset?: string
}

/** There is no year 0000 in R4. */
const PARTIAL_DATE =
  /^(?!0000)(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?(Z|[+-]\d{2}:\d{2})?)?)?)?$/

/** Dates that systems send for "unknown" or "no end". */
const PLACEHOLDER_DATE = /^(?:0001|9999)(?:-|$)|^1900-01-01(?:T00:00|$)/

/** True for a placeholder date (0001-01-01, 1900-01-01, 9999-12-31). */
export const isPlaceholderDate = (raw: string): boolean => PLACEHOLDER_DATE.test(raw.trim())

/** The calendar repeats after 400 years. */
const CYCLE_YEARS = 400
const CYCLE_MS = 146_097 * 86_400_000

/** Like `Date.UTC`, with months from 1 and without its reading of the years 0 to 99 as 1900 to 1999. */
export const utcTime = (
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
  millisecond = 0,
): number => Date.UTC(year + CYCLE_YEARS, month - 1, day, hour, minute, second, millisecond) - CYCLE_MS

/** A moment of this device as a FHIR instant in UTC, to the second: `2026-05-03T12:00:00Z`. */
export const instantOf = (at: Date): string => at.toISOString().replace(/\.\d+/, '')

const daysInMonth = (year: number, month: number): number =>
  (utcTime(year, month + 1, 1) - utcTime(year, month, 1)) / 86_400_000

/** Parses a FHIR date, dateTime or instant without applying a time zone; undefined when it is invalid or a placeholder. */
export const parsePartialDate = (raw: string): PartialDate | undefined => partsOf(raw) as PartialDate | undefined

function partsOf(raw: string): DateParts | undefined {
  const found = PARTIAL_DATE.exec(raw.trim())
  if (!found || isPlaceholderDate(raw)) return undefined
  const [, y, mo, d, h, mi, s, fraction, sentOffset] = found
  const year = Number(y)
  if (mo === undefined) return { precision: 'year', year }
  const month = Number(mo)
  if (month < 1 || month > 12) return undefined
  if (d === undefined) return { precision: 'month', year, month }
  const day = Number(d)
  if (day < 1 || day > daysInMonth(year, month)) return undefined
  return h === undefined
    ? { precision: 'day', year, month, day }
    : withTime({ year, month, day }, [h, mi, s, fraction], sentOffset)
}

/** Adds the time to a day; undefined when it is invalid. */
function withTime(
  day: { readonly year: number; readonly month: number; readonly day: number },
  [h, mi, s = '0', fraction = '0']: readonly (string | undefined)[],
  sentOffset: string | undefined,
): DateParts | undefined {
  const [hour, minute] = [Number(h), Number(mi)]
  const second = Math.min(Number(s), 59)
  const millisecond = Math.trunc(Number(`0.${fraction}`) * 1000)
  const offset = sentOffset === undefined ? {} : { offset: sentOffset === '+00:00' ? 'Z' : sentOffset }
  if (hour === 24 && minute === 0 && second === 0) return { ...nextMidnight(day), ...offset }
  if (hour > 23 || minute > 59 || Number(s) > 60) return undefined
  return {
    precision: 'instant',
    ...day,
    ...{ hour, minute, second },
    ...(millisecond === 0 ? {} : { millisecond }),
    ...offset,
  }
}

/** 24:00, which some servers send against R4, is the start of the next day. */
function nextMidnight({ year, month, day }: Pick<Required<DateParts>, 'year' | 'month' | 'day'>): DateParts {
  const at = new Date(utcTime(year, month, day + 1))
  const next = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
  return { precision: 'instant', ...next, hour: 0, minute: 0, second: 0 }
}

function offsetMilliseconds(offset: string | undefined): number {
  if (offset === undefined || offset === 'Z') return 0
  const [hours, minutes] = offset.slice(1).split(':')
  return (offset.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

export interface DateInterval {
  /** Milliseconds since 1970, inclusive. */
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

/** The interval that a date covers: a year, month, day or second. Dates without an offset count as UTC, for sorting only. */
export function dateInterval(date: PartialDate): DateInterval {
  const { year, month = 1, day = 1, hour = 0, minute = 0, second = 0, millisecond = 0 } = date
  const from = utcTime(year, month, day, hour, minute, second, millisecond) - offsetMilliseconds(date.offset)
  const ends: Record<Precision, () => number> = {
    year: () => utcTime(year + 1, 1, 1),
    month: () => utcTime(year, month + 1, 1),
    day: () => utcTime(year, month, day + 1),
    instant: () => from + 1000,
  }
  return { from, to: ends[date.precision]() }
}
