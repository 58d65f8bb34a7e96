import type { medicationRequestElements } from '../contract/elements/medication-request'
import { asWritten, directionsOf } from '../fhir/dosage'
import { listOf } from '../fhir/guards'
import { valueTables } from '../words/value-tables'
import { define } from './define'
import { requestLabel } from './request-kind'

const described = define<typeof medicationRequestElements>({
  type: 'MedicationRequest',
  title: ['medicationCodeableConcept', 'medicationReference'],
  date: ['authoredOn', 'dispenseRequest.validityPeriod'],
  statuses: ['doNotPerform', 'status', 'intent'],
  line: { dosageInstruction: 'Dosage', reasonCode: 'CodeableConcept' },
  timeline: true,
  subject: 'subject',
})

/**
 * How MedicationRequest reads. An order not to take a medicine gets no directions put together by this app but that one, and no reason that would read
 * as what the medicine is for; only what was ordered was prescribed on its date.
 */
export const medicationRequest: typeof described = {
  ...described,
  date: (resource) => {
    const date = described.date(resource)
    return date && { ...date, label: requestLabel(resource, date.label) }
  },
  line: (resource) => {
    if (resource['doNotPerform'] !== true) return described.line(resource)
    return listOf(resource['dosageInstruction']).flatMap((dosage) => {
      const directions = directionsOf(dosage)
      if (!directions || (directions.source === 'composed' && !directions.written)) return []
      return [{ kind: 'text', text: directions.written ? `${valueTables().dosage.doNotTake} ${asWritten(directions.written)}` : directions.text } as const]
    })
  },
}
