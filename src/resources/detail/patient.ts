import type { patientElements } from '../../contract/patient'
import { defineDetail } from './define-detail'

/** The page of one Patient. */
export const patientDetail = defineDetail<typeof patientElements>({
  type: 'Patient',
  sections: {
    overview: {
      name: 'HumanName',
      birthDate: 'date',
      gender: 'code',
      deceasedBoolean: 'boolean',
      deceasedDateTime: 'dateTime',
      'extension(race)': 'Extension',
      'extension(ethnicity)': 'Extension',
      'extension(tribalAffiliation)': 'Extension',
      'extension(birthsex)': 'code',
      'extension(sex)': 'code',
      'extension(genderIdentity)': 'CodeableConcept',
      maritalStatus: 'CodeableConcept',
      multipleBirthBoolean: 'boolean',
      multipleBirthInteger: 'integer',
      communication: 'BackboneElement',
      'communication.language': 'CodeableConcept',
      'communication.preferred': 'boolean',
      photo: 'Attachment',
    },
    contact: {
      address: 'Address',
      contact: 'BackboneElement',
      'contact.relationship': 'CodeableConcept',
      'contact.name': 'HumanName',
      'contact.telecom': 'ContactPoint',
      'contact.address': 'Address',
      'contact.gender': 'code',
      'contact.organization': 'Reference',
      'contact.period': 'Period',
    },
    people: {
      generalPractitioner: 'Reference',
      managingOrganization: 'Reference',
    },
    related: {
      link: 'BackboneElement',
      'link.other': 'Reference',
      'link.type': 'code',
    },
    careTeam: {
      identifier: 'Identifier',
      active: 'boolean',
    },
  },
  beyond: {
    contact: { telecom: 'ContactPoint' },
  },
})
