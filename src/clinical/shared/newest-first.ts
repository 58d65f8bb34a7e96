import { compareDateSortKeys, dateSortKey, type DateSortKey } from '../../fhir/shown-day'
import { descriptorOf } from '../../resources/descriptors'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** Lists are sorted again as they grow; the date of a record is parsed once. */
const orderKeys = new WeakMap<Resource, { readonly key: DateSortKey }>()

function orderKeyOf(type: RecordType, record: Resource): DateSortKey {
  const known = orderKeys.get(record) ?? { key: dateSortKey(descriptorOf(type).date(record)?.raw) }
  orderKeys.set(record, known)
  return known.key
}

/** Sorts records of one type by their main date, newest first; those without a date last, in the order received. */
export function newestFirst<R extends Resource>(type: RecordType, records: readonly R[]): readonly R[] {
  return records
    .map((record) => ({ record, key: orderKeyOf(type, record) }))
    .sort((a, b) => compareDateSortKeys(a.key, b.key))
    .map(({ record }) => record)
}
