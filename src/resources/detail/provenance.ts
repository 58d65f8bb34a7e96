import { provenanceElements } from '../provenance'
import { defineDetail } from './define-detail'

/** The page of one Provenance. */
export const provenanceDetail = defineDetail('Provenance', provenanceElements, {
  sections: {
    overview: ['activity', 'reason'],
    people: ['agent', 'agent.who', 'location'],
    dates: ['recorded', 'occurredDateTime', 'occurredPeriod'],
    related: ['target', 'entity'],
    careTeam: ['policy', 'signature'],
  },
})
