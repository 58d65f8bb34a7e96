import type { goalElements } from '../contract/elements/goal'
import { define } from './define'

/** How Goal reads. */
export const goal = define<typeof goalElements>({
  type: 'Goal',
  title: ['description'],
  date: ['startDate', 'target.dueDate', 'statusDate'],
  statuses: ['lifecycleStatus', 'achievementStatus'],
  line: { addresses: 'Reference' },
  timeline: true,
  subject: 'subject',
})
