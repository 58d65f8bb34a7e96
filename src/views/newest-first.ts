import { compareNewestFirst } from '../fhir/partial-date'
import { describe } from '../resources/registry'
import type { RecordType } from '../contract'
import type { Resource } from '../fhir/resource'

/** Records of one type by the date that stands for them, newest first; those without a date last, in the server's order. */
export function newestFirst<R extends Resource>(type: RecordType, records: readonly R[]): readonly R[] {
  const dateOf = (record: R) => describe(type).date(record)?.raw
  return records
    .map((record) => ({ record, raw: dateOf(record) }))
    .sort((a, b) => compareNewestFirst(a.raw, b.raw))
    .map(({ record }) => record)
}
