import type { ElementTable } from '../types'

/** The elements that the API describes for Group: type, targets of a reference, cardinality ('?' where it is not shown). */
export const groupElements = {
  identifier: 'Identifier 0..*',
  active: 'boolean 0..1',
  type: 'code 1..1',
  actual: 'boolean 1..1',
  code: 'CodeableConcept 0..1',
  name: 'string 0..1',
  quantity: 'unsignedInt 0..1',
  managingEntity: 'Reference(Organization | RelatedPerson | Practitioner | PractitionerRole) 0..1',
  characteristic: 'BackboneElement 0..*',
  'characteristic.code': 'CodeableConcept 1..1',
  'characteristic.valueCodeableConcept': 'CodeableConcept 1..1',
  'characteristic.valueBoolean': 'boolean 1..1',
  'characteristic.valueQuantity': 'Quantity 1..1',
  'characteristic.valueRange': 'Range 1..1',
  'characteristic.valueReference': 'Reference 1..1',
  'characteristic.exclude': 'boolean 1..1',
  'characteristic.period': 'Period 0..1',
  member: 'BackboneElement 0..*',
  'member.entity': 'Reference(Patient | Practitioner | PractitionerRole | Device | Medication | Group) 1..1',
  'member.period': 'Period 0..1',
  'member.inactive': 'boolean 0..1',
} as const satisfies ElementTable
