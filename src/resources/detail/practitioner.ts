import type { practitionerElements } from '../../contract/practitioner'
import { defineDetail } from './define-detail'

/** The page of one Practitioner. */
export const practitionerDetail = defineDetail<typeof practitionerElements>({
  type: 'Practitioner',
  sections: {
    overview: {
      name: 'HumanName',
      active: 'boolean',
      qualification: 'BackboneElement',
      'qualification.identifier': 'Identifier',
      'qualification.code': 'CodeableConcept',
      'qualification.period': 'Period',
      'qualification.issuer': 'Reference',
      communication: 'CodeableConcept',
      gender: 'code',
      birthDate: 'date',
      photo: 'Attachment',
    },
    contact: {
      telecom: 'ContactPoint',
      address: 'Address',
    },
    careTeam: {
      identifier: 'Identifier',
    },
  },
})
