import type { ProvenanceElements } from '../provenance'
import { defineDetail } from './define-detail'

/** The page of one Provenance. */
export const provenanceDetail = defineDetail<ProvenanceElements>({
  type: 'Provenance',
  sections: {
    overview: { activity: 'CodeableConcept', reason: 'CodeableConcept' },
    people: { agent: 'BackboneElement', 'agent.who': 'Reference', location: 'Reference' },
    dates: { recorded: 'instant', occurredDateTime: 'dateTime', occurredPeriod: 'Period' },
    related: { target: 'Reference', entity: 'BackboneElement' },
    careTeam: { policy: 'uri', signature: 'BackboneElement' },
  },
})
