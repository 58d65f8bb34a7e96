import type { ElementTable } from '../types'

/** The elements that the API describes for Medication: type, targets of a reference, cardinality ('?' where it is not shown). */
export const medicationElements = {
  identifier: 'Identifier 0..*',
  code: 'CodeableConcept 1..1',
  status: 'code 0..1',
  manufacturer: 'Reference(Organization) 0..1',
  form: 'CodeableConcept 0..1',
  amount: 'Ratio 0..1',
  ingredient: 'BackboneElement 0..*',
  'ingredient.id': 'string ?',
  'ingredient.itemCodeableConcept': 'CodeableConcept 1..1',
  'ingredient.itemReference': 'Reference(Substance | Medication) 1..1',
  'ingredient.isActive': 'boolean 0..1',
  'ingredient.strength': 'Ratio 0..1',
  batch: 'BackboneElement 0..1',
  'batch.id': 'string ?',
  'batch.lotNumber': 'string 0..1',
  'batch.expirationDate': 'dateTime 0..1',
} as const satisfies ElementTable
