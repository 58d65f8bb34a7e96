import type { coverageElements } from '../contract/elements/coverage'
import { define } from './define'

/** How Coverage reads. */
export const coverage = define<typeof coverageElements>({
  type: 'Coverage',
  title: ['payor', 'type', 'class.name'],
  date: ['period'],
  statuses: ['status'],
  line: { subscriberId: 'string', 'class.value': 'string', relationship: 'CodeableConcept' },
  timeline: true,
  subject: 'beneficiary',
})
