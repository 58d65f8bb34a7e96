import { defineOfferedType } from './define-offered-type'

/** Somebody close to the patient, such as a parent or a contact. */
export const relatedPerson = defineOfferedType('RelatedPerson', {
  sections: {
    overview: {
      name: 'HumanName',
      relationship: 'CodeableConcept',
      active: 'boolean',
      gender: 'code',
      photo: 'Attachment',
    },
    dates: { birthDate: 'date', period: 'Period' },
    people: { patient: 'Reference' },
    contact: {
      telecom: 'ContactPoint',
      address: 'Address',
      communication: 'BackboneElement',
      'communication.language': 'CodeableConcept',
      'communication.preferred': 'boolean',
    },
    careTeam: { identifier: 'Identifier' },
  },
  title: ['name'],
  date: ['period'],
  statuses: ['active'],
  row: { relationship: 'CodeableConcept', telecom: 'ContactPoint' },
  subject: 'patient',
})
