import type { DocumentedType, RecordType } from '../../../contract'

export interface TypeName {
  readonly one: string
  readonly many: string
}

export type TypeNames<T extends string> = Readonly<
  Record<T, { readonly patient: TypeName; readonly provider: TypeName }>
>

const namesOfApi: TypeNames<DocumentedType | 'Answer' | 'Provenance'> = {
  AllergyIntolerance: {
    patient: { one: 'Allergy or reaction', many: 'Allergies and reactions' },
    provider: { one: 'Allergy', many: 'Allergies' },
  },
  CarePlan: { patient: { one: 'Care plan', many: 'Care plans' }, provider: { one: 'Care plan', many: 'Care plans' } },
  CareTeam: { patient: { one: 'Care team', many: 'Care teams' }, provider: { one: 'Care team', many: 'Care teams' } },
  Condition: {
    patient: { one: 'Health condition', many: 'Health conditions' },
    provider: { one: 'Problem', many: 'Problems' },
  },
  Coverage: { patient: { one: 'Insurance', many: 'Insurance' }, provider: { one: 'Coverage', many: 'Coverage' } },
  Device: {
    patient: { one: 'Implant or device', many: 'Implants and devices' },
    provider: { one: 'Device', many: 'Devices' },
  },
  DiagnosticOrder: {
    patient: { one: 'Test order', many: 'Test orders' },
    provider: { one: 'Diagnostic order', many: 'Diagnostic orders' },
  },
  DiagnosticReport: {
    patient: { one: 'Test report', many: 'Test reports' },
    provider: { one: 'Diagnostic report', many: 'Diagnostic reports' },
  },
  DocumentReference: {
    patient: { one: 'Note or document', many: 'Notes and documents' },
    provider: { one: 'Document', many: 'Documents' },
  },
  Encounter: { patient: { one: 'Visit', many: 'Visits' }, provider: { one: 'Encounter', many: 'Encounters' } },
  Goal: { patient: { one: 'Health goal', many: 'Health goals' }, provider: { one: 'Goal', many: 'Goals' } },
  Group: { patient: { one: 'Group', many: 'Groups' }, provider: { one: 'Group', many: 'Groups' } },
  Immunization: {
    patient: { one: 'Vaccine', many: 'Vaccines' },
    provider: { one: 'Immunization', many: 'Immunizations' },
  },
  Location: {
    patient: { one: 'Place of care', many: 'Places of care' },
    provider: { one: 'Location', many: 'Locations' },
  },
  Medication: { patient: { one: 'Medicine', many: 'Medicines' }, provider: { one: 'Medication', many: 'Medications' } },
  MedicationDispense: {
    patient: { one: 'Pharmacy fill', many: 'Pharmacy fills' },
    provider: { one: 'Dispense', many: 'Dispenses' },
  },
  MedicationRequest: {
    patient: { one: 'Prescription', many: 'Prescriptions' },
    provider: { one: 'Medication request', many: 'Medication requests' },
  },
  Observation: {
    patient: { one: 'Test result', many: 'Test results' },
    provider: { one: 'Observation', many: 'Observations' },
  },
  Organization: {
    patient: { one: 'Organization', many: 'Organizations' },
    provider: { one: 'Organization', many: 'Organizations' },
  },
  Patient: {
    patient: { one: 'Personal details', many: 'Personal details' },
    provider: { one: 'Patient', many: 'Patients' },
  },
  Practitioner: {
    patient: { one: 'Care provider', many: 'Care providers' },
    provider: { one: 'Practitioner', many: 'Practitioners' },
  },
  PractitionerRole: {
    patient: { one: 'Role of a care provider', many: 'Roles of care providers' },
    provider: { one: 'Practitioner role', many: 'Practitioner roles' },
  },
  Procedure: { patient: { one: 'Procedure', many: 'Procedures' }, provider: { one: 'Procedure', many: 'Procedures' } },
  Questionnaire: {
    patient: { one: 'Form', many: 'Forms' },
    provider: { one: 'Questionnaire', many: 'Questionnaires' },
  },
  Answer: {
    patient: { one: 'Answer to a question', many: 'Questions and answers' },
    provider: { one: 'Social history or survey answer', many: 'Social history and survey answers' },
  },
  Provenance: {
    patient: { one: 'Where this came from', many: 'Where this came from' },
    provider: { one: 'Provenance', many: 'Provenance' },
  },
}

/** Names of resource types: for patients, for providers. Those of types outside the API are added where a server offers one. */
export const typeNames = namesOfApi as TypeNames<RecordType | 'Answer' | 'Provenance'>
