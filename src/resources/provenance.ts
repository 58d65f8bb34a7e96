import { define } from './define'
import type { ElementTable } from '../contract/define'

/** Elements of Provenance (R4); the API sends it only beside other records (seed 2, convention 6). */
export const provenanceElements = {
  target: 'Reference 1..*',
  occurredPeriod: 'Period 0..1',
  occurredDateTime: 'dateTime 0..1',
  recorded: 'instant 1..1',
  policy: 'uri 0..*',
  location: 'Reference 0..1',
  reason: 'CodeableConcept 0..*',
  activity: 'CodeableConcept 0..1',
  agent: 'BackboneElement 1..*',
  'agent.who': 'Reference 1..1',
  entity: 'BackboneElement 0..*',
  signature: 'BackboneElement 0..*',
} as const satisfies ElementTable

/** How Provenance reads: who wrote down what, and when. */
export const provenance = define<typeof provenanceElements>({
  type: 'Provenance',
  title: ['activity', 'agent.who'],
  date: ['recorded', 'occurredDateTime', 'occurredPeriod'],
})
