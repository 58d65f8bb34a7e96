import { isRecordType, type RecordType } from '../../contract'
import { allergyIntolerance } from './allergy-intolerance'
import { carePlan } from './care-plan'
import { careTeam } from './care-team'
import { condition } from './condition'
import { coverage } from './coverage'
import { device } from './device'
import { diagnosticReport } from './diagnostic-report'
import { directoryEntry, location, medication, patient } from './directory'
import { documentReference } from './document-reference'
import { encounter } from './encounter'
import { goal } from './goal'
import { immunization } from './immunization'
import { medicationDispense } from './medication-dispense'
import { medicationRequest } from './medication-request'
import { observation } from './observation'
import { procedure } from './procedure'
import { diagnosticOrder, questionnaire } from './where-offered'
import type { Circumstance, Phrase, Read } from './status'
import type { Resource } from '../../fhir/resource'

const reads: Readonly<Record<RecordType, Read>> = {
  AllergyIntolerance: allergyIntolerance,
  CarePlan: carePlan,
  CareTeam: careTeam,
  Condition: condition,
  Coverage: coverage,
  Device: device,
  DiagnosticOrder: diagnosticOrder,
  DiagnosticReport: diagnosticReport,
  DocumentReference: documentReference,
  Encounter: encounter,
  Goal: goal,
  Group: directoryEntry,
  Immunization: immunization,
  Location: location,
  Medication: medication,
  MedicationDispense: medicationDispense,
  MedicationRequest: medicationRequest,
  Observation: observation,
  Organization: directoryEntry,
  Patient: patient,
  Practitioner: directoryEntry,
  PractitionerRole: directoryEntry,
  Procedure: procedure,
  Questionnaire: questionnaire,
}

/** What became of a record, in one line and one tone; undefined for what is no record of the API. */
export function phraseOf(record: Resource, at: Circumstance): Phrase | undefined {
  return isRecordType(record.resourceType) ? reads[record.resourceType](record, at) : undefined
}
