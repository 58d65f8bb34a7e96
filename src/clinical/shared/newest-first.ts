import { compareDateSortKeys, dateSortKey, type DateSortKey } from '../../fhir/shown-day'
import { descriptorOf } from '../../resources/descriptors'
import { isRecordType, type RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** Lists are sorted again as they grow; the date of a record is parsed once. */
const orderKeys = new WeakMap<Resource, { readonly key: DateSortKey }>()

function orderKeyOf(type: RecordType | undefined, record: Resource): DateSortKey {
  const known = orderKeys.get(record) ?? { key: dateSortKey(type && descriptorOf(type).date(record)?.raw) }
  orderKeys.set(record, known)
  return known.key
}

const sortedByDate = <R extends Resource>(
  records: readonly R[],
  typeOf: (record: R) => RecordType | undefined,
): readonly R[] =>
  records
    .map((record) => ({ record, key: orderKeyOf(typeOf(record), record) }))
    .sort((a, b) => compareDateSortKeys(a.key, b.key))
    .map(({ record }) => record)

/** Sorts records of one type by their main date, newest first; those without a date last, in the order received. */
export const newestFirst = <R extends Resource>(type: RecordType, records: readonly R[]): readonly R[] =>
  sortedByDate(records, () => type)

/** As `newestFirst`, for records of any types. */
export const newestOfAllFirst = (records: readonly Resource[]): readonly Resource[] =>
  sortedByDate(records, ({ resourceType }) => (isRecordType(resourceType) ? resourceType : undefined))
