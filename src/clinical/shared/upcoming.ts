import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { describe } from '../../resources/registry'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** True where the date of a record lies after `now` (milliseconds); false for one without a readable date. */
export function isAhead(type: RecordType, record: Resource, now: number): boolean {
  const date = parsePartialDate(describe(type).date(record)?.raw ?? '')
  return date !== undefined && dateInterval(date).from > now
}
