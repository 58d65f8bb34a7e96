import type { encounterElements } from '../contract/elements/encounter'
import { define } from './define'

/** How Encounter reads. */
export const encounter = define<typeof encounterElements>({
  type: 'Encounter',
  title: ['type', 'serviceType', 'class'],
  date: ['period'],
  statuses: ['status'],
  line: {
    reasonCode: 'CodeableConcept',
    'location.location': 'Reference',
    'participant.individual': 'Reference',
    serviceProvider: 'Reference',
  },
  timeline: true,
  subject: 'subject',
})
