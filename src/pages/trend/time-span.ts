import { addDays, dayInUtc, dayStart, toDay, type Day } from '../../fhir/day'
import { parsePartialDate } from '../../fhir/partial-date'
import { calendarTime } from '../../fhir/shown-day'

const DAY_MS = 86_400_000

/** The days of a chart that a reader chose, both included. */
export interface ChosenSpan {
  readonly from: Day
  readonly to: Day
}

/** The span of two days as text (`yyyy-mm-dd`); undefined where one is no day, or the first is after the last. */
export function readChosenSpan(first: string | undefined, last: string | undefined): ChosenSpan | undefined {
  const [from, to] = [toDay(first), toDay(last)]
  return from === undefined || to === undefined || from > to ? undefined : { from, to }
}

/** The days between two moments of the time axis, in either order, in milliseconds. */
export const spanBetween = (a: number, b: number): ChosenSpan | undefined =>
  readChosenSpan(dayInUtc(Math.min(a, b)), dayInUtc(Math.max(a, b)))

/** Both ends of the time axis of a span, in milliseconds. */
export const spanDomain = ({ from, to }: ChosenSpan): readonly [from: number, to: number] => [
  dayStart(from),
  dayStart(addDays(to, 1) ?? to),
]

/** Whether a moment of the time axis is in a span; `at` in milliseconds. */
export const isInChosenSpan = (at: number, { from, to }: ChosenSpan): boolean =>
  at >= dayStart(from) && at < dayStart(to) + DAY_MS

/** The results whose place on the time axis is in the span; those without a date have none. */
export const readingsIn = <R extends { readonly raw: string | undefined }>(
  readings: readonly R[],
  span: ChosenSpan,
): readonly R[] =>
  readings.filter(({ raw }) => {
    const date = raw === undefined ? undefined : parsePartialDate(raw)
    return date !== undefined && isInChosenSpan(calendarTime(date), span)
  })
