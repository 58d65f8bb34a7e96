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
import type { OfferedType } from './offered-types'
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

export type DocumentedType = keyof typeof contracts

/** A type of the API, or one that is requested where a server offers it (decision 21). */
export type RecordType = DocumentedType | OfferedType

/** The 24 types of the API. */
export const recordTypes = Object.keys(contracts) as readonly DocumentedType[]

/** True for the name of one of the 24 types of the API. */
export const isOfApi = (text: string): text is DocumentedType => Object.hasOwn(contracts, text)

let known: Readonly<Record<string, ResourceContract>> = contracts

/** Adds the contracts of types outside the API, once the code that knows them is loaded, in place of those that were added before. */
export const addContracts = (added: Readonly<Partial<Record<OfferedType, ResourceContract>>>): void => {
  known = { ...contracts, ...added }
}

/** True for the name of a type that this app knows: one of the 24, and the others once `addContracts` has added them. */
export function isRecordType(text: string): text is RecordType {
  return Object.hasOwn(known, text)
}

/** The contract of a type without its literal types, for generic code. */
export function contractOf(type: RecordType): ResourceContract {
  return known[type] as ResourceContract
}

/** Value of `_revinclude` for the Provenance of the matches. */
export const PROVENANCE_REVINCLUDE = 'Provenance:target'
