import { isObject, objectsOf, textOf } from '../../lib/json'
import { parsePartialDate } from '../../fhir/partial-date'
import { describe } from '../../resources/registry'
import { isRecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

const DAY = 86_400_000

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The first and the last calendar day that a date as sent may mean, in milliseconds (UTC); a time sent as Z may lie on the day before or after on the wall. */
function daysOf(raw: string | undefined): { readonly first: number; readonly last: number } | undefined {
  const date = raw === undefined ? undefined : parsePartialDate(raw)
  if (!date) return undefined
  const { precision, year, month, day, offset } = date
  const first = Date.UTC(year, (month ?? 1) - 1, day ?? 1)
  if (precision === 'year') return { first, last: Date.UTC(year + 1, 0, 0) }
  if (precision === 'month') return { first, last: Date.UTC(year, month ?? 1, 0) }
  return precision === 'instant' && offset === 'Z' ? { first: first - DAY, last: first + DAY } : { first, last: first }
}

/** True when all days that the date may mean lie before `day`. */
export function isBefore(raw: string | undefined, day: string): boolean {
  const days = daysOf(raw)
  return days !== undefined && dayText(days.last) < day
}

/** True when all days that the date may mean lie after `day`. */
export function isAfter(raw: string | undefined, day: string): boolean {
  const days = daysOf(raw)
  return days !== undefined && dayText(days.first) > day
}

/** Whole days that have passed since a date for certain; 0 for one of today, ahead or unreadable. */
export function daysSince(raw: string | undefined, today: string): number {
  const days = daysOf(raw)
  const now = daysOf(today)
  return days && now ? Math.max(0, Math.round((now.first - days.last) / DAY)) : 0
}

/** A date as sent that this app can read; what is no date is none. */
const readable = (raw: unknown): string | undefined => {
  const text = textOf(raw)?.trim()
  return text !== undefined && parsePartialDate(text) ? text : undefined
}

/** The date that places a record in time. */
export function dateOf(record: Resource): string | undefined {
  return isRecordType(record.resourceType) ? readable(describe(record.resourceType).date(record)?.raw) : undefined
}

/** One end of a period of the record. */
export function periodEnd(record: Resource, element: string, end: 'start' | 'end'): string | undefined {
  const period = record[element]
  return isObject(period) ? readable(period[end]) : undefined
}

/** The latest of the dates by which a goal is to be reached. */
export function latestDue(goal: Resource): string | undefined {
  return objectsOf(goal['target'])
    .flatMap(({ dueDate }) => readable(dueDate) ?? [])
    .toSorted()
    .at(-1)
}

/** A date of the record itself. */
export const dateAt = (record: Resource, element: string): string | undefined => readable(record[element])
