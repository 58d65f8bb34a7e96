import type { careTeamElements } from '../../contract/care-team'
import { defineDetail } from './define-detail'

/** The page of one CareTeam. */
export const careTeamDetail = defineDetail<typeof careTeamElements>({
  type: 'CareTeam',
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
})
