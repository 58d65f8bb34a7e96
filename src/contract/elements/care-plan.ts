import type { ElementTable } from '../types'

/** The elements that the API describes for CarePlan: type, targets of a reference, cardinality ('?' where it is not shown). */
export const carePlanElements = {
  identifier: 'Identifier 0..*',
  instantiatesUri: 'canonical 0..*',
  basedOn: 'Reference(CarePlan) 0..*',
  replaces: 'Reference(CarePlan) 0..*',
  partOf: 'Reference(CarePlan) 0..*',
  status: 'code 1..1',
  intent: 'code 1..1',
  category: 'CodeableConcept 0..*',
  title: 'string 0..1',
  description: 'string 0..1',
  subject: 'Reference(Patient | Group) 1..1',
  encounter: 'Reference(Encounter) 0..1',
  period: 'Period 0..1',
  created: 'dateTime 0..1',
  author:
    'Reference(Patient | Practitioner | PractitionerRole | Device | RelatedPerson | Organization | CareTeam) 0..1',
  contributor:
    'Reference(Patient | Practitioner | PractitionerRole | Device | RelatedPerson | Organization | CareTeam) 0..*',
  careTeam: 'Reference 0..*',
  addresses: 'Reference(Condition) 0..*',
  supportingInfo: 'Reference 0..*',
  goal: 'Reference(Goal) 0..*',
  activity: 'BackboneElement 0..*',
  'activity.outcomeCodeableConcept': 'CodeableConcept 0..*',
  'activity.outcomeReference': 'Reference 0..*',
  'activity.progress': 'Annotation 0..*',
  'activity.reference': 'Reference(MedicationRequest | ServiceRequest) 0..1',
  'activity.detail': 'BackboneElement 0..1',
  note: 'Annotation 0..*',
} as const satisfies ElementTable
