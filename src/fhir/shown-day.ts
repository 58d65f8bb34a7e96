import { dateInterval, parsePartialDate } from './partial-date'
import { dayInZone } from './zone-day'

/**
 * The date under whose heading a record stands: as written, but for a time sent as Z, which pages show in the viewer's zone,
 * the day of that zone. `timeZone` is the device's own when absent. Text that is no date comes back unchanged.
 */
export function shownDay(raw: string, timeZone?: string): string {
  const date = parsePartialDate(raw)
  if (!date || date.offset !== 'Z' || (date.hour === 0 && date.minute === 0 && date.second === 0)) return raw
  return dayInZone(dateInterval(date).from, timeZone)
}

/** Milliseconds since 1970 to sort within a day; a date without a time comes after the timed ones (newest first). */
export function orderInDay(raw: string): number {
  const date = parsePartialDate(raw)
  return date?.precision === 'instant' ? dateInterval(date).from : Number.NEGATIVE_INFINITY
}
