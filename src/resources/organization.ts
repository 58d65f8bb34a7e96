import type { organizationElements } from '../contract/elements/organization'
import { define } from './define'

/** How Organization reads. */
export const organization = define<typeof organizationElements>({
  type: 'Organization',
  title: ['name', 'alias'],
  statuses: ['active'],
  line: { type: 'CodeableConcept', address: 'Address', telecom: 'ContactPoint' },
})
