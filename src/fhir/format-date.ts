import { valueTables } from '../i18n/value-tables'
import { dateInterval, isPlaceholder, parsePartialDate, type PartialDate } from './partial-date'

export interface DateOptions {
  readonly locale: string
  /** Zone of the viewer, for times sent as Z; the device's own when absent. */
  readonly timeZone?: string
  readonly style: 'patient' | 'provider'
}

export interface FormattedDate {
  readonly text: string
  /** False when the server sent no date in the sense of FHIR: the text is as sent. */
  readonly readable: boolean
}

type Parts = Intl.DateTimeFormatOptions

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format is costly to make and is asked for by every date of a list. */
function formatOf(locale: string, parts: Parts): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, parts])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, parts)
  formats.set(key, format)
  return format
}

/** The calendar day as written: UTC in, UTC out, so that no zone can move it. */
function writtenDay(date: PartialDate, parts: Parts, locale: string): string {
  const { year, month = 1, day = 1, hour = 0, minute = 0 } = date
  const at = new Date(0)
  at.setUTCFullYear(year, month - 1, day)
  at.setUTCHours(hour, minute)
  return formatOf(locale, { ...parts, timeZone: 'UTC' }).format(at)
}

const dayParts: Record<DateOptions['style'], Parts> = {
  patient: { year: 'numeric', month: 'long', day: 'numeric' },
  provider: { year: 'numeric', month: 'short', day: '2-digit' },
}
const timeParts: Record<DateOptions['style'], Parts> = {
  patient: { hour: 'numeric', minute: '2-digit' },
  provider: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
}

/** Providers read day month year in English ("03 May 2024"), patients the order of their own locale. */
const localeOf = (options: DateOptions): string =>
  options.style === 'provider' && options.locale.startsWith('en') ? 'en-GB' : options.locale

const plainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
/** Hours of a time as they are spoken, in whatever it stands: “2:05 p.m.” */
export const spokenTime = (time: string): string => plainSpaces(time).replace(/ AM$/, ' a.m.').replace(/ PM$/, ' p.m.')

/** The time of day at the reader's own clock. */
export const clockTime = (at: number, locale: string): string =>
  spokenTime(formatOf(locale, { hour: 'numeric', minute: '2-digit' }).format(at))

/** Words for a FHIR time ("8:30 a.m."); undefined for what is none. */
export function formatTime(raw: string, locale: string): string | undefined {
  const at = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?$/.test(raw)
    ? parsePartialDate(`2000-01-01T${raw}`)
    : undefined
  return at && spokenTime(writtenDay(at, timeParts.patient, locale))
}

const shownOffset = (offset: string): string => offset.replace('-', '−')

function writtenTime(date: PartialDate, options: DateOptions): string {
  const time = spokenTime(writtenDay(date, timeParts[options.style], localeOf(options)))
  return options.style === 'provider' && date.offset ? `${time} ${shownOffset(date.offset)}` : time
}

