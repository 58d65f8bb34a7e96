import type { ElementTable } from './types'
import { allergyIntoleranceElements } from './elements/allergy-intolerance'
import { carePlanElements } from './elements/care-plan'
import { careTeamElements } from './elements/care-team'
import { conditionElements } from './elements/condition'
import { coverageElements } from './elements/coverage'
import { deviceElements } from './elements/device'
import { diagnosticReportElements } from './elements/diagnostic-report'
import { documentReferenceElements } from './elements/document-reference'
import { encounterElements } from './elements/encounter'
import { goalElements } from './elements/goal'
import { groupElements } from './elements/group'
import { immunizationElements } from './elements/immunization'
import { locationElements } from './elements/location'
import { medicationElements } from './elements/medication'
import { medicationDispenseElements } from './elements/medication-dispense'
import { medicationRequestElements } from './elements/medication-request'
import { observationElements } from './elements/observation'
import { organizationElements } from './elements/organization'
import { patientElements } from './elements/patient'
import { practitionerElements } from './elements/practitioner'
import { practitionerRoleElements } from './elements/practitioner-role'
import { procedureElements } from './elements/procedure'
import type { DocumentedType } from './index'

/** The elements that the API describes, by type. */
export const contractElements: Readonly<Record<DocumentedType, ElementTable>> = {
  AllergyIntolerance: allergyIntoleranceElements,
  CarePlan: carePlanElements,
  CareTeam: careTeamElements,
  Condition: conditionElements,
  Coverage: coverageElements,
  Device: deviceElements,
  DiagnosticOrder: {},
  DiagnosticReport: diagnosticReportElements,
  DocumentReference: documentReferenceElements,
  Encounter: encounterElements,
  Goal: goalElements,
  Group: groupElements,
  Immunization: immunizationElements,
  Location: locationElements,
  Medication: medicationElements,
  MedicationDispense: medicationDispenseElements,
  MedicationRequest: medicationRequestElements,
  Observation: observationElements,
  Organization: organizationElements,
  Patient: patientElements,
  Practitioner: practitionerElements,
  PractitionerRole: practitionerRoleElements,
  Procedure: procedureElements,
  Questionnaire: {},
}
