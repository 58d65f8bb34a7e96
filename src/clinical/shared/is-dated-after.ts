import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { descriptorOf } from '../../resources/descriptors'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** True when the date of a record is after a time (milliseconds since 1970); false without a readable date. */
export function isDatedAfter(type: RecordType, record: Resource, time: number): boolean {
  const date = parsePartialDate(descriptorOf(type).date(record)?.raw ?? '')
  return date !== undefined && dateInterval(date).from > time
}
