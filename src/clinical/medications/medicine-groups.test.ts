import { describe, expect, it } from 'vitest'
import { conceptDisplay } from '../../fhir/concept'
import { contradictedRequests, groupMedicines, medicineGroup } from './medicine-groups'
import type { ResourceOf } from '../../fhir/resource'

function request(
  status: ResourceOf<'MedicationRequest'>['status'],
  intent: ResourceOf<'MedicationRequest'>['intent'] = 'order',
  more: Partial<ResourceOf<'MedicationRequest'>> = {},
): ResourceOf<'MedicationRequest'> {
  return { resourceType: 'MedicationRequest', status, intent, subject: {}, ...more }
}

describe('medicineGroup', () => {
  it.each([
    ['active order', request('active'), 'current'],
    ['status unknown is not called current', request('unknown'), 'unclear'],
    [
      'a status that does not exist',
      JSON.parse('{"resourceType":"MedicationRequest","status":"brand-new"}') as ResourceOf<'MedicationRequest'>,
      'unclear',
    ],
    ['on hold', request('on-hold'), 'paused'],
    [
      'elements of the wrong JSON types',
      JSON.parse(
        '{"resourceType":"MedicationRequest","status":{"a":1},"intent":["order"]}',
      ) as ResourceOf<'MedicationRequest'>,
      'unclear',
    ],
    [
      'a do-not-take mark in a list',
      JSON.parse(
        '{"resourceType":"MedicationRequest","status":"active","doNotPerform":[true]}',
      ) as ResourceOf<'MedicationRequest'>,
      'doNotTake',
    ],
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
    ['do not take, entered in error', request('entered-in-error', 'order', { doNotPerform: true }), 'enteredInError'],
  ] as const)('%s', (_name, subject, group) => {
    expect(medicineGroup(subject)).toBe(group)
  })

  it('keeps every prescription', () => {
    const all = [request('active'), request('draft'), request('entered-in-error'), request('active', 'option')]
    expect(Object.values(groupMedicines(all)).flat()).toHaveLength(all.length)
  })
})

it('finds prescriptions contradicted by a do-not-take order', () => {
  const of = (
    text: string,
    status: ResourceOf<'MedicationRequest'>['status'],
    more: Partial<ResourceOf<'MedicationRequest'>> = {},
  ) => request(status, 'order', { medicationCodeableConcept: { text }, ...more })
  const [both, past, other, unnamed] = [
    of('Ibuprofen', 'on-hold'),
    of('Ibuprofen', 'stopped'),
    of('Iron', 'active'),
    request('active'),
  ]
  const orders = [
    of('Ibuprofen', 'active', { doNotPerform: true }),
    of('Iron', 'entered-in-error', { doNotPerform: true }),
    request('active', 'order', { doNotPerform: true }),
  ]
  expect([
    ...contradictedRequests([both, past, other, unnamed, ...orders], ({ medicationCodeableConcept }) =>
      conceptDisplay(medicationCodeableConcept),
    ),
  ]).toEqual([both])
})
