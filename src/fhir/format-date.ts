import { dayStart, type Day } from './day'
import { dateInterval, isPlaceholderDate, parsePartialDate, utcTime, type PartialDate } from './partial-date'
import { periodEnds } from './period-ends'
import { isPaddedDay, isUtcMoment, shownDay } from './shown-day'
import type { FormatContext } from '../i18n/format-context'

export interface DateOptions {
  readonly format: FormatContext
  /** Time zone of the reader, for times in UTC; the device's when absent. */
  readonly timeZone?: string
  readonly style: 'patient' | 'provider'
}

export interface FormattedDate {
  readonly text: string
  /** False when the value is no FHIR date: the text is as sent. */
  readonly isReadable: boolean
}

type Parts = Intl.DateTimeFormatOptions

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: formatters are expensive to create and every date of a list uses one. */
function formatOf(locale: string, parts: Parts): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, parts])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, parts)
  formats.set(key, format)
  return format
}

/** Formats the date and time as written: UTC in, UTC out, so that no time zone shifts them. */
function formatInUtc(date: PartialDate, parts: Parts, locale: string): string {
  const { year, month = 1, day = 1, hour = 0, minute = 0 } = date
  return formatOf(locale, { ...parts, timeZone: 'UTC' }).format(utcTime(year, month, day, hour, minute))
}

const dayParts: Record<DateOptions['style'], Parts> = {
  patient: { year: 'numeric', month: 'long', day: 'numeric' },
  provider: { year: 'numeric', month: 'short', day: '2-digit' },
}
const timeParts: Record<DateOptions['style'], Parts> = {
  patient: { hour: 'numeric', minute: '2-digit' },
  provider: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
}

/** Providers see day month year in English ("03 May 2024"), patients the order of their locale. */
const localeOf = (options: DateOptions): string =>
  options.style === 'provider' && options.format.locale.startsWith('en') ? 'en-GB' : options.format.locale

const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
/** Replaces AM and PM at the end of a time: “2:05 p.m.” */
export const formatMeridiem = (time: string): string =>
  plainSpaces(time).replace(/ AM$/, ' a.m.').replace(/ PM$/, ' p.m.')

/** The short name of the month of a day: "Nov". */
export const formatMonth = (day: Day, locale: string): string =>
  formatOf(locale, { month: 'short', timeZone: 'UTC' }).format(dayStart(day))

/** The last moment that can be formatted (ECMAScript, 21.4.1.1), in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15

/** Formats a moment of this device or server, in milliseconds since 1970, in the device's time zone unless `parts` has one. One that no calendar has is formatted as the last or first one. */
export const formatMoment = (at: number, locale: string, parts: Intl.DateTimeFormatOptions): string =>
  formatMeridiem(formatOf(locale, parts).format(at < LAST_MOMENT ? Math.max(at, -LAST_MOMENT) : LAST_MOMENT))

/** The time of day in the device's time zone. */
export const formatClockTime = (at: number, locale: string): string =>
  formatMoment(at, locale, { hour: 'numeric', minute: '2-digit' })

/** The first minute that is not before `at`, in the device's time zone; with the day unless that is today, the day of `now`. */
export function formatUntil(at: number, now: number, locale: string): string {
  const minute = Math.ceil(at / 60_000) * 60_000
  const time = formatClockTime(minute, locale)
  const isToday = new Date(minute).toDateString() === new Date(now).toDateString()
  return isToday ? time : `${formatMoment(minute, locale, { month: 'long', day: 'numeric' })}, ${time}`
}

/** Formats a FHIR time ("8:30 a.m."); undefined for any other value. */
export function formatTime(raw: string, locale: string): string | undefined {
  const at = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/.test(raw)
    ? parsePartialDate(`2000-01-01T${raw}`)
    : undefined
  return at && formatMeridiem(formatInUtc(at, timeParts.patient, locale))
}

const formatOffset = (offset: string): string => (offset === 'Z' ? 'UTC' : offset.replace('-', '−'))

function formatWrittenTime(date: PartialDate, options: DateOptions): string {
  const time = formatMeridiem(formatInUtc(date, timeParts[options.style], localeOf(options)))
  return options.style === 'provider' && date.offset ? `${time} ${formatOffset(date.offset)}` : time
}

