import type { medicationRequestElements } from '../contract/elements/medication-request'
import { define } from './define'
import { requestLabel } from './request-kind'

const described = define<typeof medicationRequestElements>({
  type: 'MedicationRequest',
  title: ['medicationCodeableConcept', 'medicationReference'],
  date: ['authoredOn', 'dispenseRequest.validityPeriod'],
  statuses: ['doNotPerform', 'status', 'intent'],
  line: { reasonCode: 'CodeableConcept' },
  timeline: true,
  subject: 'subject',
})

/** How MedicationRequest reads; its directions are in `line.ts`. Only what was ordered was prescribed on its date. */
export const medicationRequest: typeof described = {
  ...described,
  date: (resource) => {
    const date = described.date(resource)
    return date && { ...date, label: requestLabel(resource, date.label) }
  },
}
