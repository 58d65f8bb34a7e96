import { compareDateSortKeys, dateSortKey } from '../../fhir/shown-day'
import { isPostMortem } from '../../resources/post-mortem'
import { recordDate } from '../status/status-dates'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

/** Types of care that a person receives in person. */
export const careTypes = [
  'Encounter',
  'Observation',
  'Procedure',
  'Immunization',
] as const satisfies readonly RecordType[]

/** Statuses of care that took place. */
const tookPlaceStatuses = ['finished', 'in-progress', 'completed', 'final', 'amended', 'corrected']

/** The latest date, as sent, of care that took place; undefined if there is none. Records about the death itself are not care. */
export function lastCareDate(records: readonly Resource[]): string | undefined {
  return records
    .filter(({ status }) => typeof status === 'string' && tookPlaceStatuses.includes(status))
    .filter((record) => !isPostMortem(record))
    .flatMap((record) => recordDate(record) ?? [])
    .map((raw) => ({ raw, key: dateSortKey(raw) }))
    .sort((a, b) => compareDateSortKeys(a.key, b.key))[0]?.raw
}