/** A time sent as Z does not say where the person was: it is shown in the zone of the viewer, with the zone's name. */
function inViewersZone(date: PartialDate, options: DateOptions): { day: string; time: string } {
  const at = new Date(dateInterval(date).from)
  const zone = options.timeZone === undefined ? {} : { timeZone: options.timeZone }
  const format = (parts: Parts): string => formatOf(localeOf(options), { ...parts, ...zone }).format(at)
  const zoneName = formatOf(options.locale, { ...zone, timeZoneName: 'short' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')
  return {
    day: format(dayParts[options.style]),
    time: `${spokenTime(format(timeParts[options.style]))} ${zoneName?.value ?? 'UTC'}`,
  }
}

const isPaddedDate = (date: PartialDate): boolean => date.hour === 0 && date.minute === 0 && date.second === 0

/** The day of a date with its time apart, so that two times of one day can share it. `exact`: midnight sharp is a time as well. */
function dayAndTime(date: PartialDate, options: DateOptions, exact = false): { day: string; time?: string } {
  if (date.precision === 'year')
    return {
      day:
        options.style === 'patient'
          ? valueTables(options.locale).values.yearOnly(String(date.year))
          : String(date.year),
    }
  if (date.precision === 'month')
    return { day: writtenDay(date, { year: 'numeric', month: 'long' }, localeOf(options)) }
  const day = writtenDay(date, dayParts[options.style], localeOf(options))
  if (date.precision === 'day' || (isPaddedDate(date) && options.style === 'patient' && !exact)) return { day }
  return date.offset === 'Z' ? inViewersZone(date, options) : { day, time: writtenTime(date, options) }
}

const joined = (shown: { day: string; time?: string }, style: DateOptions['style']): string =>
  shown.time === undefined ? shown.day : `${shown.day}${style === 'patient' ? ', ' : ' '}${shown.time}`

/**
 * Words for a FHIR date, dateTime or instant, no more exact than it was sent. A time with an offset is shown as written there,
 * midnight sharp counts as a padded date for patients, a date that stands for none says so, text that is no date comes back as sent.
 */
export function formatDate(raw: string, options: DateOptions): FormattedDate {
  const date = parsePartialDate(raw)
  if (isPlaceholder(raw)) return { text: valueTables(options.locale).values.noDate(raw.trim()), readable: true }
  return date
    ? { text: joined(dayAndTime(date, options), options.style), readable: true }
    : { text: raw, readable: false }
}

/** The day of a FHIR date or dateTime in words, without its time; what is no date as sent. */
export function formatDay(raw: string, options: DateOptions): string {
  const date = isPlaceholder(raw) ? undefined : parsePartialDate(raw)
  return date ? dayAndTime(date, options).day : formatDate(raw, options).text
}

/** The time of a FHIR dateTime alone, for where its day is said already; undefined when it has none. */
export function formatClock(raw: string, options: DateOptions): string | undefined {
  const date = isPlaceholder(raw) ? undefined : parsePartialDate(raw)
  return date && dayAndTime(date, options).time
}

export interface PeriodEnds {
  readonly start?: string
  readonly end?: string
  readonly within?: true
}

/** Words for a Period; a shared day is said once. Undefined when it has neither end. */
export function formatPeriod(period: PeriodEnds, options: DateOptions): FormattedDate | undefined {
  const { start, end } = period
  const { values } = valueTables(options.locale)
  if (start === undefined && end === undefined) return undefined
  if (start !== undefined && end === undefined) return around(formatDate(start, options), values.since)
  if (start === undefined && end !== undefined) return around(formatDate(end, options), values.until)
  const whole = fromTo(start ?? '', end ?? '', options)
  const [first, last] = [bareDay(start ?? '', options), bareDay(end ?? '', options)]
  return period.within && first !== last ? { ...whole, text: values.between(first, last) } : whole
}

/** A year needs no word about the exact day where a moment lies between two: that is what "between" says. */
const bareDay = (raw: string, options: DateOptions): string => (/^\d{4}$/.test(raw) ? raw : formatDay(raw, options))

const around = (date: FormattedDate, words: (date: string) => string): FormattedDate => ({
  ...date,
  text: words(date.text),
})

function fromTo(start: string, end: string, options: DateOptions): FormattedDate {
  const { values } = valueTables(options.locale)
  const [first, last] = [parsePartialDate(start), parsePartialDate(end)]
  const [from, to] = [formatDate(start, options), formatDate(end, options)]
  const readable = from.readable && to.readable
  if (!first || !last) return { text: values.fromTo(from.text, to.text), readable }
  const shown = (date: PartialDate, formatted: FormattedDate): { text: string; day: string; time?: string } => {
    const parts = dayAndTime(date, options, exact)
    return {
      ...parts,
      text: isPlaceholder(date === first ? start : end) ? formatted.text : joined(parts, options.style),
    }
  }
  // One end in the zone of the viewer and the other as a date of Greenwich would let the period run backwards.
  const exact = first.offset === 'Z' && last.offset === 'Z' && isPaddedDate(first) !== isPaddedDate(last)
  const [a, b] = [shown(first, from), shown(last, to)]
  if (a.day !== b.day) return { text: values.fromTo(a.text, b.text), readable }
  if (b.time === undefined || a.time === b.time) return { text: a.text, readable }
  return { text: values.fromTo(a.text, a.time === undefined ? b.text : b.time), readable }
}

/**
 * Age on a day (both as FHIR dates): days under a month, months under two years, else years.
 * Undefined when either is not known to the day, or the birth lies later.
 */
export function formatAge(birthDate: string, on: string): string | undefined {
  const [birth, now] = [parsePartialDate(birthDate), parsePartialDate(on)]
  if (birth?.month === undefined || birth.day === undefined || now?.month === undefined || now.day === undefined)
    return undefined
  const months = (now.year - birth.year) * 12 + now.month - birth.month - (now.day < birth.day ? 1 : 0)
  const days = Math.floor(
    (Date.UTC(now.year, now.month - 1, now.day) - Date.UTC(birth.year, birth.month - 1, birth.day)) / 86_400_000,
  )
  if (days < 0) return undefined
  const { values } = valueTables()
  if (months < 1) return values.ageDays(days)
  return months < 24 ? values.ageMonths(months) : values.ageYears(Math.floor(months / 12))
}
