import type { conditionElements } from '../contract/elements/condition'
import { define } from './define'

/** How Condition reads. */
export const condition = define<typeof conditionElements>({
  type: 'Condition',
  title: ['code'],
  date: ['onsetDateTime', 'onsetPeriod', 'recordedDate', 'extension(condition-assertedDate)'],
  statuses: ['clinicalStatus', 'verificationStatus'],
  line: { severity: 'CodeableConcept', bodySite: 'CodeableConcept' },
  timeline: true,
  subject: 'subject',
})
