import { define } from './define'

/** Elements of Provenance (R4); the API sends it only beside other records (seed 2, convention 6). */
export type ProvenanceElements = {
  readonly target: 'Reference 1..*'
  readonly occurredPeriod: 'Period 0..1'
  readonly occurredDateTime: 'dateTime 0..1'
  readonly recorded: 'instant 1..1'
  readonly policy: 'uri 0..*'
  readonly location: 'Reference 0..1'
  readonly reason: 'CodeableConcept 0..*'
  readonly activity: 'CodeableConcept 0..1'
  readonly agent: 'BackboneElement 1..*'
  readonly 'agent.who': 'Reference 1..1'
  readonly entity: 'BackboneElement 0..*'
  readonly signature: 'BackboneElement 0..*'
}

/** How Provenance reads: who wrote down what, and when. */
export const provenance = define<ProvenanceElements>({
  type: 'Provenance',
  title: ['activity', 'agent.who'],
  date: ['recorded', 'occurredDateTime', 'occurredPeriod'],
})
