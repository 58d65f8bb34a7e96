import { isJsonObject } from '../json'
import type { Resource } from '../types'
import { daysBetween, plusDays, TODAY } from './builders'

/** Names of R4 elements with a date or time; text that looks like a date in other elements is unchanged. */
const DATE_ELEMENT =
  /(?:Date|DateTime|Instant)$|^(?:date|start|started|end|creation|event|issued|recorded|authoredOn|authored|created|sent|time|when[A-Z]\w*|lastUpdated|lastOccurrence|abatement|onset|deceased|dueDate)$/
const FHIR_DATE = /^(\d{4})(?:-(\d\d)(?:-(\d\d)(T.*)?)?)?$/

/** Shifts a date of any precision by days; the time of day stays. */
function shiftDate(text: string, days: number): string {
  const [, year, month = '07', day = '01', time = ''] = FHIR_DATE.exec(text) ?? []
  if (year === undefined) return text
  const precision = text.length < 10 ? text.length : 10
  return plusDays(`${year}-${month}-${day}`, days).slice(0, precision) + time
}

function shiftDatesIn(value: unknown, days: number, name = ''): unknown {
  if (Array.isArray(value)) return value.map((part) => shiftDatesIn(part, days, name))
  if (isJsonObject(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shiftDatesIn(part, days, key)]))
  return typeof value === 'string' && DATE_ELEMENT.test(name) ? shiftDate(value, days) : value
}

/** Shifts all dates so that the records end on this day, including birth dates. Texts and files are unchanged. */
export function shiftRecordsTo(resources: readonly Resource[], day: string): Resource[] {
  const days = daysBetween(TODAY, day)
  return days === 0 ? [...resources] : resources.map((resource) => shiftDatesIn(resource, days) as Resource)
}

/** Parses a day or `today`. Throws RangeError for an invalid day, or one over a hundred years away. */
export function parseDay(text: string): string {
  const day = text === 'today' ? new Date().toISOString().slice(0, 10) : text
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).getTime() > 0 && plusDays(day, 0) === day
  if (!isDay || Math.abs(daysBetween(TODAY, day)) > 36_525)
    throw new RangeError(`'${text}' is no day such as 2027-03-01, nor today.`)
  return day
}
