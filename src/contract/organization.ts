import type { ElementTable, ResourceContract } from './define'

/** Organization: what the API offers (seed 3). */
export const organization = {
  type: 'Organization',
  read: true,
  revinclude: false,
  parameters: {
    partof: { type: 'reference', paths: ['partOf'], targets: ['Organization'], aliases: ['partOf'] },
    name: { type: 'string', paths: ['name', 'alias'] },
    address: { type: 'string', paths: ['address'] },
    'address-state': { type: 'string', paths: ['address.state'] },
    'address-postalcode': { type: 'string', paths: ['address.postalCode'] },
    'address-city': { type: 'string', paths: ['address.city'] },
  },
  searches: [
    { by: ['partof'] },
    { by: ['name'] },
    { by: ['address'] },
    { by: ['address-state'] },
    { by: ['address-postalcode'] },
    { by: ['address-city'] },
  ],
  includes: {},
  status: [],
} as const satisfies ResourceContract

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
