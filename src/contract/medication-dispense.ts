import type { CodeTable, ElementTable, ResourceContract } from './define'

/** MedicationDispense: what the API offers (seed 3). */
export const medicationDispense = {
  type: 'MedicationDispense',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    status: { type: 'token', paths: ['status'] },
    type: { type: 'token', paths: ['type'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['patient', 'status'] },
    { by: ['patient', 'status', 'type'] },
  ],
  includes: {
    'MedicationDispense:medication': { path: 'medicationReference', targets: ['Medication'] },
  },
  status: ['status'],
} as const satisfies ResourceContract

/** The values of its coded elements. */
export const medicationDispenseCodes = {
  status: ['preparation', 'in-progress', 'cancelled', 'on-hold', 'completed', 'entered-in-error', 'stopped', 'declined', 'unknown'],
} as const satisfies CodeTable

/** The elements that the API describes for MedicationDispense: type, targets of a reference, cardinality ('?' where it is not shown). */
export const medicationDispenseElements = {
  status: 'code 1..1',
  statusReasonCodeableConcept: 'CodeableConcept ?',
  statusReasonReference: 'Reference(DetectedIssue) ?',
  medicationCodeableConcept: 'CodeableConcept 1..1',
  medicationReference: 'Reference(Medication) 1..1',
  subject: 'Reference(Patient) 1..1',
  context: 'Reference(Encounter | EpisodeOfCare) 0..1',
  supportingInformation: 'Reference(Any) 0..*',
  performer: 'BackboneElement 0..1',
  'performer.function': 'CodeableConcept 0..1',
  'performer.actor': 'Reference(Practitioner | PractitionerRole | Organization | Patient | Device | RelatedPerson) 1..1',
  location: 'Reference(Location) 0..1',
  authorizingPrescription: 'Reference(MedicationRequest) 0..*',
  type: 'CodeableConcept 0..1',
  quantity: 'SimpleQuantity 0..1',
  daysSupply: 'SimpleQuantity 0..1',
  whenPrepared: 'dateTime 0..1',
  whenHandedOver: 'dateTime 0..1',
  destination: 'Reference(Location) 0..1',
  receiver: 'Reference(Patient | Practitioner) 0..*',
  note: 'Annotation 0..*',
  dosageInstruction: 'Dosage 0..*',
  'dosageInstruction.text': 'string 0..1',
  'dosageInstruction.timing': 'Timing 0..1',
  'dosageInstruction.doseAndRate': 'Element 0..*',
  'dosageInstruction.doseAndRate.doseQuantity': 'Quantity ?',
  'dosageInstruction.doseAndRate.doseRange': 'Range ?',
  substitution: 'BackboneElement 0..1',
  'substitution.wasSubstituted': 'boolean 1..1',
  'substitution.type': 'CodeableConcept 0..*',
  'substitution.reason': 'CodeableConcept 0..*',
  'substitution.responsibleParty': 'Reference(Practitioner | PractitionerRole) 0..*',
  detectedIssue: 'Reference(DetectedIssue) 0..*',
  eventHistory: 'Reference(Provenance) 0..*',
  category: 'CodeableConcept ?',
} as const satisfies ElementTable
