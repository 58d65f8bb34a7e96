import { parsePartialDate } from '../../fhir/partial-date'
import { shownDay } from '../../fhir/shown-day'
import { dayInZone } from '../../fhir/zone-day'

const DAY_MS = 86_400_000

/** Whole years from a birth date known to the day, as of `today` (both `yyyy-mm-dd`); undefined when it is not known to the day or in the future. */
export function ageInYears(birthDate: string, today: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(birthDate) || birthDate > today) return undefined
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

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
  const years = ageInYears(birthDate, today)
  if (years === undefined) return undefined
  if (years >= 2) return { count: years, unit: 'year' }
  const [from, to] = [birthDate, today].map((day) => day.split('-').map(Number)) as [number[], number[]]
  const months =
    ((to[0] ?? 0) - (from[0] ?? 0)) * 12 + (to[1] ?? 0) - (from[1] ?? 0) - ((to[2] ?? 0) < (from[2] ?? 0) ? 1 : 0)
  return months > 0
    ? { count: months, unit: 'month' }
    : { count: Math.round((Date.parse(today) - Date.parse(birthDate)) / DAY_MS), unit: 'day' }
}

/** The day of `now` in the device's time zone, `yyyy-mm-dd`. */
export const localDay = (now: Date): string => dayInZone(now.getTime(), undefined)
