import type { ElementTable } from '../types'

/** The elements that the API describes for Organization: type, targets of a reference, cardinality ('?' where it is not shown). */
export const organizationElements = {
  identifier: 'Identifier 0..*',
  active: 'boolean 0..1',
  type: 'CodeableConcept 0..*',
  name: 'string 0..1',
  alias: 'string 0..*',
  telecom: 'ContactPoint 0..*',
  address: 'Address 0..*',
  partOf: 'Reference(Organization) 0..1',
  contact: 'BackboneElement 0..*',
  'contact.purpose': 'CodeableConcept 0..1',
  'contact.name': 'HumanName 0..1',
  'contact.telecom': 'ContactPoint 0..*',
  'contact.address': 'Address 0..1',
  endpoint: 'Reference 0..*',
} as const satisfies ElementTable
