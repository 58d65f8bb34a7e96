import { dayInUtc, sentDay, type Day } from '../../fhir/day'
import { periodEnds } from '../../fhir/period-ends'
import { isMoment } from '../../fhir/shown-day'
import { dateInterval, parsePartialDate, UNKNOWN_LOCAL_OFFSET, type PartialDate } from '../../fhir/partial-date'
import { dayInZone } from '../../fhir/zone-day'
import type { Resource } from '../../fhir/resource'

/** The offset of a local time; a time in UTC does not reveal where it was recorded. */
const localOffset = (date: PartialDate | undefined): string | undefined =>
  date?.offset === 'Z' || date?.offset === UNKNOWN_LOCAL_OFFSET ? undefined : date?.offset

function minutesOf(offset: string): number {
  const [hours, minutes] = offset.slice(1).split(':')
  return (offset.startsWith('-') ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The day as sent; a time sent as Z is converted to `offset`, else to the viewer's zone. Undefined without a day. */
function dayOf(
  date: PartialDate | undefined,
  offset: string | undefined,
  timeZone: string | undefined,
): Day | undefined {
  if (date?.day === undefined) return undefined
  if (!isMoment(date) || localOffset(date) !== undefined) return sentDay(date)
  const at = dateInterval(date).from
  return offset === undefined ? dayInZone(at, timeZone) : dayInUtc(at + minutesOf(offset) * 60_000)
}

const parsed = (raw: string | undefined): PartialDate | undefined =>
  raw === undefined ? undefined : parsePartialDate(raw)

/** The start and the end of a visit. */
const endsOf = ({ period }: Resource): readonly (PartialDate | undefined)[] => {
  const { start, end } = periodEnds(period)
  return [parsed(start), parsed(end)]
}

/** True for a visit with a known day, not only a month or year. */
export const hasVisitDay = (visit: Resource): boolean => endsOf(visit).some((end) => end?.day !== undefined)

/** True for a visit that ends on a later day than it began, as sent. */
export function spansSeveralDays(visit: Resource): boolean {
  const [first, last] = endsOf(visit).map((date) => dayOf(date, localOffset(date), undefined))
  return first !== undefined && last !== undefined && first < last
}

/**
 * True when a date as sent is on a day of the visit, in the local time of the visit: the offset of the visit's times, else that of the date, else
 * the viewer's zone, in which pages show times sent as Z. `timeZone` is the device's own when absent.
 */
export function isOnVisitDay(visit: Resource, raw: string, timeZone?: string): boolean {
  const [[start, end], date] = [endsOf(visit), parsed(raw)]
  const offset = localOffset(start) ?? localOffset(end) ?? localOffset(date)
  const [first, last, day] = [start, end, date].map((each) => dayOf(each, offset, timeZone))
  const [from, to] = [first ?? last, last ?? first]
  if (from === undefined || to === undefined || day === undefined) return false
  // An end before the start is ignored.
  return day === from || (day > from && day <= to)
}
