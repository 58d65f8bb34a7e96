import { isObject, textOf } from '../../lib/json'
import { dateInterval, parsePartialDate, type PartialDate } from '../../fhir/partial-date'
import { dayInZone } from '../../fhir/zone-day'
import type { Resource } from '../../fhir/resource'

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** The offset of a clock on a wall; a time sent as Z does not say where it was written. */
const wallOffset = (date: PartialDate | undefined): string | undefined =>
  date?.offset === 'Z' ? undefined : date?.offset

function minutesOf(offset: string): number {
  const [hours, minutes] = offset.slice(1).split(':')
  return (offset.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** Midnight sharp of Greenwich is a day that somebody filled up to a time. */
const isPadded = ({ hour, minute, second }: PartialDate): boolean => hour === 0 && minute === 0 && second === 0

/** `yyyy-mm-dd`: as written, but a time sent as Z on the clock of `offset`, else of the viewer's zone. Undefined for what names no day. */
function dayOf(
  date: PartialDate | undefined,
  offset: string | undefined,
  timeZone: string | undefined,
): string | undefined {
  if (date?.month === undefined || date.day === undefined) return undefined
  if (date.offset !== 'Z' || isPadded(date)) return `${date.year}-${twoDigits(date.month)}-${twoDigits(date.day)}`
  const at = dateInterval(date).from
  return offset === undefined
    ? dayInZone(at, timeZone)
    : new Date(at + minutesOf(offset) * 60_000).toISOString().slice(0, 10)
}

const parsed = (raw: unknown): PartialDate | undefined => {
  const text = textOf(raw)
  return text === undefined ? undefined : parsePartialDate(text)
}

/** True for a visit that has a day: one of which only the year is known shares it with nothing. */
export function hasDay({ period }: Resource): boolean {
  return isObject(period) && [period['start'], period['end']].some((end) => parsed(end)?.day !== undefined)
}

/** True for a visit that ends on a later day than it began, as written. */
export function hasSeveralDays({ period }: Resource): boolean {
  if (!isObject(period)) return false
  const [first, last] = [parsed(period['start']), parsed(period['end'])].map((date) =>
    dayOf(date, wallOffset(date), undefined),
  )
  return first !== undefined && last !== undefined && first < last
}

/**
 * True when a date as sent names a day of the visit, by the calendar of the place where the visit was: the offset of the visit's own times, else that
 * of the date, else the viewer's zone, in which pages show times sent as Z. `timeZone` is the device's own when absent.
 */
export function isOnDayOf({ period }: Resource, raw: string, timeZone?: string): boolean {
  if (!isObject(period)) return false
  const [start, end, date] = [parsed(period['start']), parsed(period['end']), parsed(raw)]
  const offset = wallOffset(start) ?? wallOffset(end) ?? wallOffset(date)
  const [first, last, day] = [start, end, date].map((each) => dayOf(each, offset, timeZone))
  const [from, to] = [first ?? last, last ?? first]
  if (from === undefined || to === undefined || day === undefined) return false
  // An end before the start is no end.
  return day === from || (day > from && day <= to)
}
