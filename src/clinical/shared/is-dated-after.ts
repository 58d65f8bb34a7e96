import { isAfterTime } from '../../fhir/shown-day'
import { descriptorOf } from '../../resources/descriptors'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** True when the date of a record is after a time (milliseconds since 1970); false without a readable date. */
export function isDatedAfter(type: RecordType, record: Resource, time: number): boolean {
  return isAfterTime(descriptorOf(type).date(record)?.raw ?? '', time)
}
