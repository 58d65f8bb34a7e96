import type { practitionerElements } from '../contract/practitioner'
import { define } from './define'

/** How Practitioner reads. */
export const practitioner = define<typeof practitionerElements>({
  type: 'Practitioner',
  title: ['name'],
  statuses: ['active'],
  line: { 'qualification.code': 'CodeableConcept', address: 'Address' },
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