/** A moment in UTC has no local time: it is shown in the time zone of the reader, with the zone's name. */
function inReadersZone(date: PartialDate, options: DateOptions): { day: string; time: string } {
  const at = new Date(dateInterval(date).from)
  const zone = options.timeZone === undefined ? {} : { timeZone: options.timeZone }
  const format = (parts: Parts): string => formatOf(localeOf(options), { ...parts, ...zone }).format(at)
  const zoneName = formatOf(options.format.locale, { ...zone, timeZoneName: 'short' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')
  return {
    day: format(dayParts[options.style]),
    time: `${formatMeridiem(format(timeParts[options.style]))} ${zoneName?.value ?? 'UTC'}`,
  }
}

/** Day and time of a date separately, so that a period within one day repeats neither. The day is that of `shownDay`. */
function dayAndTime(date: PartialDate, options: DateOptions): { day: string; time?: string } {
  if (date.precision === 'year')
    return {
      day: options.style === 'patient' ? options.format.values.yearOnly(String(date.year)) : String(date.year),
    }
  if (date.precision === 'month')
    return { day: formatInUtc(date, { year: 'numeric', month: 'long' }, localeOf(options)) }
  const day = formatInUtc(date, dayParts[options.style], localeOf(options))
  if (date.precision === 'day' || (isPaddedDay(date) && options.style === 'patient')) return { day }
  return isUtcMoment(date) ? inReadersZone(date, options) : { day, time: formatWrittenTime(date, options) }
}

const joinDayAndTime = (shown: { day: string; time?: string }, style: DateOptions['style']): string =>
  shown.time === undefined ? shown.day : `${shown.day}${style === 'patient' ? ', ' : ' '}${shown.time}`

/**
 * Formats a FHIR date, dateTime or instant, no more precise than it was sent. A time in UTC is shown in the reader's time zone, one with another offset as written; patients see midnight as a date only, placeholder dates are named as such, and other text is returned as sent.
 */
export function formatDate(raw: string, options: DateOptions): FormattedDate {
  const date = parsePartialDate(raw)
  if (isPlaceholderDate(raw)) return { text: options.format.values.noDate(raw.trim()), isReadable: true }
  return date
    ? { text: joinDayAndTime(dayAndTime(date, options), options.style), isReadable: true }
    : { text: raw, isReadable: false }
}

/** Formats the day of a FHIR date or dateTime, without its time; other text is returned as sent. */
export function formatDay(raw: string, options: DateOptions): string {
  const date = isPlaceholderDate(raw) ? undefined : parsePartialDate(raw)
  return date ? dayAndTime(date, options).day : formatDate(raw, options).text
}

/**
 * Formats the day of a FHIR date or dateTime for rows of a list: the year is left out in the year of `today` (`yyyy-mm-dd`), the month is short in
 * other years. Partial dates, unreadable ones and those for providers are as in `formatDay`.
 */
export function formatRowDay(raw: string, today: string, options: DateOptions): string {
  const day = shownDay(raw, options.timeZone)
  const date = day === undefined || isPlaceholderDate(raw) ? undefined : parsePartialDate(day)
  if (date?.precision !== 'day' || options.style === 'provider') return formatDay(raw, options)
  return day?.slice(0, 4) === today.slice(0, 4)
    ? formatInUtc(date, { month: 'long', day: 'numeric' }, localeOf(options))
    : formatInUtc(date, { year: 'numeric', month: 'short', day: 'numeric' }, localeOf(options))
}

/** Formats only the time of a FHIR dateTime; undefined when it has none. */
export function formatTimePart(raw: string, options: DateOptions): string | undefined {
  const date = isPlaceholderDate(raw) ? undefined : parsePartialDate(raw)
  return date && dayAndTime(date, options).time
}

export interface PeriodEnds {
  readonly start?: string
  readonly end?: string
  readonly within?: true
}

/** Formats a Period, with a shared day only once. Undefined when it has neither start nor end. */
export function formatPeriod(period: PeriodEnds, options: DateOptions): FormattedDate | undefined {
  const { start, end } = periodEnds(period)
  const { values } = options.format
  if (start === undefined && end === undefined) return undefined
  if (start !== undefined && end === undefined) return wrapDate(formatDate(start, options), values.since)
  if (start === undefined && end !== undefined) return wrapDate(formatDate(end, options), values.until)
  const span = formatFromTo(start ?? '', end ?? '', options)
  const [first, last] = [formatBareDay(start ?? '', options), formatBareDay(end ?? '', options)]
  return period.within && first !== last ? { ...span, text: values.between(first, last) } : span
}

/** A year alone needs no note on its exact date within "between". */
const formatBareDay = (raw: string, options: DateOptions): string =>
  /^\d{4}$/.test(raw) ? raw : formatDay(raw, options)

const wrapDate = (date: FormattedDate, format: (date: string) => string): FormattedDate => ({
  ...date,
  text: format(date.text),
})

function formatFromTo(start: string, end: string, options: DateOptions): FormattedDate {
  const { values } = options.format
  const [first, last] = [parsePartialDate(start), parsePartialDate(end)]
  const [from, to] = [formatDate(start, options), formatDate(end, options)]
  const isReadable = from.isReadable && to.isReadable
  if (!first || !last) return { text: values.fromTo(from.text, to.text), isReadable }
  const [a, b] = [dayAndTime(first, options), dayAndTime(last, options)]
  if (a.day !== b.day) return { text: values.fromTo(from.text, to.text), isReadable }
  if (b.time === undefined || a.time === b.time) return { text: from.text, isReadable }
  return { text: values.fromTo(from.text, a.time === undefined ? to.text : b.time), isReadable }
}

/**
 * Age on a day (both as FHIR dates): days under a month, months under two years, else years.
 * Undefined when either is not known to the day, or the birth date is later.
 */
export function formatAge(birthDate: string, on: string, format: FormatContext): string | undefined {
  const [birth, now] = [parsePartialDate(birthDate), parsePartialDate(on)]
  if (birth?.month === undefined || birth.day === undefined || now?.month === undefined || now.day === undefined)
    return undefined
  const months = (now.year - birth.year) * 12 + now.month - birth.month - (now.day < birth.day ? 1 : 0)
  const days = Math.floor(
    (utcTime(now.year, now.month, now.day) - utcTime(birth.year, birth.month, birth.day)) / 86_400_000,
  )
  if (days < 0) return undefined
  const { values } = format
  if (months < 1) return values.ageDays(days)
  return months < 24 ? values.ageMonths(months) : values.ageYears(Math.floor(months / 12))
}
