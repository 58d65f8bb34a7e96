import type { OfferedType } from './offered-types'
import type { ParameterContract, ResourceContract } from './types'

/** What is requested of a type: reads by id, and the list of a patient, whom `path` names. */
const listedBy = (type: OfferedType, path: string): ResourceContract => ({
  type,
  read: true,
  revinclude: false,
  parameters: { patient: { type: 'reference', paths: [path], targets: ['Patient'] } satisfies ParameterContract },
  searches: [{ by: ['patient'] }],
  includes: {},
  status: [],
})

/** Requests for the types outside the API: those that R4 defines for each of them. */
export const offeredContracts: Readonly<Record<OfferedType, ResourceContract>> = {
  ServiceRequest: listedBy('ServiceRequest', 'subject'),
  FamilyMemberHistory: listedBy('FamilyMemberHistory', 'patient'),
  MedicationStatement: listedBy('MedicationStatement', 'subject'),
  MedicationAdministration: listedBy('MedicationAdministration', 'subject'),
  NutritionOrder: listedBy('NutritionOrder', 'patient'),
  Specimen: listedBy('Specimen', 'subject'),
  ImagingStudy: listedBy('ImagingStudy', 'subject'),
  QuestionnaireResponse: listedBy('QuestionnaireResponse', 'subject'),
  Appointment: listedBy('Appointment', 'participant.actor'),
  RelatedPerson: listedBy('RelatedPerson', 'patient'),
}
