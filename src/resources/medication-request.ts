import type { medicationRequestElements } from '../contract/medication-request'
import { define } from './define'

/** How MedicationRequest reads. */
export const medicationRequest = define<typeof medicationRequestElements>({
  type: 'MedicationRequest',
  title: ['medicationCodeableConcept', 'medicationReference'],
  date: ['authoredOn', 'dispenseRequest.validityPeriod'],
  statuses: ['status', 'intent', 'doNotPerform'],
  line: { dosageInstruction: 'Dosage', reasonCode: 'CodeableConcept' },
  timeline: true,
  subject: 'subject',
})
