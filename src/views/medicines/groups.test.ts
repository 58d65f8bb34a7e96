import type { MedicationDispense, MedicationRequest } from 'fhir/r4'
import { describe, expect, it } from 'vitest'
import { fillsByRequest, groupMedicines, medicineGroup } from './groups'

function request(status: MedicationRequest['status'], intent: MedicationRequest['intent'] = 'order', more: Partial<MedicationRequest> = {}): MedicationRequest {
  return { resourceType: 'MedicationRequest', status, intent, subject: {}, ...more }
}

describe('medicineGroup', () => {
  it.each([
    ['active order', request('active'), 'current'],
    ['status unknown stays in sight', request('unknown'), 'current'],
    ['on hold', request('on-hold'), 'paused'],
    ['elements of the wrong JSON types', JSON.parse('{"resourceType":"MedicationRequest","status":{"a":1},"intent":["order"]}') as MedicationRequest, 'current'],
    ['a do-not-take mark in a list', JSON.parse('{"resourceType":"MedicationRequest","status":"active","doNotPerform":[true]}') as MedicationRequest, 'doNotTake'],
    ['completed', request('completed'), 'past'],
    ['stopped', request('stopped'), 'past'],
    ['cancelled', request('cancelled'), 'past'],
    ['proposal', request('active', 'proposal'), 'suggested'],
    ['plan not yet written', request('active', 'plan'), 'suggested'],
    ['plan with a date', request('active', 'plan', { authoredOn: '2024' }), 'current'],
    ['stopped proposal', request('stopped', 'proposal'), 'past'],
    ['draft', request('draft'), 'inPreparation'],
    ['do not take', request('active', 'order', { doNotPerform: true }), 'doNotTake'],
    ['paused do not take', request('on-hold', 'order', { doNotPerform: true }), 'doNotTake'],
    ['mistaken do not take', request('entered-in-error', 'order', { doNotPerform: true }), 'void'],
  ] as const)('%s', (_name, given, group) => {
    expect(medicineGroup(given)).toBe(group)
  })

  it('loses none', () => {
    const all = [request('active'), request('draft'), request('entered-in-error'), request('active', 'option')]
    expect(Object.values(groupMedicines(all)).flat()).toHaveLength(all.length)
  })
})

describe('fillsByRequest', () => {
  const fill = (reference?: string): MedicationDispense => ({
    resourceType: 'MedicationDispense',
    status: 'completed',
    ...(reference ? { authorizingPrescription: [{ reference }] } : {}),
  })

  it('joins relative, absolute and versioned references and keeps the rest', () => {
    const joined = [fill('MedicationRequest/1'), fill('https://x.example/r4/MedicationRequest/1'), fill('MedicationRequest/1/_history/2')]
    const rest = [fill(), fill('MedicationRequest/unknown')]
    const found = fillsByRequest([...joined, ...rest], [request('active', 'order', { id: '1' })])
    expect(found.byRequest.get('1')).toEqual(joined)
    expect(found.other).toEqual(rest)
  })
})
