import { objectsOf, textOf } from '../../lib/json'
import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { periodEnds } from '../../fhir/period-ends'
import { shownDay } from '../../fhir/shown-day'
import { descriptorOf } from '../../resources/descriptors'
import { isRecordType } from '../../contract'
import type { Resource, ResourceOf } from '../../fhir/resource'

const DAY_MS = 86_400_000

/** The first and last day of a date as it is shown, in milliseconds (UTC); a year or a month has many. */
function dayRangeOf(raw: string | undefined): { readonly first: number; readonly last: number } | undefined {
  const day = shownDay(raw ?? '')
  const date = day === undefined ? undefined : parsePartialDate(day)
  if (!date) return undefined
  const { from, to } = dateInterval(date)
  return { first: from, last: to - DAY_MS }
}

/** True when the shown day of a date is before that of another; of a year or a month, when all its days are. */
export function isBeforeDay(raw: string | undefined, other: string): boolean {
  const [days, others] = [dayRangeOf(raw), dayRangeOf(other)]
  return days !== undefined && others !== undefined && days.last < others.first
}

/** True when the shown day of a date is after that of another; of a year or a month, when all its days are. */
export function isAfterDay(raw: string | undefined, other: string): boolean {
  const [days, others] = [dayRangeOf(raw), dayRangeOf(other)]
  return days !== undefined && others !== undefined && days.first > others.last
}

/** Whole days that have certainly passed since the shown day of a date; 0 for today, a future or an unreadable date. */
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
  return readableDate(periodEnds(record[element])[end])
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
