import { daysBetween, toDay } from './day'
import { parsePartialDate } from './partial-date'
import { shownDay } from './shown-day'
import { dayInZone } from './zone-day'
import type { FormatContext } from '../i18n/format-context'

interface TimeAgoOptions {
  readonly format: Pick<FormatContext, 'locale'>
  /** Milliseconds since 1970. */
  readonly now: number
  /** Time zone of the viewer; the device's when absent. */
  readonly timeZone?: string
}

/** Formatters are expensive to create. */
const formats = new Map<string, Intl.RelativeTimeFormat>()

/** Units with the smallest count shown: "1 month" and "1 year" would be vague for a time that may be nearly twice as long. */
const units = [
  ['year', 2],
  ['month', 2],
  ['week', 2],
  ['day', 0],
] as const

/**
 * Relative time of a past date ("4 months ago"), counted in the days that the page shows and rounded down, so that it is never overstated.
 * Undefined for future dates, for a year or month alone, and for unreadable dates.
 */
export function formatTimeAgo(raw: string, { format: { locale }, now, timeZone }: TimeAgoOptions): string | undefined {
  const date = toDay(shownDay(raw, timeZone))
  const then = date && parsePartialDate(date)
  if (date === undefined || then?.day === undefined) return undefined
  const today = dayInZone(now, timeZone)
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  const days = daysBetween(date, today)
  const months = (year - then.year) * 12 + month - (then.month ?? 0) - Number(day < then.day)
  if (days < 0) return undefined
  const counts = { year: Math.trunc(months / 12), month: months, week: Math.trunc(days / 7), day: days }
  const [unit] = units.find(([name, minimum]) => counts[name] >= minimum) ?? ['day']
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  formats.set(locale, format)
  return format.format(-counts[unit], unit)
}
