import type { coverageElements } from '../../contract/coverage'
import { defineDetail } from './define-detail'

/** The page of one Coverage. */
export const coverageDetail = defineDetail<typeof coverageElements>({
  type: 'Coverage',
  sections: {
    overview: {
      payor: 'Reference',
      type: 'CodeableConcept',
      status: 'code',
      subscriberId: 'string',
      'identifier:memberid': 'Identifier',
      relationship: 'CodeableConcept',
      class: 'BackboneElement',
      'class.type': 'CodeableConcept',
      'class.value': 'string',
      'class.name': 'string',
      order: 'positiveInt',
      network: 'string',
      costToBeneficiary: 'BackboneElement',
      'costToBeneficiary.type': 'CodeableConcept',
      'costToBeneficiary.valueQuantity': 'SimpleQuantity',
      'costToBeneficiary.valueMoney': 'Money',
      'costToBeneficiary.exception': 'BackboneElement',
      'costToBeneficiary.exception.type': 'CodeableConcept',
      'costToBeneficiary.exception.period': 'Period',
      subrogation: 'boolean',
    },
    dates: {
      period: 'Period',
    },
    people: {
      beneficiary: 'Reference',
      policyHolder: 'Reference',
    },
    related: {
      contract: 'Reference',
    },
  },
  omit: {
    'identifier.type': 'Part of the member number, which is shown whole with its type',
  },
})
