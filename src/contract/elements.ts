import type { ElementTable } from './define'
import { allergyIntoleranceElements } from './allergy-intolerance'
import { carePlanElements } from './care-plan'
import { careTeamElements } from './care-team'
import { conditionElements } from './condition'
import { coverageElements } from './coverage'
import { deviceElements } from './device'
import { diagnosticOrderElements } from './diagnostic-order'
import { diagnosticReportElements } from './diagnostic-report'
import { documentReferenceElements } from './document-reference'
import { encounterElements } from './encounter'
import { goalElements } from './goal'
import { groupElements } from './group'
import { immunizationElements } from './immunization'
import { locationElements } from './location'
import { medicationElements } from './medication'
import { medicationDispenseElements } from './medication-dispense'
import { medicationRequestElements } from './medication-request'
import { observationElements } from './observation'
import { organizationElements } from './organization'
import { patientElements } from './patient'
import { practitionerElements } from './practitioner'
import { practitionerRoleElements } from './practitioner-role'
import { procedureElements } from './procedure'
import { questionnaireElements } from './questionnaire'
import type { RecordType } from './index'

/** Every element that the API describes, by type. */
export const elements: Readonly<Record<RecordType, ElementTable>> = {
  AllergyIntolerance: allergyIntoleranceElements,
  CarePlan: carePlanElements,
  CareTeam: careTeamElements,
  Condition: conditionElements,
  Coverage: coverageElements,
  Device: deviceElements,
  DiagnosticOrder: diagnosticOrderElements,
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
  Questionnaire: questionnaireElements,
}
