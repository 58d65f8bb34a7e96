import type { ElementTable } from '../types'

/** The elements that the API describes for Goal: type, targets of a reference, cardinality ('?' where it is not shown). */
export const goalElements = {
  identifier: 'Identifier 0..*',
  lifecycleStatus: 'code 1..1',
  achievementStatus: 'CodeableConcept 0..1',
  category: 'CodeableConcept 0..*',
  priority: 'CodeableConcept ?',
  description: 'CodeableConcept 1..1',
  subject: 'Reference(Patient) 1..1',
  startDate: 'date 0..1',
  startCodeableConcept: 'CodeableConcept 0..1',
  target: 'BackboneElement 0..*',
  'target.id': 'string 0..1',
  'target.measure': 'CodeableConcept 0..1',
  'target.detailQuantity': 'Quantity 0..1',
  'target.detailRange': 'Range 0..1',
  'target.detailCodeableConcept': 'CodeableConcept 0..1',
  'target.detailString': 'string 0..1',
  'target.detailBoolean': 'boolean 0..1',
  'target.detailInteger': 'integer 0..1',
  'target.detailRatio': 'Ratio 0..1',
  'target.dueDate': 'date 0..1',
  'target.dueDuration': 'Duration 0..1',
  statusDate: 'date 0..1',
  statusReason: 'string 0..1',
  expressedBy: 'Reference(Patient | Practitioner | PractitionerRole | RelatedPerson) 0..1',
  addresses:
    'Reference(Condition | Observation | MedicationStatement | NutritionOrder | ServiceRequest | RiskAssessment) 0..*',
  note: 'Annotation 0..*',
  outcomeCode: 'CodeableConcept 0..*',
  outcomeReference: 'Reference(Observation) 0..*',
} as const satisfies ElementTable
