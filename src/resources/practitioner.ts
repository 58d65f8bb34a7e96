import type { practitionerElements } from '../contract/elements/practitioner'
import { define } from './define'

/** How Practitioner reads. */
export const practitioner = define<typeof practitionerElements>({
  type: 'Practitioner',
  title: ['name'],
  statuses: ['active'],
  line: { 'qualification.code': 'CodeableConcept', address: 'Address' },
})
