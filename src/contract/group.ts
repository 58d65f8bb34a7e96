import type { CodeTable, ElementTable, ResourceContract } from './define'

/** Group: what the API offers (seed 3). */
export const group = {
  type: 'Group',
  read: false,
  revinclude: false,
  parameters: {
    characteristic: { type: 'token', paths: ['characteristic.code'] },
    type: { type: 'token', paths: ['type'] },
    member: { type: 'reference', paths: ['member.entity'], targets: ['Practitioner', 'Group', 'Device', 'Medication', 'Patient', 'Substance', 'PractitionerRole'] },
  },
  searches: [
    { by: ['characteristic'] },
    { by: ['type'] },
    { by: ['member'] },
  ],
  includes: {},
  status: ['type'],
} as const satisfies ResourceContract

/** The values of its coded elements. */
export const groupCodes = {
  type: ['person', 'animal', 'practitioner', 'device', 'medication', 'substance'],
} as const satisfies CodeTable

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
