import type { medicationElements } from '../contract/elements/medication'
import { define } from './define'

/** How Medication reads. */
export const medication = define<typeof medicationElements>({
  type: 'Medication',
  title: ['code'],
  date: ['batch.expirationDate'],
  statuses: ['status'],
  line: { form: 'CodeableConcept', manufacturer: 'Reference' },
})
