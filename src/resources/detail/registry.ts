import { allergyIntoleranceDetail } from './allergy-intolerance'
import { carePlanDetail } from './care-plan'
import { careTeamDetail } from './care-team'
import { conditionDetail } from './condition'
import { coverageDetail } from './coverage'
import { deviceDetail } from './device'
import { diagnosticOrderDetail } from './diagnostic-order'
import { diagnosticReportDetail } from './diagnostic-report'
import { documentReferenceDetail } from './document-reference'
import { encounterDetail } from './encounter'
import { goalDetail } from './goal'
import { groupDetail } from './group'
import { immunizationDetail } from './immunization'
import { locationDetail } from './location'
import { medicationDetail } from './medication'
import { medicationDispenseDetail } from './medication-dispense'
import { medicationRequestDetail } from './medication-request'
import { observationDetail } from './observation'
import { organizationDetail } from './organization'
import { patientDetail } from './patient'
import { practitionerDetail } from './practitioner'
import { practitionerRoleDetail } from './practitioner-role'
import { procedureDetail } from './procedure'
import { provenanceDetail } from './provenance'
import { questionnaireDetail } from './questionnaire'
import type { DescribedType } from '../define'
import type { Detail } from './define-detail'

// Named one by one as in `../registry.ts`, and for the same reason.
const details: Readonly<Record<DescribedType, Detail>> = {
  AllergyIntolerance: allergyIntoleranceDetail,
  CarePlan: carePlanDetail,
  CareTeam: careTeamDetail,
  Condition: conditionDetail,
  Coverage: coverageDetail,
  Device: deviceDetail,
  DiagnosticOrder: diagnosticOrderDetail,
  DiagnosticReport: diagnosticReportDetail,
  DocumentReference: documentReferenceDetail,
  Encounter: encounterDetail,
  Goal: goalDetail,
  Group: groupDetail,
  Immunization: immunizationDetail,
  Location: locationDetail,
  Medication: medicationDetail,
  MedicationDispense: medicationDispenseDetail,
  MedicationRequest: medicationRequestDetail,
  Observation: observationDetail,
  Organization: organizationDetail,
  Patient: patientDetail,
  Practitioner: practitionerDetail,
  PractitionerRole: practitionerRoleDetail,
  Procedure: procedureDetail,
  Questionnaire: questionnaireDetail,
  Provenance: provenanceDetail,
}

/** The page of a record of the type; only pages of single records load this. */
export function detailOf(type: DescribedType): Detail {
  return details[type]
}
