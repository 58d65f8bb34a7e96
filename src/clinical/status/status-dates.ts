import { isObject, objectsOf, textOf } from '../../lib/json'
import { parsePartialDate } from '../../fhir/partial-date'
import { descriptorOf } from '../../resources/descriptors'
import { isRecordType } from '../../contract'
import type { Resource, ResourceOf } from '../../fhir/resource'

const DAY_MS = 86_400_000

const dayText = (context: number): string => new Date(context).toISOString().slice(0, 10)

/** The first and last calendar day that a date as sent may mean, in milliseconds (UTC). A time sent as Z may be the day before or after in local time. */
function dayRangeOf(raw: string | undefined): { readonly first: number; readonly last: number } | undefined {
  const date = raw === undefined ? undefined : parsePartialDate(raw)
  if (!date) return undefined
  const { precision, year, month, day, offset } = date
  const first = Date.UTC(year, (month ?? 1) - 1, day ?? 1)
  if (precision === 'year') return { first, last: Date.UTC(year + 1, 0, 0) }
  if (precision === 'month') return { first, last: Date.UTC(year, month ?? 1, 0) }
  return precision === 'instant' && offset === 'Z'
    ? { first: first - DAY_MS, last: first + DAY_MS }
    : { first, last: first }
}

/** True when every day that the date may mean is before `day` (`yyyy-mm-dd`). */
export function isBeforeDay(raw: string | undefined, day: string): boolean {
  const days = dayRangeOf(raw)
  return days !== undefined && dayText(days.last) < day
}

/** True when every day that the date may mean is after `day` (`yyyy-mm-dd`). */
export function isAfterDay(raw: string | undefined, day: string): boolean {
  const days = dayRangeOf(raw)
  return days !== undefined && dayText(days.first) > day
}

/** Whole days that have certainly passed since a date; 0 for today, a future or an unreadable date. */
export function daysSince(raw: string | undefined, today: string): number {
  const days = dayRangeOf(raw)
  const now = dayRangeOf(today)
  return days && now ? Math.max(0, Math.round((now.first - days.last) / DAY_MS)) : 0
}

/** The date as sent; undefined when it cannot be parsed. */
const readableDate = (raw: unknown): string | undefined => {
  const text = textOf(raw)?.trim()
  return text !== undefined && parsePartialDate(text) ? text : undefined
}

/** The main date of a record, by its descriptor. */
export function recordDate(record: Resource): string | undefined {
  return isRecordType(record.resourceType)
    ? readableDate(descriptorOf(record.resourceType).date(record)?.raw)
    : undefined
}

/** The start or end of a Period element. */
export function periodBound(record: Resource, element: string, end: 'start' | 'end'): string | undefined {
  const period = record[element]
  return isObject(period) ? readableDate(period[end]) : undefined
}

/** The latest due date of a goal's targets. */
export function latestDueDate(goal: ResourceOf<'Goal'>): string | undefined {
  return objectsOf(goal.target)
    .flatMap(({ dueDate }) => readableDate(dueDate) ?? [])
    .toSorted()
    .at(-1)
}

/** A date element of the record. */
export const elementDate = (record: Resource, element: string): string | undefined => readableDate(record[element])
