import { describe, expect, it } from 'vitest'
import { hasNoRefillsLeft, isOldEntry, notForToday } from './not-for-today'
import type { ResourceOf } from '../../fhir/resource'

const now = Date.UTC(2026, 10, 25, 12)
const order = (more: Partial<ResourceOf<'MedicationRequest'>> = {}): ResourceOf<'MedicationRequest'> => ({
  resourceType: 'MedicationRequest',
  status: 'active',
  intent: 'order',
  authoredOn: '2026-10-01',
  medicationCodeableConcept: { text: 'Medicine 5 mg' },
  ...more,
})
const written = (text: string) => order({ dosageInstruction: [{ text }] })
const repeated = (repeat: object, more: object = {}) => order({ dosageInstruction: [{ timing: { repeat } }], ...more })
const named = (text: string) => order({ medicationCodeableConcept: { text } })
const routed = (route: object) => order({ dosageInstruction: [{ text: 'Every day', route }] })
const fill = (whenHandedOver: string, status = 'completed'): ResourceOf<'MedicationDispense'> => ({
  resourceType: 'MedicationDispense',
  status,
  whenHandedOver,
})

describe('notForToday', () => {
  it.each<readonly [what: string, request: ResourceOf<'MedicationRequest'>, reason: string | undefined]>([
    ['a medicine without an end', written('Take 1 tablet every morning'), undefined],
    ['an order of a hospital stay', order({ category: [{ coding: [{ code: 'inpatient' }] }] }), 'byStaff'],
    ['an order for at home', order({ category: [{ coding: [{ code: 'community' }] }] }), undefined],
    ['an infusion by its text', written('DOPamine [3 mcg/kg/min] at 17.55 mL/hr, IV'), 'byStaff'],
    ['an injection into a vein by its text', written('500mg IV q6h'), 'byStaff'],
    ['an injection into a muscle by its text', written('500mg IM daily'), 'byStaff'],
    ['a route by its code of SNOMED CT', routed({ coding: [{ code: '47625008' }] }), 'byStaff'],
    ['a route by its code of HL7', routed({ coding: [{ code: 'IM' }] }), 'byStaff'],
    ['a route by its words', routed({ text: 'Intravenous' }), 'byStaff'],
    ['a route that people use', routed({ text: 'Subcutaneous' }), undefined],
    ['a rate', order({ dosageInstruction: [{ doseAndRate: [{ rateRatio: {} }] }] }), 'byStaff'],
    ['an injection by its name', named('cyclophosphamide 1000 MG Injection'), 'byStaff'],
    ['insulin', named('insulin glargine 100 UNT/ML Injectable Solution'), undefined],
    ['a pen', named('3 ML semaglutide 1.34 MG/ML Pen Injector'), undefined],
    ['a prefilled syringe', named('0.4 ML enoxaparin 100 MG/ML Prefilled Syringe for injection'), undefined],
    ['one dose by its count', repeated({ count: 1 }), 'once'],
    ['one to three doses', repeated({ count: 1, countMax: 3 }), undefined],
    ['"Once"', written('Once'), 'once'],
    ['"as a single dose"', written('2 tablets as a single dose'), 'once'],
    ['a single dose in Spanish', written('2 tabletas en dosis única'), 'once'],
    ['"once daily"', written('1 tablet once daily'), undefined],
    ['"once a day"', written('1 tablet once a day'), undefined],
    ['"once at bedtime"', written('1 tablet once at bedtime'), undefined],
    ['"by mouth once"', written('2 tablets by mouth once'), 'once'],
    [
      '"at once", with a dosage after it',
      order({
        dosageInstruction: [{ text: 'Two tablets at once' }, { text: 'then one tablet daily' }],
      }),
      undefined,
    ],
    ['a period that is over', repeated({ boundsPeriod: { start: '2026-10-01', end: '2026-10-07' } }), 'over'],
    ['a period that has not begun', repeated({ boundsPeriod: { start: '2026-12-01' } }), 'notBegun'],
    ['a period that began', repeated({ boundsPeriod: { start: '2026-11-01' } }), undefined],
    [
      'an antibiotic of 7 days in September',
      repeated({ boundsDuration: { value: 7, code: 'd' } }, { authoredOn: '2026-09-10' }),
      'over',
    ],
    [
      'one that may no longer be filled',
      order({ dispenseRequest: { validityPeriod: { end: '2026-11-01' } } }),
      'expired',
    ],
    ['an order of 1985', order({ authoredOn: '1985-03-01' }), 'old'],
  ])('%s: %s', (_what, request, reason) => expect(notForToday(request, now, [])).toBe(reason))
})

describe('isOldEntry', () => {
  const old = { authoredOn: '2024-11-01' }
  it.each<
    readonly [
      what: string,
      request: ResourceOf<'MedicationRequest'>,
      fills: readonly ResourceOf<'MedicationDispense'>[],
      expected: boolean,
    ]
  >([
    ['more than two years old, never filled', order(old), [], true],
    ['less than two years old', order({ authoredOn: '2024-12-01' }), [], false],
    ['without a date', order({ authoredOn: undefined }), [], false],
    ['old and filled since', order(old), [fill('2026-01-10')], false],
    ['old and last filled long ago', order({ authoredOn: '2015' }), [fill('2016-01-10')], true],
    ['old with a fill that was not handed over', order(old), [fill('2026-01-10', 'in-progress')], true],
    ['old and still valid', order({ ...old, dispenseRequest: { validityPeriod: { end: '2027-01-01' } } }), [], false],
    ['old with an end to come', repeated({ boundsPeriod: { end: '2027-01-01' } }, old), [], false],
    ['old and ended', order({ ...old, status: 'stopped' }), [], false],
    ['old and not to take', order({ ...old, doNotPerform: true }), [], false],
  ])('%s', (_what, request, fills, expected) => expect(isOldEntry(request, now, fills)).toBe(expected))
})

it.each<readonly [repeats: unknown, filled: number, expected: boolean]>([
  [1, 2, true],
  [1, 1, false],
  [0, 1, true],
  [undefined, 3, false],
  ['1', 3, false],
])('with %j refills allowed and %s fills, none is left: %s', (numberOfRepeatsAllowed, filled, expected) => {
  const fills = [...Array.from({ length: filled }, () => fill('2026-08-01')), fill('2026-08-01', 'cancelled')]
  expect(hasNoRefillsLeft(order({ dispenseRequest: { numberOfRepeatsAllowed } }), fills)).toBe(expected)
})
