import { describe, expect, it } from 'vitest'
import { durationInDays, mayBeOutOfDate } from './course'
import type { ResourceOf } from '../../fhir/resource'

const request = (
  status: string,
  intent = 'order',
  more: Partial<ResourceOf<'MedicationRequest'>> = {},
): ResourceOf<'MedicationRequest'> => ({ resourceType: 'MedicationRequest', status, intent, subject: {}, ...more })

describe('mayBeOutOfDate', () => {
  const now = Date.UTC(2026, 10, 1)
  const valid = (end: string) => ({ dispenseRequest: { validityPeriod: { end } } })
  const bounds = (repeat: object) => ({ authoredOn: '2026-05-01', dosageInstruction: [{ timing: { repeat } }] })
  const written = (text: string) => ({ authoredOn: '2026-05-01', dosageInstruction: [{ text }] })
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
      'a course that ended yesterday',
      request('active', 'order', bounds({ boundsPeriod: { end: '2026-10-31' } })),
      true,
    ],
    ['a course that ends today', request('active', 'order', bounds({ boundsPeriod: { end: '2026-11-01' } })), false],
    [
      'a course of 10 days that may have begun late',
      request('active', 'order', { ...bounds(tenDays), authoredOn: '2026-10-10' }),
      false,
    ],
    [
      'a course of 10 days that is over even if it began late',
      request('active', 'order', { ...bounds(tenDays), authoredOn: '2026-10-01' }),
      true,
    ],
    [
      'a count of doses',
      request('active', 'order', bounds({ count: 21, frequency: 3, period: 1, periodUnit: 'd' })),
      true,
    ],
    [
      'a count of doses for longer than since then',
      request('active', 'order', bounds({ count: 365, frequency: 1, period: 1, periodUnit: 'd' })),
      false,
    ],
    ['a count of doses without how often', request('active', 'order', bounds({ count: 21 })), false],
    ['a written length', request('active', 'order', written('Take 1 capsule 3 times a day for 7 days')), true],
    ['a written length in Spanish', request('active', 'order', written('Tome 1 cápsula durante 2 semanas')), true],
    ['a written length with its abbreviation', request('active', 'order', written('500mg IV q6h x 3 days')), true],
    ['no written length', request('active', 'order', written('Take 1 every 3 days')), false],
    [
      'a written end',
      request('active', 'order', written('Starting Tue 5/28/2019, Until Wed 5/27/2020, Disp-90 tablet, R-3')),
      true,
    ],
    ['a written beginning', request('active', 'order', written('Do not take until 5/27/2020')), false],
    ['a written end that is to come', request('active', 'order', written('Take 1 daily until 2026-12-24')), false],
    [
      'steps of which the last is not over',
      request('active', 'order', {
        authoredOn: '2026-09-01',
        dosageInstruction: [{ text: '4 tablets for 30 days' }, { text: 'then 2 tablets for 30 days' }],
      }),
      false,
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
  [{ value: 2, unit: 'wks' }, 14],
  [{ value: 30, unit: 'Days', system: 'http://unitsofmeasure.org', code: 'd' }, 30],
  [{ value: 10, unit: 'Días' }, 10],
  // Two units that disagree: nobody knows how long the supply lasts.
  [{ value: 2, unit: 'weeks', system: 'http://unitsofmeasure.org', code: 'd' }, undefined],
  [{ value: 30, unit: 'tablets' }, undefined],
  [{ value: 30, code: 'toString' }, undefined],
  [{ value: 30, comparator: '<', code: 'd' }, undefined],
  [{ value: -1, code: 'd' }, undefined],
  [{ value: 30 }, undefined],
  ['30 days', undefined],
] as const)('a duration of %j is %s days', (value, expected) => {
  expect(durationInDays(value)).toBe(expected)
})
