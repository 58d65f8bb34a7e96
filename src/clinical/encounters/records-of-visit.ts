import { recordsReferringTo } from '../shared/referring-records'
import { objectsOf } from '../../lib/json'
import { referencedId } from '../../fhir/reference'
import { isEnteredInError } from '../../resources/entered-in-error'
import { isRecordType, type RecordType } from '../../contract'
import { groupBy } from '../shared/group-by'
import { newestFirst } from '../shared/newest-first'
import { unmaskRecord } from '../../resources/masking'
import { visitIdsOf } from '../../resources/visit-id'
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
  ...new Map(records.map((record) => [record.id, record])).values(),
]

/** Ids of results in reports of the visit: results without an encounter belong to the visit of their report. */
function reportedResultIds(referring: readonly Resource[], id: string): ReadonlySet<string> {
  const reports = referring
    .filter((record) => isOfType(record, 'DiagnosticReport'))
    .map((report) => unmaskRecord(report))
    .filter((report) => visitIdsOf(report).includes(id))
  return new Set(
    reports
      .flatMap((report) => objectsOf(report.result))
      .flatMap((result) => referencedId(result, 'Observation') ?? []),
  )
}

/** The records of a visit without duplicates: those that refer to it and the results of its reports. */
export function recordsOfVisit(loaded: readonly Resource[], id: string): RecordsOfVisit {
  // Provenance is shown elsewhere.
  const referring = recordsReferringTo(loaded, { type: 'Encounter', id }).filter(({ resourceType }) =>
    isRecordType(resourceType),
  )
  const reported = reportedResultIds(referring, id)
  const all = [
    ...referring,
    ...unique(
      loaded.filter(
        (record) =>
          reported.has(record.id ?? '') &&
          record.resourceType === 'Observation' &&
          visitIdsOf(unmaskRecord(record)).length === 0,
      ),
    ),
  ]
  const valid = all.filter((record) => !isEnteredInError(record))
  const isPart = (record: Resource): boolean =>
    isOfType(record, 'Encounter') && referencedId(record.partOf, 'Encounter') === id
  const belongsToVisit = (record: Resource): boolean =>
    record.resourceType !== 'Encounter' &&
    (visitIdsOf(unmaskRecord(record)).includes(id) ||
      (record.resourceType === 'Observation' && reported.has(record.id ?? '')))
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
