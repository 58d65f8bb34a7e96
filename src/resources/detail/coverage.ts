import { coverageElements } from '../../contract/elements/coverage'
import { defineDetail } from './define-detail'

/** The page of one Coverage. */
export const coverageDetail = defineDetail('Coverage', coverageElements, {
  sections: {
    overview: [
      'payor',
      'type',
      'status',
      'subscriberId',
      'identifier:memberid',
      'relationship',
      'class',
      'class.type',
      'class.value',
      'class.name',
      'order',
      'network',
      'costToBeneficiary',
      'costToBeneficiary.type',
      'costToBeneficiary.valueQuantity',
      'costToBeneficiary.valueMoney',
      'costToBeneficiary.exception',
      'costToBeneficiary.exception.type',
      'costToBeneficiary.exception.period',
      'subrogation',
    ],
    dates: ['period'],
    people: ['beneficiary', 'policyHolder'],
    related: ['contract'],
  },
  omit: {
    'identifier.type': 'Part of the member number, which is shown whole with its type',
  },
})
