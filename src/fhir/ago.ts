import { parsePartialDate } from './partial-date'
import { shownDay } from './shown-day'
import { dayInZone } from './zone-day'

interface AgoOptions {
  readonly locale: string
  /** Milliseconds since 1970. */
  readonly now: number
  /** Zone of the viewer; the device's own when absent. */
  readonly timeZone?: string
}

/** A format costs far more to make than to use. */
const formats = new Map<string, Intl.RelativeTimeFormat>()

/** Units with the least of them that is told: "1 month" and "1 year" would say little of a time that may be nearly twice as long. */
const units = [
  ['year', 2],
  ['month', 2],
  ['week', 2],
  ['day', 0],
] as const

/**
 * How long ago a date was, in words ("4 months ago"), counted by the days that the page shows and rounded down, so that nothing is called older than it is.
 * Undefined for a date that lies ahead, for a year or a month alone, which may be that much younger, and for what cannot be read.
 */
export function agoText(raw: string, { locale, now, timeZone }: AgoOptions): string | undefined {
  const date = shownDay(raw.trim(), timeZone)
  const then = parsePartialDate(date)
  if (then?.day === undefined) return undefined
  const today = dayInZone(now, timeZone)
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  const days = (Date.parse(today) - Date.parse(date.slice(0, 10))) / 86_400_000
  const months = (year - then.year) * 12 + month - (then.month ?? 0) - Number(day < then.day)
  if (days < 0) return undefined
  const counts = { year: Math.trunc(months / 12), month: months, week: Math.trunc(days / 7), day: days }
  const [unit] = units.find(([one, least]) => counts[one] >= least) ?? ['day']
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  formats.set(locale, format)
  return format.format(-counts[unit], unit)
}
