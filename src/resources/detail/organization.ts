import { organizationElements } from '../../contract/elements/organization'
import { defineDetail } from './define-detail'

/** The page of one Organization. */
export const organizationDetail = defineDetail('Organization', organizationElements, {
  sections: {
    overview: ['name', 'alias', 'active', 'type', 'partOf'],
    contact: ['telecom', 'address', 'contact', 'contact.purpose', 'contact.name', 'contact.telecom', 'contact.address'],
    careTeam: ['identifier', 'endpoint'],
  },
})
