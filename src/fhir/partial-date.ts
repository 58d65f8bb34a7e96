export type Precision = 'year' | 'month' | 'day' | 'instant'

/** A FHIR date, dateTime or instant as written: only the parts that were sent. */
export interface PartialDate {
  readonly precision: Precision
  readonly year: number
  readonly month?: number
  readonly day?: number
  readonly hour?: number
  readonly minute?: number
  readonly second?: number
  /** `Z`, `+02:00`, `-04:00`; absent when none was sent. */
  readonly offset?: string
}

const PARTIAL_DATE =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?)?)?$/

/** Dates that systems send for "unknown" or "no end". */
const PLACEHOLDER_DATE = /^(?:0001|9999)(?:-|$)|^1900-01-01(?:T00:00|$)/

/** True for a placeholder date (0001-01-01, 1900-01-01, 9999-12-31). */
export const isPlaceholderDate = (raw: string): boolean => PLACEHOLDER_DATE.test(raw.trim())

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Parses a FHIR date, dateTime or instant without applying a time zone; undefined when it is invalid or a placeholder. */
export function parsePartialDate(raw: string): PartialDate | undefined {
  const found = PARTIAL_DATE.exec(raw.trim())
  if (!found || isPlaceholderDate(raw)) return undefined
  const [, y, mo, d, h, mi, s, offset] = found
  const year = Number(y)
  if (mo === undefined) return { precision: 'year', year }
  const month = Number(mo)
  if (month < 1 || month > 12) return undefined
  if (d === undefined) return { precision: 'month', year, month }
  const day = Number(d)
  if (day < 1 || day > daysInMonth(year, month)) return undefined
  if (h === undefined) return { precision: 'day', year, month, day }
  const hour = Number(h)
  const minute = Number(mi)
  const second = Math.min(Number(s ?? 0), 59)
  if (hour === 24 && minute === 0 && second === 0) return nextMidnight(year, month, day, offset)
  if (hour > 23 || minute > 59 || Number(s ?? 0) > 60) return undefined
  return { precision: 'instant', year, month, day, hour, minute, second, ...(offset === undefined ? {} : { offset }) }
}

/** 24:00, which some servers send against R4, is the start of the next day. */
function nextMidnight(year: number, month: number, day: number, offset: string | undefined): PartialDate {
  const at = new Date(Date.UTC(year, month - 1, day + 1))
  const next = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() }
  return { precision: 'instant', ...next, hour: 0, minute: 0, second: 0, ...(offset === undefined ? {} : { offset }) }
}

function offsetMilliseconds(offset: string | undefined): number {
  if (offset === undefined || offset === 'Z') return 0
  const [hours, minutes] = offset.slice(1).split(':')
  return (offset.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

interface Interval {
  /** Milliseconds since 1970, inclusive. */
  readonly from: number
  /** Exclusive. */
  readonly to: number
}

/** The interval that a date covers: a year, month, day or second. Dates without an offset count as UTC, for sorting only. */
export function dateInterval(date: PartialDate): Interval {
  const { year, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = date
  const from = Date.UTC(year, month - 1, day, hour, minute, second) - offsetMilliseconds(date.offset)
  const ends: Record<Precision, number> = {
    year: Date.UTC(year + 1, 0, 1),
    month: Date.UTC(year, month, 1),
    day: Date.UTC(year, month - 1, day + 1),
    instant: from + 1000,
  }
  return { from, to: ends[date.precision] }
}

const vagueness: Record<Precision, number> = { instant: 0, day: 1, month: 2, year: 3 }

/** Sort key of a date, computed once for many comparisons; undefined for absent and unreadable dates. */
export type DateSortKey =
  { readonly from: number | undefined; readonly calendar: number; readonly vagueness: number } | undefined

/** The sort key of a raw date: the moment of an instant, and the written local day, with less precise dates after more precise ones. */
export function dateSortKey(raw: string | undefined): DateSortKey {
  const date = raw === undefined ? undefined : parsePartialDate(raw)
  if (!date) return undefined
  const { precision, year, month = 0, day = 0 } = date
  return {
    from: precision === 'instant' ? dateInterval(date).from : undefined,
    calendar: year * 10_000 + month * 100 + day,
    vagueness: vagueness[precision],
  }
}

/**
 * Compares sort keys newest first: a day after its instants, a month after its days, a year after its months;
 * unreadable and absent dates last.
 */
export function compareDateSortKeys(left: DateSortKey, right: DateSortKey): number {
  if (!left || !right) return Number(!left) - Number(!right)
  if (left.from !== undefined && right.from !== undefined) return right.from - left.from
  return right.calendar - left.calendar || left.vagueness - right.vagueness
}
