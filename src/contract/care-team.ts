import type { ResourceContract } from './types'

/** CareTeam: what the API offers. */
export const careTeamContract = {
  type: 'CareTeam',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    subject: { type: 'reference', paths: ['subject'], targets: ['Group', 'Patient'] },
    encounter: { type: 'reference', paths: ['encounter'], targets: ['Encounter'] },
    category: { type: 'token', paths: ['category'] },
    participant: {
      type: 'reference',
      paths: ['participant.member'],
      targets: ['Practitioner', 'Organization', 'CareTeam', 'Patient', 'PractitionerRole', 'RelatedPerson'],
      aliases: ['Participant'],
    },
    status: { type: 'token', paths: ['status'] },
    role: { type: 'token', paths: ['participant.role'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['subject'] },
    { by: ['encounter'] },
    { by: ['category'] },
    { by: ['participant'] },
    { by: ['status'] },
    { by: ['patient', 'participant'] },
    { by: ['patient', 'category'] },
    { by: ['subject', 'status'], alsoBy: ['subject', 'category'] },
    { by: ['patient', 'status'] },
    { by: ['patient', 'role'] },
  ],
  includes: {
    'CareTeam:subject': { path: 'subject', targets: ['Patient'] },
    'CareTeam:encounter': { path: 'encounter', targets: ['Encounter'] },
    'CareTeam:participant.member': {
      path: 'participant.member',
      targets: ['Practitioner', 'Organization', 'Patient', 'PractitionerRole', 'CareTeam', 'RelatedPerson'],
    },
    'CareTeam:participant.member.patient': { path: 'participant.member', targets: ['Patient'] },
    'CareTeam:participant.member.organization': { path: 'participant.member', targets: ['Organization'] },
    'CareTeam:participant.member.participant': {
      path: 'participant.member',
      targets: ['Practitioner', 'Organization', 'Patient', 'PractitionerRole', 'CareTeam', 'RelatedPerson'],
    },
    'CareTeam:participant:PractitionerRole': { path: 'participant.member', targets: ['PractitionerRole'] },
    'CareTeam:participant:Practitioner': { path: 'participant.member', targets: ['Practitioner'] },
    'CareTeam:participant:RelatedPerson': { path: 'participant.member', targets: ['RelatedPerson'] },
  },
  status: ['status'],
} as const satisfies ResourceContract
