import { practitionerElements } from '../../contract/elements/practitioner'
import { defineDetail } from './define-detail'

/** The page of one Practitioner. */
export const practitionerDetail = defineDetail('Practitioner', practitionerElements, {
  sections: {
    overview: [
      'name',
      'active',
      'qualification',
      'qualification.identifier',
      'qualification.code',
      'qualification.period',
      'qualification.issuer',
      'communication',
      'gender',
      'birthDate',
      'photo',
    ],
    contact: ['telecom', 'address'],
    careTeam: ['identifier'],
  },
})
