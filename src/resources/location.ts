import type { locationElements } from '../contract/elements/location'
import { define } from './define'

/** How Location reads. */
export const location = define<typeof locationElements>({
  type: 'Location',
  title: ['name', 'alias'],
  statuses: ['status'],
  line: { address: 'Address', managingOrganization: 'Reference' },
})
