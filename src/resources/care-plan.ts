import type { carePlanElements } from '../contract/elements/care-plan'
import { define } from './define'

/** How CarePlan reads. */
export const carePlan = define<typeof carePlanElements>({
  type: 'CarePlan',
  title: ['title', 'category', 'description'],
  date: ['period', 'created'],
  statuses: ['status', 'intent'],
  line: { description: 'string', addresses: 'Reference', goal: 'Reference' },
  timeline: true,
  subject: 'subject',
})
