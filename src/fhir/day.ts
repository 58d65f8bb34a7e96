import { parsePartialDate, utcTime, type PartialDate } from './partial-date'

declare const brand: unique symbol

/** A day that exists on the calendar, `yyyy-mm-dd`. Only this file and `dayInZone` make one, so that no code has to expect 2026-13-45. */
export type Day = string & { readonly [brand]: true }

const DAY_MS = 86_400_000

/** The text if it is a day; undefined for a month, a time, a placeholder and everything else. */
export const toDay = (text: string | undefined): Day | undefined =>
  text !== undefined && parsePartialDate(text)?.precision === 'day' ? (text.trim() as Day) : undefined

/** The day of a moment on the calendar of UTC; undefined outside the years 0000 to 9999. `at` in milliseconds since 1970. */
export function dayInUtc(at: number): Day | undefined {
  const date = new Date(at)
  const text = Number.isNaN(date.getTime()) ? '' : date.toISOString()
  return /^\d/.test(text) ? (text.slice(0, 10) as Day) : undefined
}

/** The start of a day in UTC, in milliseconds since 1970. */
export const dayStart = (day: Day): number => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return utcTime(year, month, date)
}

/** The day as sent of a date with a day, whatever its time and offset. */
export const sentDay = ({ year, month, day }: PartialDate): Day | undefined =>
  month === undefined || day === undefined ? undefined : dayInUtc(utcTime(year, month, day))

/** The day some whole days later; undefined outside the years 0000 to 9999. */
export const addDays = (day: Day, days: number): Day | undefined => dayInUtc(dayStart(day) + Math.floor(days) * DAY_MS)

/** Whole days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => (dayStart(to) - dayStart(from)) / DAY_MS
