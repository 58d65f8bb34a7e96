import type { conditionElements } from '../contract/elements/condition'
import { conditionLabel } from './condition-label'
import { define } from './define'

const described = define<typeof conditionElements>({
  type: 'Condition',
  title: ['code'],
  date: ['onsetDateTime', 'onsetPeriod', 'recordedDate', 'extension(condition-assertedDate)'],
  statuses: ['clinicalStatus', 'verificationStatus'],
  line: { severity: 'CodeableConcept', bodySite: 'CodeableConcept' },
  timeline: true,
  subject: 'subject',
})

/** How Condition reads: what was not confirmed is not said to have begun. */
export const condition: typeof described = {
  ...described,
  date: (resource) => {
    const date = described.date(resource)
    return date && { ...date, label: conditionLabel(resource, date.label) }
  },
}
