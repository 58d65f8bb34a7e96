import type { CodeTable } from './types'
import { allergyIntoleranceCodes } from './allergy-intolerance'
import { carePlanCodes } from './care-plan'
import { careTeamCodes } from './care-team'
import { conditionCodes } from './condition'
import { coverageCodes } from './coverage'
import { deviceCodes } from './device'
import { diagnosticReportCodes } from './diagnostic-report'
import { documentReferenceCodes } from './document-reference'
import { encounterCodes } from './encounter'
import { goalCodes } from './goal'
import { groupCodes } from './group'
import { immunizationCodes } from './immunization'
import { locationCodes } from './location'
import { medicationCodes } from './medication'
import { medicationDispenseCodes } from './medication-dispense'
import { medicationRequestCodes } from './medication-request'
import { observationCodes } from './observation'
import { patientCodes } from './patient'
import { practitionerCodes } from './practitioner'
import { practitionerRoleCodes } from './practitioner-role'
import { procedureCodes } from './procedure'
import type { RecordType } from './index'

/** The values of coded elements in the API, by type and element. */
export const contractCodes: Readonly<Record<RecordType, CodeTable>> = {
  AllergyIntolerance: allergyIntoleranceCodes,
  CarePlan: carePlanCodes,
  CareTeam: careTeamCodes,
  Condition: conditionCodes,
  Coverage: coverageCodes,
  Device: deviceCodes,
  DiagnosticOrder: {},
  DiagnosticReport: diagnosticReportCodes,
  DocumentReference: documentReferenceCodes,
  Encounter: encounterCodes,
  Goal: goalCodes,
  Group: groupCodes,
  Immunization: immunizationCodes,
  Location: locationCodes,
  Medication: medicationCodes,
  MedicationDispense: medicationDispenseCodes,
  MedicationRequest: medicationRequestCodes,
  Observation: observationCodes,
  Organization: {},
  Patient: patientCodes,
  Practitioner: practitionerCodes,
  PractitionerRole: practitionerRoleCodes,
  Procedure: procedureCodes,
  Questionnaire: {},
}
