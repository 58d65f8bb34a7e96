import type { CodeTable, ElementTable, ResourceContract } from './define'

/** Coverage: what the API offers (seed 2). */
export const coverage = {
  type: 'Coverage',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['beneficiary'], targets: ['Patient'] },
  },
  searches: [
    { by: ['patient'] },
  ],
  includes: {},
  status: ['status'],
} as const satisfies ResourceContract

/** The values of its coded elements. */
export const coverageCodes = {
  status: ['active', 'cancelled', 'draft', 'entered-in-error'],
} as const satisfies CodeTable

/** The elements that the API describes for Coverage: type, targets of a reference, cardinality ('?' where it is not shown). */
export const coverageElements = {
  'identifier:memberid': 'Identifier 0..1',
  'identifier.type': 'Identifier 0..1',
  status: 'code 1..1',
  type: 'CodeableConcept 0..1',
  subscriberId: 'string 0..1',
  beneficiary: 'Reference(Patient) 1..1',
  relationship: 'CodeableConcept 1..1',
  period: 'Period 0..1',
  payor: 'Reference(Organization | Patient | RelatedPerson) 1..1',
  class: 'BackboneElement 0..*',
  'class.type': 'CodeableConcept 1..1',
  'class.value': 'string 1..1',
  'class.name': 'string 0..1',
  order: 'positiveInt 0..1',
  network: 'string 0..1',
  costToBeneficiary: 'BackboneElement 0..*',
  'costToBeneficiary.type': 'CodeableConcept 0..1',
  'costToBeneficiary.valueQuantity': 'SimpleQuantity 1..1',
  'costToBeneficiary.valueMoney': 'Money 1..1',
  'costToBeneficiary.exception': 'BackboneElement 0..*',
  'costToBeneficiary.exception.type': 'CodeableConcept 1..1',
  'costToBeneficiary.exception.period': 'Period 0..1',
  subrogation: 'boolean 0..1',
  contract: 'Reference 0..*',
  policyHolder: 'Reference ?',
} as const satisfies ElementTable
