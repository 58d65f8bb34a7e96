import { isRecordType, type RecordType } from '../../contract'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { requestKind } from '../../resources/request-kind'
import { statusOf } from './status-of'
import type { RecordStatus, StatusContext, StatusKey } from './record-status'
import { isOfType, type Resource } from '../../fhir/resource'

/** For event types: statuses that say it took place. */
const tookPlaceKeys: Partial<Readonly<Record<RecordType, readonly StatusKey[]>>> = {
  Encounter: [
    'Encounter.finished',
    'inProgress',
    'Encounter.arrived',
    'Encounter.triaged',
    'Encounter.onLeave',
    'began',
    'endedOpen',
    'openNoDate',
  ],
  Immunization: ['Immunization.given', 'Immunization.reported', 'Immunization.partDose'],
  MedicationDispense: ['MedicationDispense.filled', 'MedicationDispense.handedOver'],
  Procedure: ['Procedure.done'],
}

/** For all other types: statuses that say that the record is not, or not yet, what its type is called. */
const notCountedKeys: readonly StatusKey[] = [
  'mistake',
  'AllergyIntolerance.ruledOut',
  'AllergyIntolerance.unconfirmed',
  'AllergyIntolerance.unconfirmedHigh',
  'AllergyIntolerance.presumed',
  'AllergyIntolerance.presumedHigh',
  'AllergyIntolerance.neverConfirmed',
  'reversed',
  'denied',
  'deniedUnsure',
  'deniedBefore',
  'deniedRefuted',
  'Condition.ruledOut',
  'Condition.unconfirmed',
  'Condition.provisional',
  'Condition.differential',
  'Condition.wasChecked',
  'MedicationRequest.plan',
  'MedicationRequest.kindUnclear',
  'MedicationRequest.copy',
  'MedicationRequest.oneDose',
  'Observation.registered',
  'Observation.cancelled',
  'DiagnosticReport.registered',
  'DiagnosticReport.cancelled',
  'CarePlan.draft',
  'CarePlan.suggested',
  'CarePlan.option',
  'CarePlan.wasSuggested',
  'CareTeam.proposed',
  'Coverage.draft',
  'Goal.proposed',
  'Goal.rejected',
]

/** True when a record can be counted under the name of its type, such as a prescription that was prescribed. Of a suggested, cancelled or ruled-out one, "1 prescription" would claim more than the record does. */
export function isCountedAsType(record: Resource, context: StatusContext): boolean {
  const key = statusOf(record, context)?.key
  if (key === undefined || !isRecordType(record.resourceType)) return true
  if (isOfType(record, 'MedicationRequest') && requestKind(record) !== 'ordered') return false
  return tookPlaceKeys[record.resourceType]?.includes(key) ?? !notCountedKeys.includes(key)
}

/** Some records of one type, of which a status has to be named; without one, the name of the type says what they are. */
export interface StatusCount {
  readonly count: number
  readonly status?: RecordStatus
}

/** Counts records of one type: first those that the name of the type describes, then the others by their status. The status of a private record is not named. */
export function countsByStatus(records: readonly Resource[], context: StatusContext): readonly StatusCount[] {
  const counts = new Map<string, { count: number; status?: RecordStatus }>([['', { count: 0 }]])
  for (const record of records) {
    const isNamed = isMarkedPrivate(record) || isCountedAsType(record, context)
    const status = isNamed ? undefined : statusOf(record, context)
    const key = status ? `${status.key} ${status.value ?? ''}` : ''
    const known = counts.get(key)
    if (known) known.count += 1
    else counts.set(key, { count: 1, ...(status ? { status } : {}) })
  }
  return [...counts.values()].filter(({ count }) => count > 0)
}
