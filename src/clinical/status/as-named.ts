import { isRecordType, type RecordType } from '../../contract'
import { requestKind } from '../../resources/request-kind'
import { phraseOf } from './registry'
import type { Circumstance, StatusKey } from './status'
import type { Resource } from '../../fhir/resource'

/** Of what takes place, the lines that say it did. */
const tookPlace: Partial<Readonly<Record<RecordType, readonly StatusKey[]>>> = {
  Encounter: [
    'Encounter.finished',
    'now',
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

/** Of all else, the lines that say that it is not, or not yet, what its kind is called. */
const denied: readonly StatusKey[] = [
  'mistake',
  'AllergyIntolerance.ruledOut',
  'AllergyIntolerance.unconfirmed',
  'AllergyIntolerance.unconfirmedHigh',
  'AllergyIntolerance.presumed',
  'AllergyIntolerance.presumedHigh',
  'AllergyIntolerance.neverConfirmed',
  'AllergyIntolerance.none',
  'AllergyIntolerance.noneUnsure',
  'AllergyIntolerance.noneOver',
  'AllergyIntolerance.noneRefuted',
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

/** True where a record is what its kind is called: a prescription that was prescribed, a fill that was filled. What is only suggested, called off or ruled out is counted as an entry: “1 prescription” would say more of it than the record does. */
export function isAsNamed(record: Resource, at: Circumstance): boolean {
  const key = phraseOf(record, at)?.key
  if (key === undefined || !isRecordType(record.resourceType)) return true
  if (record.resourceType === 'MedicationRequest' && requestKind(record) !== 'ordered') return false
  return tookPlace[record.resourceType]?.includes(key) ?? !denied.includes(key)
}
