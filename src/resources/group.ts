import type { groupElements } from '../contract/elements/group'
import { define } from './define'

/** How Group reads. */
export const group = define<typeof groupElements>({
  type: 'Group',
  title: ['name', 'code'],
  statuses: ['active'],
  line: { type: 'code', quantity: 'unsignedInt' },
})
