import { allergyIntoleranceContract } from './allergy-intolerance'
import { carePlanContract } from './care-plan'
import { careTeamContract } from './care-team'
import { conditionContract } from './condition'
import { coverageContract } from './coverage'
import { deviceContract } from './device'
import { diagnosticOrderContract } from './diagnostic-order'
import { diagnosticReportContract } from './diagnostic-report'
import { documentReferenceContract } from './document-reference'
import { encounterContract } from './encounter'
import { goalContract } from './goal'
import { groupContract } from './group'
import { immunizationContract } from './immunization'
import { locationContract } from './location'
import { medicationContract } from './medication'
import { medicationDispenseContract } from './medication-dispense'
import { medicationRequestContract } from './medication-request'
import { observationContract } from './observation'
import { organizationContract } from './organization'
import { patientContract } from './patient'
import { practitionerContract } from './practitioner'
import { practitionerRoleContract } from './practitioner-role'
import { procedureContract } from './procedure'
import { questionnaireContract } from './questionnaire'
import type { ResourceContract } from './types'

export type { IncludeContract, ParameterContract, ParameterType, ResourceContract } from './types'

/** The API table: the contract of each of the 24 resource types. */
export const contracts = {
  AllergyIntolerance: allergyIntoleranceContract,
  CarePlan: carePlanContract,
  CareTeam: careTeamContract,
  Condition: conditionContract,
  Coverage: coverageContract,
  Device: deviceContract,
  DiagnosticOrder: diagnosticOrderContract,
  DiagnosticReport: diagnosticReportContract,
  DocumentReference: documentReferenceContract,
  Encounter: encounterContract,
  Goal: goalContract,
  Group: groupContract,
  Immunization: immunizationContract,
  Location: locationContract,
  Medication: medicationContract,
  MedicationDispense: medicationDispenseContract,
  MedicationRequest: medicationRequestContract,
  Observation: observationContract,
  Organization: organizationContract,
  Patient: patientContract,
  Practitioner: practitionerContract,
  PractitionerRole: practitionerRoleContract,
  Procedure: procedureContract,
  Questionnaire: questionnaireContract,
} as const

export type RecordType = keyof typeof contracts

export const recordTypes = Object.keys(contracts) as readonly RecordType[]

/** True for the name of one of the 24 types. */
export function isRecordType(text: string): text is RecordType {
  return Object.hasOwn(contracts, text)
}

/** The contract of a type without its literal types, for generic code. */
export function contractOf(type: RecordType): ResourceContract {
  return contracts[type]
}

/** Value of `_revinclude` for the Provenance of the matches. */
export const PROVENANCE_REVINCLUDE = 'Provenance:target'
