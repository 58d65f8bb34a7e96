import type { CodeTable, ElementTable, ResourceContract } from './define'

/** Procedure: what the API offers (seed 3). */
export const procedure = {
  type: 'Procedure',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    date: { type: 'date', paths: ['performedDateTime', 'performedPeriod', 'performedString', 'performedAge', 'performedRange'] },
    status: { type: 'token', paths: ['status'] },
    code: { type: 'token', paths: ['code'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['patient', 'date'] },
    { by: ['patient', 'status'] },
    { by: ['patient', 'code', 'date'] },
    { by: ['patient', 'code'] },
    { by: ['status'] },
    { by: ['date'] },
    { by: ['code'] },
    { by: ['code', 'date'] },
  ],
  includes: {
    'Procedure:subject': { path: 'subject', targets: ['Patient', 'Group'] },
    'Procedure:encounter': { path: 'encounter', targets: ['Encounter'] },
  },
  status: ['status'],
} as const satisfies ResourceContract

/** The values of its coded elements. */
export const procedureCodes = {
  status: ['preparation', 'in-progress', 'not-done', 'on-hold', 'stopped', 'completed', 'entered-in-error', 'unknown'],
} as const satisfies CodeTable

/** The elements that the API describes for Procedure: type, targets of a reference, cardinality ('?' where it is not shown). */
export const procedureElements = {
  identifier: 'Identifier 0..*',
  instantiatesCanonical: 'canonical 0..*',
  instantiatesUri: 'uri 0..*',
  basedOn: 'Reference(CarePlan | ServiceRequest) 0..*',
  partOf: 'Reference(Procedure | Observation | MedicationAdministration) 0..*',
  status: 'code 1..1',
  statusReason: 'CodeableConcept 0..1',
  category: 'CodeableConcept 0..1',
  code: 'CodeableConcept 0..1',
  subject: 'Reference(Patient | Group) 1..1',
  encounter: 'Reference(Encounter) 0..1',
  performedDateTime: 'dateTime 0..1',
  performedPeriod: 'Period 0..1',
  performedString: 'string 0..1',
  performedAge: 'Age 0..1',
  performedRange: 'Range 0..1',
  recorder: 'Reference(Patient | RelatedPerson | Practitioner | PractitionerRole) 0..1',
  asserter: 'Reference(Patient | RelatedPerson | Practitioner | PractitionerRole) 0..1',
  performer: 'BackboneElement 0..*',
  'performer.function': 'CodeableConcept 0..1',
  'performer.actor': 'Reference(Practitioner | PractitionerRole | Organization | Patient | RelatedPerson | Device) 1..1',
  'performer.onBehalfOf': 'Reference(Organization) 0..1',
  location: 'Reference(Location) 0..1',
  reasonCode: 'CodeableConcept 0..*',
  reasonReference: 'Reference(Condition | Observation | Procedure | DiagnosticReport | DocumentReference) 0..*',
  bodySite: 'CodeableConcept 0..*',
  outcome: 'CodeableConcept 0..1',
  report: 'Reference(DiagnosticReport | DocumentReference) 0..*',
  complication: 'CodeableConcept 0..*',
  complicationDetail: 'Reference(Condition) 0..*',
  followUp: 'CodeableConcept 0..*',
  note: 'Annotation 0..*',
  focalDevice: 'BackboneElement 0..*',
  'focalDevice.action': 'CodeableConcept 0..1',
  'focalDevice.manipulated': 'Reference(Device) 1..1',
  usedReference: 'Reference(Device | Medication) 0..*',
  usedCode: 'CodeableConcept 0..*',
} as const satisfies ElementTable
