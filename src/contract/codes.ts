import type { CodeTable } from './types'
import { allergyIntoleranceCodes } from './codes/allergy-intolerance'
import { carePlanCodes } from './codes/care-plan'
import { careTeamCodes } from './codes/care-team'
import { conditionCodes } from './codes/condition'
import { coverageCodes } from './codes/coverage'
import { deviceCodes } from './codes/device'
import { diagnosticReportCodes } from './codes/diagnostic-report'
import { documentReferenceCodes } from './codes/document-reference'
import { encounterCodes } from './codes/encounter'
import { goalCodes } from './codes/goal'
import { groupCodes } from './codes/group'
import { immunizationCodes } from './codes/immunization'
import { locationCodes } from './codes/location'
import { medicationCodes } from './codes/medication'
import { medicationDispenseCodes } from './codes/medication-dispense'
import { medicationRequestCodes } from './codes/medication-request'
import { observationCodes } from './codes/observation'
import { patientCodes } from './codes/patient'
import { practitionerCodes } from './codes/practitioner'
import { practitionerRoleCodes } from './codes/practitioner-role'
import { procedureCodes } from './codes/procedure'
import type { DocumentedType } from './index'

/** The values of coded elements in the API, by type and element. */
export const contractCodes: Readonly<Record<DocumentedType, CodeTable>> = {
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
