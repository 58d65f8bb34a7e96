import type { medicationDispenseElements } from '../contract/elements/medication-dispense'
import { define } from './define'

/** How MedicationDispense reads. */
export const medicationDispense = define<typeof medicationDispenseElements>({
  type: 'MedicationDispense',
  title: ['medicationCodeableConcept', 'medicationReference'],
  date: ['whenHandedOver', 'whenPrepared'],
  statuses: ['status'],
  line: { quantity: 'SimpleQuantity', daysSupply: 'SimpleQuantity', location: 'Reference' },
  timeline: true,
  subject: 'subject',
})
