import type { procedureElements } from '../contract/elements/procedure'
import { define } from './define'

/** How Procedure reads. */
export const procedure = define<typeof procedureElements>({
  type: 'Procedure',
  title: ['code', 'category'],
  date: ['performedDateTime', 'performedPeriod'],
  statuses: ['status'],
  line: {
    bodySite: 'CodeableConcept',
    'performer.actor': 'Reference',
    reasonCode: 'CodeableConcept',
    outcome: 'CodeableConcept',
  },
  timeline: true,
  subject: 'subject',
})
