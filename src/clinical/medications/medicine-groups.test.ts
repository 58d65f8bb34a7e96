import { describe, expect, it } from 'vitest'
import { conceptDisplay } from '../../fhir/concept'
import { contradictedRequests, durationInDays, groupMedicines, mayBeOutOfDate, medicineGroup } from './medicine-groups'
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

describe('mayBeOutOfDate', () => {
  const now = Date.UTC(2026, 10, 1)
  const valid = (end: string) => ({ dispenseRequest: { validityPeriod: { end } } })
  const bounds = (repeat: object) => ({ authoredOn: '2026-05-01', dosageInstruction: [{ timing: { repeat } }] })
  const tenDays = { boundsDuration: { value: 10, code: 'd' } }

  it.each([
    ['valid until yesterday', request('active', 'order', valid('2026-10-31')), true],
    ['valid until the end of this month', request('active', 'order', valid('2026-11')), false],
    ['valid until last month', request('active', 'order', valid('2026-10')), true],
    ['without any end', request('active'), false],
    ['with an end that cannot be read', request('active', 'order', valid('soon')), false],
    ['no longer valid but stopped', request('stopped', 'order', valid('2020')), false],
    ['no longer valid but not to take', request('active', 'order', { doNotPerform: true, ...valid('2020') }), false],
    ['a course of 10 days in May', request('active', 'order', bounds(tenDays)), true],
    [
      'a course of 10 days in May with refills',
      request('active', 'order', { ...bounds(tenDays), dispenseRequest: { numberOfRepeatsAllowed: 3 } }),
      false,
    ],
    [
      'a course that ended 80 days ago',
      request('active', 'order', bounds({ boundsPeriod: { end: '2026-08-13' } })),
      false,
    ],
    [
      'a course that ended 91 days ago',
      request('active', 'order', bounds({ boundsPeriod: { end: '2026-08-01' } })),
      true,
    ],
    [
      'one dosage without an end',
      request('active', 'order', {
        ...bounds(tenDays),
        dosageInstruction: [{ timing: { repeat: tenDays } }, { text: 'then daily' }],
      }),
      false,
    ],
    [
      'elements of the wrong JSON types',
      JSON.parse(
        '{"resourceType":"MedicationRequest","status":"active","dispenseRequest":{"validityPeriod":["x"]},"dosageInstruction":["y"]}',
      ) as ResourceOf<'MedicationRequest'>,
      false,
    ],
  ] as const)('%s', (_name, subject, expected) => {
    expect(mayBeOutOfDate(subject, now)).toBe(expected)
  })
})

it.each([
  [{ value: 2, code: 'wk' }, 14],
  [{ value: 30, unit: 'days' }, 30],
  [{ value: 3, unit: 'Day' }, 3],
  [{ value: 30, unit: 'tablets' }, undefined],
  [{ value: 30, code: 'toString' }, undefined],
  [{ value: 30, comparator: '<', code: 'd' }, undefined],
  [{ value: -1, code: 'd' }, undefined],
  [{ value: 30 }, undefined],
  ['30 days', undefined],
] as const)('a duration of %j is %s days', (value, expected) => {
  expect(durationInDays(value)).toBe(expected)
})
