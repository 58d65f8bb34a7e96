import type { organizationElements } from '../contract/organization'
import { define } from './define'

/** How Organization reads. */
export const organization = define<typeof organizationElements>({
  type: 'Organization',
  title: ['name', 'alias'],
  statuses: ['active'],
  line: { type: 'CodeableConcept', address: 'Address', telecom: 'ContactPoint' },
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
