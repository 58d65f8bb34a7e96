import { compareKeys, orderKey, type OrderKey } from '../../fhir/partial-date'
import { describe } from '../../resources/registry'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** Lists are ordered again as they grow; the date of a record is read once. */
const kept = new WeakMap<Resource, { readonly key: OrderKey }>()

function keyOf(type: RecordType, record: Resource): OrderKey {
  const known = kept.get(record) ?? { key: orderKey(describe(type).date(record)?.raw) }
  kept.set(record, known)
  return known.key
}

/** Records of one type by the date that stands for them, newest first; those without a date last, in the server's order. */
export function newestFirst<R extends Resource>(type: RecordType, records: readonly R[]): readonly R[] {
  return records
    .map((record) => ({ record, key: keyOf(type, record) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ record }) => record)
}
