import { careTeamElements } from '../../contract/elements/care-team'
import { defineDetail } from './define-detail'

/** The page of one CareTeam. */
export const careTeamDetail = defineDetail('CareTeam', careTeamElements, {
  sections: {
    overview: ['name', 'status', 'category', 'reasonCode', 'reasonReference'],
    dates: ['period'],
    people: [
      'participant',
      'participant.role',
      'participant.member',
      'participant.onBehalfOf',
      'participant.period',
      'managingOrganization',
      'subject',
      'encounter',
    ],
    contact: ['telecom'],
    notes: ['note'],
    careTeam: ['identifier'],
  },
})
