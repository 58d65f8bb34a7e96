import type { patientElements } from '../contract/elements/patient'
import { define } from './define'

/** How Patient reads. */
export const patient = define<typeof patientElements>({
  type: 'Patient',
  title: ['name'],
  date: ['birthDate'],
  statuses: ['active'],
  line: { birthDate: 'date', gender: 'code' },
})
