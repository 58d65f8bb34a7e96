import type { MedicationDispense, MedicationRequest } from 'fhir/r4'
import { describe, expect, it } from 'vitest'
import { joinFills, lastSupply, recallsOf, supplyLeft } from './medicine-fills'

const fill = (reference?: string, more: Partial<MedicationDispense> = {}): MedicationDispense => ({
  resourceType: 'MedicationDispense',
  status: 'completed',
  ...(reference ? { authorizingPrescription: [{ reference }] } : {}),
  ...more,
})
const request = (id: string, medicine = id): MedicationRequest => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: {},
  medicationCodeableConcept: { text: medicine },
})
const keyOf = (record: MedicationDispense | MedicationRequest) => record.medicationCodeableConcept?.text

describe('joinFills', () => {
  it('joins relative, absolute and versioned references and keeps the rest', () => {
    const joined = [
      fill('MedicationRequest/1'),
      fill('https://x.example/r4/MedicationRequest/1'),
      fill('MedicationRequest/1/_history/2'),
    ]
    const rest = [fill(), fill('MedicationRequest/unknown')]
    const found = joinFills([...joined, ...rest], [request('1')], keyOf)
    expect(found.byRequest.get('1')).toEqual(joined)
    expect(found.other).toEqual(rest)
  })

  it('has a fill once where it names a prescription twice', () => {
    const twice: MedicationDispense = {
      ...fill(),
      authorizingPrescription: [{ reference: 'MedicationRequest/1' }, { reference: 'MedicationRequest/1' }],
    }
    expect(joinFills([twice], [request('1')], keyOf).byRequest.get('1')).toEqual([twice])
  })

  it.each([
    ['goes with the only prescription of its medicine', [request('1', 'Iron'), request('2', 'Zinc')], undefined, '1'],
    [
      'stays apart where two prescriptions are for its medicine',
      [request('1', 'Iron'), request('2', 'Iron')],
      undefined,
      undefined,
    ],
    [
      'stays apart where it names a prescription of elsewhere',
      [request('1', 'Iron')],
      'MedicationRequest/elsewhere',
      undefined,
    ],
  ] as const)('a fill that names none of the prescriptions %s', (_name, requests, reference, expected) => {
    const given = fill(reference, { medicationCodeableConcept: { text: 'Iron' } })
    const found = joinFills([given], requests, keyOf)
    expect([...found.bySameMedicine.keys()]).toEqual(expected === undefined ? [] : [expected])
    expect([...found.bySameMedicine.values(), found.other].flat()).toEqual([given])
  })
})

describe('lastSupply', () => {
  const days = (value: number) => ({ daysSupply: { value, code: 'd' } })

  it.each([
    [
      'handed over',
      [fill('x', { whenHandedOver: '2026-05-01', ...days(30) })],
      { raw: '2026-05-01', days: 30, until: '2026-05-31' },
    ],
    [
      'late in the evening, west of Greenwich',
      [fill('x', { whenHandedOver: '2026-05-01T23:30:00-08:00', ...days(1) })],
      { raw: '2026-05-01T23:30:00-08:00', days: 1, until: '2026-05-02' },
    ],
    [
      'across a leap day',
      [fill('x', { whenHandedOver: '2024-02-01', ...days(30) })],
      { raw: '2024-02-01', days: 30, until: '2024-03-02' },
    ],
    [
      'in some month',
      [fill('x', { whenHandedOver: '2026-05', ...days(30) })],
      { raw: '2026-05', days: 30, until: undefined },
    ],
    [
      'without a number of days',
      [fill('x', { whenPrepared: '2026-05-01' })],
      { raw: '2026-05-01', days: undefined, until: undefined },
    ],
    [
      'after one that was cancelled',
      [fill('x', { status: 'cancelled', whenHandedOver: '2026-06-01' }), fill('x', { whenHandedOver: '2026-05-01' })],
      { raw: '2026-05-01', days: undefined, until: undefined },
    ],
    ['never', [fill('x', { status: 'preparation', whenPrepared: '2026-06-01' })], undefined],
  ] as const)('a fill %s', (_name, fills, expected) => {
    expect(lastSupply(fills)).toEqual(expected)
  })
})

describe('recallsOf', () => {
  const because = (text: string, more: Partial<MedicationDispense> = {}) =>
    fill(undefined, { statusReasonCodeableConcept: { text }, ...more })

  it.each([
    ['the reason of its status', because('Recalled by the maker'), 'Recalled by the maker'],
    ['a note', fill(undefined, { note: [{ text: 'Lot 7 recall, patient told' }] }), 'Lot 7 recall, patient told'],
    ['Spanish words', because('Retirado del mercado'), 'Retirado del mercado'],
    ['nothing: another reason', because('Out of stock'), undefined],
    ['nothing: it says that there was none', because('Lot checked, not recalled'), undefined],
    ['nothing: a mistake', because('Recalled by the maker', { status: 'entered-in-error' }), undefined],
  ] as const)('finds a recall in %s', (_, dispense, expected) => {
    expect(recallsOf([dispense])[0]?.said).toBe(expected)
  })
})

describe('how much of a supply should be left', () => {
  it.each([
    ['all on the day of the fill', { days: 90, until: '2026-11-13' }, '2026-08-15', 1],
    ['half in the middle', { days: 90, until: '2026-11-13' }, '2026-09-29', 0.5],
    ['nothing on the last day', { days: 90, until: '2026-11-13' }, '2026-11-13', 0],
    ['nothing after it', { days: 90, until: '2026-11-13' }, '2027-11-13', 0],
    ['never more than all', { days: 90, until: '2026-11-13' }, '2026-08-01', 1],
    ['not known without days', { days: undefined, until: undefined }, '2026-08-01', undefined],
  ])('%s', (_, supply, day, expected) => {
    expect(supplyLeft({ raw: '2026-08-15', ...supply }, day)).toBe(expected)
  })
})
