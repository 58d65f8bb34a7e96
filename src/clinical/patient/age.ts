import { daysBetween, toDay, type Day } from '../../fhir/day'
import { parsePartialDate } from '../../fhir/partial-date'
import { shownDay } from '../../fhir/shown-day'
import { dayInZone } from '../../fhir/zone-day'

/** Whole years from a birth date to `today` (`yyyy-mm-dd`); undefined when it is no day of the calendar or in the future. */
export const ageInYears = (birthDate: string, today: string): number | undefined =>
  toDay(birthDate) && ageInYearsAndMonths(birthDate, today)?.years

export interface YearsAndMonths {
  readonly years: number
  readonly months: number
}

/** Whole years and months between two dates known to the day; undefined when one is not, or the birth date is later. */
export function ageInYearsAndMonths(
  birthDate: string | undefined,
  raw: string | undefined,
): YearsAndMonths | undefined {
  const [birth, day] = [birthDate, raw].map((date) => parsePartialDate(shownDay(date ?? '') ?? ''))
  if (birth?.day === undefined || birth.month === undefined || day?.day === undefined || day.month === undefined)
    return undefined
  const months = (day.year - birth.year) * 12 + day.month - birth.month - (day.day < birth.day ? 1 : 0)
  return months < 0 ? undefined : { years: Math.floor(months / 12), months: months % 12 }
}

/** An age in the usual unit: days in the first month, months up to two years, then years; undefined when the birth date is not known to the day. */
export function ageInLargestUnit(
  birthDate: string,
  today: string,
): { readonly count: number; readonly unit: 'day' | 'month' | 'year' } | undefined {
  const [from, to] = [toDay(birthDate), toDay(today)]
  const age = from && ageInYearsAndMonths(from, to)
  if (!age || !to) return undefined
  if (age.years >= 2) return { count: age.years, unit: 'year' }
  const months = age.years * 12 + age.months
  return months > 0 ? { count: months, unit: 'month' } : { count: daysBetween(from, to), unit: 'day' }
}

/** The day of `now` (milliseconds since 1970) in the device's time zone. */
export const localDay = (now: number): Day => dayInZone(now, undefined)
