import { isRecordType, type DocumentedType } from '../../contract'
import { allergyIntoleranceStatus } from './allergy-intolerance-status'
import { carePlanStatus } from './care-plan-status'
import { careTeamStatus } from './care-team-status'
import { conditionStatus } from './condition-status'
import { coverageStatus } from './coverage-status'
import { denialStatus } from './denial-status'
import { deviceStatus } from './device-status'
import { diagnosticReportStatus } from './diagnostic-report-status'
import { directoryEntryStatus, locationStatus, medicationStatus, patientStatus } from './directory-status'
import { documentReferenceStatus } from './document-reference-status'
import { encounterStatus } from './encounter-status'
import { goalStatus } from './goal-status'
import { immunizationStatus } from './immunization-status'
import { medicationDispenseStatus } from './medication-dispense-status'
import { medicationRequestStatus } from './medication-request-status'
import { observationStatus } from './observation-status'
import { isReversed } from '../../resources/reversed'
import { procedureStatus } from './procedure-status'
import { diagnosticOrderStatus, questionnaireStatus } from './undocumented-type-status'
import { isDenial } from '../../resources/denial'
import { plainStatus, type StatusContext, type RecordStatus, type StatusReader } from './record-status'
import type { OfferedType } from '../../contract/offered-types'
import type { Resource } from '../../fhir/resource'

const readers: { readonly [T in DocumentedType]: StatusReader<T> } & {
  readonly [T in OfferedType]?: StatusReader<T>
} = {
  AllergyIntolerance: allergyIntoleranceStatus,
  CarePlan: carePlanStatus,
  CareTeam: careTeamStatus,
  Condition: conditionStatus,
  Coverage: coverageStatus,
  Device: deviceStatus,
  DiagnosticOrder: diagnosticOrderStatus,
  DiagnosticReport: diagnosticReportStatus,
  DocumentReference: documentReferenceStatus,
  Encounter: encounterStatus,
  Goal: goalStatus,
  Group: directoryEntryStatus,
  Immunization: immunizationStatus,
  Location: locationStatus,
  Medication: medicationStatus,
  MedicationDispense: medicationDispenseStatus,
  MedicationRequest: medicationRequestStatus,
  Observation: observationStatus,
  Organization: directoryEntryStatus,
  Patient: patientStatus,
  Practitioner: directoryEntryStatus,
  PractitionerRole: directoryEntryStatus,
  Procedure: procedureStatus,
  Questionnaire: questionnaireStatus,
}

/** Adds the readers of types outside the API, once their code is loaded. */
export const addStatusReaders = (added: { readonly [T in OfferedType]: StatusReader<T> }): void =>
  void Object.assign(readers, added)

/** The status line and tone of a record; undefined for a type that is not part of the API. */
export function statusOf(record: Resource, context: StatusContext): RecordStatus | undefined {
  if (!isRecordType(record.resourceType)) return undefined
  if (isDenial(record)) return denialStatus(record)
  if (isReversed(record)) return plainStatus('reversed', 'stop')
  // The reader is that of the record's type, which the compiler cannot tell.
  const reader = readers[record.resourceType] as (record: Resource, context: StatusContext) => RecordStatus
  return reader(record, context)
}
