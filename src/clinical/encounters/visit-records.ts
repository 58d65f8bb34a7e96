import { pointersTo } from '../shared/pointers'
import { objectsOf } from '../../lib/json'
import { referencedId } from '../../fhir/reference'
import { describe } from '../../resources/registry'
import { isRecordType, type RecordType } from '../../contract'
import { grouped } from '../shared/grouped'
import { newestFirst } from '../shared/newest-first'
import { behindCover } from '../../resources/cover'
import { visitIdsOf } from '../../resources/visit-id'
import type { Resource } from '../../fhir/resource'

export interface OfType {
  readonly type: RecordType
  /** Newest first. */
  readonly records: readonly Resource[]
}

export interface VisitFolder {
  /** Records that say that they belong to the visit, by type, in the order of `types`. */
  readonly own: readonly OfType[]
  /** Visits that are a part of it. */
  readonly parts: readonly Resource[]
  /** Records that name the visit in another way. */
  readonly others: readonly Resource[]
  readonly mistakes: readonly Resource[]
}

/** Types that can say to which visit they belong, in the order of the page. */
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

const isMistake = (record: Resource): boolean =>
  isRecordType(record.resourceType) && describe(record.resourceType).place(record) === 'void'
const sorted = (type: RecordType, records: readonly Resource[]): readonly Resource[] => newestFirst(type, records)

const unique = (records: readonly Resource[]): readonly Resource[] => [
  ...new Map(records.map((record) => [record.id, record])).values(),
]

/** Ids of the results that reports of the visit list: those that name no visit themselves belong to it by their report. */
function resultsOf(naming: readonly Resource[], id: string): ReadonlySet<string> {
  const reports = naming.filter(
    (record) => record.resourceType === 'DiagnosticReport' && visitIdsOf(behindCover(record)).includes(id),
  )
  return new Set(
    reports
      .flatMap((report) => objectsOf(behindCover(report)['result']))
      .flatMap((result) => referencedId(result, 'Observation') ?? []),
  )
}

/** All records of a visit, each of them once: those that name it, and the results of its reports. */
export function visitFolder(loaded: readonly Resource[], id: string): VisitFolder {
  // Where a visit came from is said on its own.
  const naming = pointersTo(loaded, { type: 'Encounter', id }).filter(({ resourceType }) => isRecordType(resourceType))
  const reported = resultsOf(naming, id)
  const all = [
    ...naming,
    ...unique(
      loaded.filter(
        (record) =>
          reported.has(record.id ?? '') &&
          record.resourceType === 'Observation' &&
          visitIdsOf(behindCover(record)).length === 0,
      ),
    ),
  ]
  const held = all.filter((record) => !isMistake(record))
  const isPart = (record: Resource): boolean =>
    record.resourceType === 'Encounter' && referencedId(record['partOf'], 'Encounter') === id
  const isOwn = (record: Resource): boolean =>
    record.resourceType !== 'Encounter' &&
    (visitIdsOf(behindCover(record)).includes(id) ||
      (record.resourceType === 'Observation' && reported.has(record.id ?? '')))
  const own = grouped(held.filter(isOwn), ({ resourceType }) => resourceType)
  return {
    own: visitTypes.flatMap((type) => {
      const records = own.get(type)
      return records ? [{ type, records: sorted(type, records) }] : []
    }),
    parts: sorted('Encounter', held.filter(isPart)),
    others: held.filter(
      (record) => !isPart(record) && !(isOwn(record) && visitTypes.some((type) => type === record.resourceType)),
    ),
    mistakes: all.filter(isMistake),
  }
}
