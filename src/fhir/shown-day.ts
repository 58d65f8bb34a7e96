import { dateInterval, parsePartialDate } from './partial-date'
import { dayInZone } from './zone-day'

/**
 * The day under which a record is listed: as written, but for a time in UTC, which pages show in the viewer's zone,
 * the day in that zone (`timeZone`, the device's when absent). Text that is no date is returned unchanged.
 */
export function shownDay(raw: string, timeZone?: string): string {
  const date = parsePartialDate(raw)
  if (!date || date.offset !== 'Z' || (date.hour === 0 && date.minute === 0 && date.second === 0)) return raw
  return dayInZone(dateInterval(date).from, timeZone)
}

/** Milliseconds since 1970 for sorting within a day, newest first; dates without a time come last. */
export function timeWithinDay(raw: string): number {
  const date = parsePartialDate(raw)
  return date?.precision === 'instant' ? dateInterval(date).from : Number.NEGATIVE_INFINITY
}
