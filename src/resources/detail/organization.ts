import type { organizationElements } from '../../contract/organization'
import { defineDetail } from './define-detail'

/** The page of one Organization. */
export const organizationDetail = defineDetail<typeof organizationElements>({
  type: 'Organization',
  sections: {
    overview: {
      name: 'string',
      alias: 'string',
      active: 'boolean',
      type: 'CodeableConcept',
      partOf: 'Reference',
    },
    contact: {
      telecom: 'ContactPoint',
      address: 'Address',
      contact: 'BackboneElement',
      'contact.purpose': 'CodeableConcept',
      'contact.name': 'HumanName',
      'contact.telecom': 'ContactPoint',
      'contact.address': 'Address',
    },
    careTeam: {
      identifier: 'Identifier',
      endpoint: 'Reference',
    },
  },
})
