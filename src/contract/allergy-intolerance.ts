import type { CodeTable, ElementTable, ResourceContract } from './define'

/** AllergyIntolerance: what the API offers (seed 2). */
export const allergyIntolerance = {
  type: 'AllergyIntolerance',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['patient'], targets: ['Patient'] },
    'clinical-status': { type: 'token', paths: ['clinicalStatus'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['patient', 'clinical-status'] },
    { by: ['clinical-status'] },
  ],
  includes: {
    'AllergyIntolerance:encounter': { path: 'encounter', targets: ['Encounter'] },
    'AllergyIntolerance:patient': { path: 'patient', targets: ['Patient'] },
  },
  status: ['clinicalStatus', 'verificationStatus'],
} as const satisfies ResourceContract

/** The values of its coded elements. */
export const allergyIntoleranceCodes = {
  clinicalStatus: ['active', 'inactive', 'resolved'],
  verificationStatus: ['unconfirmed', 'confirmed', 'refuted', 'entered-in-error'],
  type: ['allergy', 'intolerance'],
  category: ['food', 'medication', 'environment', 'biologic'],
  criticality: ['low', 'high', 'unable-to-assess'],
  'reaction.severity': ['mild', 'moderate', 'severe'],
} as const satisfies CodeTable

/** The elements that the API describes for AllergyIntolerance: type, targets of a reference, cardinality ('?' where it is not shown). */
export const allergyIntoleranceElements = {
  identifier: 'Identifier 0..*',
  clinicalStatus: 'CodeableConcept 0..1',
  verificationStatus: 'CodeableConcept 1..1',
  type: 'code 0..1',
  category: 'code 0..*',
  criticality: 'code 0..1',
  code: 'CodeableConcept 1..1',
  patient: 'Reference(Patient) 1..1',
  encounter: 'Reference(Encounter) 0..1',
  onsetDateTime: 'dateTime 0..1',
  onsetAge: 'Age 0..1',
  onsetPeriod: 'Period 0..1',
  onsetRange: 'Range 0..1',
  onsetString: 'string 0..1',
  recordedDate: 'dateTime 0..1',
  recorder: 'Reference(Practitioner | PractitionerRole | Patient | RelatedPerson) 0..1',
  asserter: 'Reference(Practitioner | PractitionerRole | Patient | RelatedPerson) 0..1',
  lastOccurrence: 'dateTime 0..1',
  note: 'Annotation 0..*',
  reaction: 'BackboneElement 0..*',
  'reaction.substance': 'CodeableConcept 0..1',
  'reaction.manifestation': 'CodeableConcept 1..*',
  'reaction.description': 'string 0..1',
  'reaction.onset': 'dateTime 0..1',
  'reaction.severity': 'code 0..1',
  'reaction.exposureRoute': 'CodeableConcept 0..1',
  'reaction.note': 'Annotation 0..*',
} as const satisfies ElementTable
