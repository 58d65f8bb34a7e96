import type { coverageElements } from '../contract/elements/coverage'
import { define } from './define'

/** How Coverage reads. */
export const coverage = define<typeof coverageElements>({
  type: 'Coverage',
  title: ['payor', 'type', 'class.name'],
  date: ['period'],
  statuses: ['status'],
  // Numbers of groups and pharmacies, and “Child” alone, say nothing without what they are the number of: the card of the plan has them.
  line: { subscriberId: 'string', 'class.name': 'string' },
  timeline: true,
  subject: 'beneficiary',
})
