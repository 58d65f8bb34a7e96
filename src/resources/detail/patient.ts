import { patientElements } from '../../contract/elements/patient'
import { defineDetail } from './define-detail'

/** The page of one Patient. */
export const patientDetail = defineDetail('Patient', patientElements, {
  sections: {
    overview: [
      'name',
      'birthDate',
      'gender',
      'deceasedDateTime',
      'extension(race)',
      'extension(ethnicity)',
      'extension(tribalAffiliation)',
      'extension(birthsex)',
      'extension(sex)',
      'extension(genderIdentity)',
      'maritalStatus',
      'multipleBirthBoolean',
      'multipleBirthInteger',
      'communication',
      'communication.language',
      'communication.preferred',
      'photo',
    ],
    contact: [
      'address',
      'contact',
      'contact.relationship',
      'contact.name',
      'contact.telecom',
      'contact.address',
      'contact.gender',
      'contact.organization',
      'contact.period',
    ],
    people: ['generalPractitioner', 'managingOrganization'],
    related: ['link', 'link.other', 'link.type'],
    careTeam: ['identifier', 'active', 'deceasedBoolean'],
  },
  undocumented: {
    contact: { telecom: 'ContactPoint' },
  },
})
