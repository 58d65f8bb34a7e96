import { expect, it } from 'vitest'
import { withLinkedMedicines } from './linked-medicines'

const order = {
  resourceType: 'MedicationRequest',
  id: 'order',
  medicationReference: { reference: 'Medication/m1' },
}
const medication = { resourceType: 'Medication', id: 'm1', code: { text: 'Lisinopril 10 mg tablet' } }
const condition = { resourceType: 'Condition', id: 'c1' }

it('names orders by their Medication once it is loaded, and leaves other records alone', () => {
  const before = withLinkedMedicines([order, condition], [])
  expect(before).toEqual([order, condition])
  const [named, other] = withLinkedMedicines([order, condition], [medication])
  expect(named).toEqual({ ...order, medicationCodeableConcept: medication.code })
  expect(other).toBe(condition)
})

it('keeps the identity of a named record, so that rows and caches are not drawn again', () => {
  const fill = { ...order, resourceType: 'MedicationDispense', id: 'fill' }
  const [first] = withLinkedMedicines([fill], [medication])
  expect(withLinkedMedicines([fill], [medication, condition])[0]).toBe(first)
})
