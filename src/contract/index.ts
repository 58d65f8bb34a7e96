import { allergyIntolerance } from './allergy-intolerance'
import { carePlan } from './care-plan'
import { careTeam } from './care-team'
import { condition } from './condition'
import { coverage } from './coverage'
import { device } from './device'
import { diagnosticOrder } from './diagnostic-order'
import { diagnosticReport } from './diagnostic-report'
import { documentReference } from './document-reference'
import { encounter } from './encounter'
import { goal } from './goal'
import { group } from './group'
import { immunization } from './immunization'
import { location } from './location'
import { medication } from './medication'
import { medicationDispense } from './medication-dispense'
import { medicationRequest } from './medication-request'
import { observation } from './observation'
import { organization } from './organization'
import { patient } from './patient'
import { practitioner } from './practitioner'
import { practitionerRole } from './practitioner-role'
import { procedure } from './procedure'
import { questionnaire } from './questionnaire'
import type { ResourceContract } from './define'

export type { IncludeContract, ParameterContract, ParameterType, ResourceContract } from './define'

/** The API table: one entry for each of the 24 resource types. */
export const contracts = {
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
  Group: group,
  Immunization: immunization,
  Location: location,
  Medication: medication,
  MedicationDispense: medicationDispense,
  MedicationRequest: medicationRequest,
  Observation: observation,
  Organization: organization,
  Patient: patient,
  Practitioner: practitioner,
  PractitionerRole: practitionerRole,
  Procedure: procedure,
  Questionnaire: questionnaire,
} as const

export type RecordType = keyof typeof contracts

export const recordTypes = Object.keys(contracts) as readonly RecordType[]

/** True when the text names one of the 24 types. */
export function isRecordType(text: string): text is RecordType {
  return Object.hasOwn(contracts, text)
}

/** The contract of a type without its literal types, for code that walks all of them. */
export function contractOf(type: RecordType): ResourceContract {
  return contracts[type]
}

/** The value sent for Provenance of the matches (seed 2, convention 6). */
export const PROVENANCE_REVINCLUDE = 'Provenance:target'
