import {
  dateInterval,
  parsePartialDate,
  UNKNOWN_LOCAL_OFFSET,
  type DateInterval,
  type PartialDate,
  type Precision,
} from './partial-date'
import { dayInZone, momentAt, wallClock } from './zone-day'

/** True at exactly 00:00 as written: systems that know only the day send it padded to a time. */
export const isPaddedDay = ({ hour, minute, second, millisecond, offset }: PartialDate): boolean =>
  hour === 0 && minute === 0 && second === 0 && millisecond === undefined && offset !== UNKNOWN_LOCAL_OFFSET

/** True for a moment: a time with an offset, other than a padded day. */
export const isMoment = (date: PartialDate): boolean => date.offset !== undefined && !isPaddedDay(date)

/** True for a moment in UTC: it was sent without the local time of its place, so it has the day and time of the reader. Every other date has its own. */
export const isUtcMoment = (date: PartialDate): boolean =>
  isMoment(date) && (date.offset === 'Z' || date.offset === UNKNOWN_LOCAL_OFFSET)

const DAY_MS = 86_400_000

type CalendarDate = Pick<PartialDate, 'year' | 'month' | 'day'>

/** The parts of `shownDay`. */
function shownDate(date: PartialDate, timeZone: string | undefined): CalendarDate {
  if (!isUtcMoment(date)) return date
  const local = new Date(wallClock(dateInterval(date).from, timeZone))
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() }
}

const calendarText = ({ year, month, day }: CalendarDate): string =>
  [String(year).padStart(4, '0'), ...[month, day].flatMap((part) => part?.toString().padStart(2, '0') ?? [])].join('-')

/**
 * The day under which a date is listed, counted and named everywhere: `yyyy-mm-dd`, `yyyy-mm` or `yyyy`, as precise as it was sent.
 * A moment in UTC has the day of the reader (`timeZone`, the device's when absent), every other date the day that was sent. Undefined for
 * placeholders and text that is no FHIR date.
 */
export function shownDay(raw: string, timeZone?: string): string | undefined {
  const date = parsePartialDate(raw)
  return date && calendarText(shownDate(date, timeZone))
}

/** The year of `shownDay`. */
export const shownYear = (raw: string, timeZone?: string): string | undefined => shownDay(raw, timeZone)?.slice(0, 4)

/** Milliseconds since 1970 for sorting within a day, newest first; dates without a time come last. */
export function timeWithinDay(raw: string): number {
  const date = parsePartialDate(raw)
  return date?.precision === 'instant' && !isPaddedDay(date) ? dateInterval(date).from : Number.NEGATIVE_INFINITY
}

/**
 * The interval that a date covers on the calendar of `shownDay`, in milliseconds since 1970 as if the clock of its time were UTC: for axes whose
 * ticks are days.
 */
export function calendarInterval(date: PartialDate, timeZone?: string): DateInterval {
  const { from, to } = dateInterval({ ...date, ...(isPaddedDay(date) ? { precision: 'day' } : {}), offset: 'Z' })
  if (!isUtcMoment(date)) return { from, to }
  const start = wallClock(from, timeZone)
  return { from: start, to: start + to - from }
}

/**
 * The moments that a date covers for the reader, in milliseconds since 1970: from the start to the end of a day, month or year in the reader's
 * time zone. Undefined for placeholders and text that is no FHIR date.
 */
export function readerInterval(raw: string, timeZone?: string): DateInterval | undefined {
  const date = parsePartialDate(raw)
  if (!date || isMoment(date)) return date && dateInterval(date)
  const { from, to } = calendarInterval(date)
  return { from: momentAt(from, timeZone), to: momentAt(to, timeZone) }
}

/**
 * The place of a date on an axis whose ticks are days (`calendarInterval`), in milliseconds: the time of a moment, the
 * start of a day, so that it is before the times of that day as in lists, and the middle of a month or year.
 */
export function calendarTime(date: PartialDate, timeZone?: string): number {
  const { from, to } = calendarInterval(date, timeZone)
  return to - from > DAY_MS ? (from + to) / 2 : from
}

/** True when all of a date is after a moment `at` (milliseconds since 1970, or Infinity): a date without a time, when its day is after the reader's day. */
export function isAfterTime(raw: string, at: number, timeZone?: string): boolean {
  const date = parsePartialDate(raw)
  if (!date || at === Infinity) return false
  return isMoment(date) ? dateInterval(date).from > at : calendarText(date) > dayInZone(at, timeZone)
}

/** True when all of a date is before a moment `at`: a date without a time, when its day, month or year is before the reader's. */
export function isBeforeTime(raw: string, at: number, timeZone?: string): boolean {
  const date = parsePartialDate(raw)
  if (!date) return false
  if (isMoment(date)) return dateInterval(date).to <= at
  const day = calendarText(date)
  return day < dayInZone(at, timeZone).slice(0, day.length)
}

const vagueness: Record<Precision, number> = { instant: 0, day: 1, month: 2, year: 3 }

/** Sort key of a date, computed once for many comparisons; undefined for absent and unreadable dates. */
export type DateSortKey = { readonly calendar: number; readonly vagueness: number; readonly from: number } | undefined

/** The sort key of a raw date: its shown day, its precision, and its moment. */
export function dateSortKey(raw: string | undefined, timeZone?: string): DateSortKey {
  const date = raw === undefined ? undefined : parsePartialDate(raw)
  if (!date) return undefined
  const { year, month = 0, day = 0 } = shownDate(date, timeZone)
  return {
    calendar: year * 10_000 + month * 100 + day,
    vagueness: vagueness[isPaddedDay(date) ? 'day' : date.precision],
    from: dateInterval(date).from,
  }
}

/**
 * Compares sort keys newest first: by day, and within it by time; a day after its times, a month after its days, a year after its months;
 * unreadable and absent dates last.
 */
export function compareDateSortKeys(left: DateSortKey, right: DateSortKey): number {
  if (!left || !right) return Number(!left) - Number(!right)
  return right.calendar - left.calendar || left.vagueness - right.vagueness || right.from - left.from
}
