import { recordsReferringTo } from '../shared/referring-records'
import { objectsOf } from '../../lib/json'
import { referencedKey } from '../../fhir/reference'
import { recordKey } from '../../fhir/source'
import { isEnteredInError } from '../../resources/entered-in-error'
import { isRecordType, type RecordType } from '../../contract'
import { groupBy } from '../shared/group-by'
import { newestFirst } from '../shared/newest-first'
import { unmaskRecord } from '../../resources/masking'
import { visitKeysOf } from '../../resources/visit-id'
import { isOfType, type Resource } from '../../fhir/resource'

export interface RecordsOfType {
  readonly type: RecordType
  /** Newest first. */
  readonly records: readonly Resource[]
}

export interface RecordsOfVisit {
  /** Records that belong to the visit, by type, in the order of `visitTypes`. */
  readonly byType: readonly RecordsOfType[]
  /** Visits that are part of it. */
  readonly parts: readonly Resource[]
  /** Records that refer to the visit in another way. */
  readonly others: readonly Resource[]
  readonly mistakes: readonly Resource[]
}

/** Types that can belong to a visit, in the order of the page. */
export const visitTypes: readonly RecordType[] = [
  'Condition',
  'Observation',
  'DiagnosticReport',
  'Procedure',
  'MedicationRequest',
  'MedicationDispense',
  'Immunization',
  'AllergyIntolerance',
  'DocumentReference',
  'CarePlan',
  'CareTeam',
  'Encounter',
]

const sorted = (type: RecordType, records: readonly Resource[]): readonly Resource[] => newestFirst(type, records)

const unique = (records: readonly Resource[]): readonly Resource[] => [
  ...new Map(records.map((record) => [recordKey(record), record])).values(),
]

/** Keys of results in reports of the visit: results without an encounter belong to the visit of their report. */
function reportedResultKeys(referring: readonly Resource[], visit: Resource): ReadonlySet<string> {
  const reports = referring
    .filter((record) => isOfType(record, 'DiagnosticReport'))
    .map((report) => unmaskRecord(report))
    .filter((report) => visitKeysOf(report).includes(recordKey(visit)))
  return new Set(
    reports.flatMap((report) =>
      objectsOf(report.result).flatMap((result) => referencedKey(report, result, 'Observation') ?? []),
    ),
  )
}

/** The records of a visit without duplicates: those that refer to it and the results of its reports. */
export function recordsOfVisit(loaded: readonly Resource[], visit: Resource): RecordsOfVisit {
  // Provenance is shown elsewhere.
  const referring = recordsReferringTo(loaded, visit).filter(({ resourceType }) => isRecordType(resourceType))
  const key = recordKey(visit)
  const reported = reportedResultKeys(referring, visit)
  const all = [
    ...referring,
    ...unique(
      loaded.filter((record) => reported.has(recordKey(record)) && visitKeysOf(unmaskRecord(record)).length === 0),
    ),
  ]
  const valid = all.filter((record) => !isEnteredInError(record))
  const isPart = (record: Resource): boolean =>
    isOfType(record, 'Encounter') && referencedKey(record, record.partOf, 'Encounter') === key
  const belongsToVisit = (record: Resource): boolean =>
    record.resourceType !== 'Encounter' &&
    (visitKeysOf(unmaskRecord(record)).includes(key) || reported.has(recordKey(record)))
  const byType = groupBy(valid.filter(belongsToVisit), ({ resourceType }) => resourceType)
  return {
    byType: visitTypes.flatMap((type) => {
      const records = byType.get(type)
      return records ? [{ type, records: sorted(type, records) }] : []
    }),
    parts: sorted('Encounter', valid.filter(isPart)),
    others: valid.filter(
      (record) =>
        !isPart(record) && !(belongsToVisit(record) && visitTypes.some((type) => type === record.resourceType)),
    ),
    mistakes: all.filter(isEnteredInError),
  }
}
