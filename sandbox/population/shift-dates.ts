import { isJson } from '../fhir/walk'
import type { Resource } from '../types'
import { daysBetween, plusDays, TODAY } from './builders'

/** Elements of R4 that hold a date or a time; a text that looks like one elsewhere is left alone. */
const DATED =
  /(?:Date|DateTime|Instant)$|^(?:date|start|started|end|creation|event|issued|recorded|authoredOn|authored|created|sent|time|when[A-Z]\w*|lastUpdated|lastOccurrence|abatement|onset|deceased|dueDate)$/
const WRITTEN = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(T.*)?)?)?$/

/** A date, of any precision, so many days later; the time of day stays. */
function moved(text: string, days: number): string {
  const [, year, month = '07', day = '01', time = ''] = WRITTEN.exec(text) ?? []
  if (year === undefined) return text
  const precision = text.length < 10 ? text.length : 10
  return plusDays(`${year}-${month}-${day}`, days).slice(0, precision) + time
}

function shifted(value: unknown, days: number, name = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => shifted(part, days, name))
  if (isJson(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shifted(part, days, key)]))
  return typeof value === 'string' && DATED.test(name) ? moved(value, days) : value
}

/** The records on a timeline that ends on this day in place of the usual one: all dates move by the same days, birth dates too. What texts and files say stays. */
export function endingOn(resources: readonly Resource[], day: string): Resource[] {
  const days = daysBetween(TODAY, day)
  return days === 0 ? [...resources] : resources.map((one) => shifted(one, days) as Resource)
}

/** The day that a flag names, or that of now. Throws a RangeError for what is none within a hundred years. */
export function dayOf(text: string): string {
  const day = text === 'today' ? new Date().toISOString().slice(0, 10) : text
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).getTime() > 0 && plusDays(day, 0) === day
  if (!isDay || Math.abs(daysBetween(TODAY, day)) > 36_525)
    throw new RangeError(`'${text}' is no day such as 2027-03-01, nor today.`)
  return day
}
