import type { careTeamElements } from '../contract/care-team'
import { define } from './define'

/** How CareTeam reads. */
export const careTeam = define<typeof careTeamElements>({
  type: 'CareTeam',
  title: ['name', 'category'],
  date: ['period'],
  statuses: ['status'],
  line: { 'participant.member': 'Reference', 'participant.role': 'CodeableConcept', managingOrganization: 'Reference' },
  sections: {
    overview: {
      name: 'string',
      status: 'code',
      category: 'CodeableConcept',
      reasonCode: 'CodeableConcept',
      reasonReference: 'Reference',
    },
    dates: {
      period: 'Period',
    },
    people: {
      participant: 'BackboneElement',
      'participant.role': 'CodeableConcept',
      'participant.member': 'Reference',
      'participant.onBehalfOf': 'Reference',
      'participant.period': 'Period',
      managingOrganization: 'Reference',
      subject: 'Reference',
      encounter: 'Reference',
    },
    contact: {
      telecom: 'ContactPoint',
    },
    notes: {
      note: 'Annotation',
    },
    careTeam: {
      identifier: 'Identifier',
    },
  },
  subject: 'subject',
})
