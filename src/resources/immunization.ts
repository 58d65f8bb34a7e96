import type { immunizationElements } from '../contract/elements/immunization'
import { define } from './define'

/** How Immunization reads. */
export const immunization = define<typeof immunizationElements>({
  type: 'Immunization',
  title: ['vaccineCode'],
  date: ['occurrenceDateTime', 'recorded'],
  statuses: ['status'],
  timeline: true,
  subject: 'patient',
})
