import { newestCandidates } from '../assertion/__fixtures__/newest-candidates'
import { describe, expect, it } from 'vitest'
import { conceptDisplay } from '../../fhir/concept'
import { joinFills } from './join-fills'
import { lastSupply } from './fill-supply'
import { recalledFills } from './medicine-fills'
import type { ResourceOf } from '../../fhir/resource'

const fill = (
  reference?: string,
  more: Partial<ResourceOf<'MedicationDispense'>> = {},
): ResourceOf<'MedicationDispense'> => ({
  resourceType: 'MedicationDispense',
  status: 'completed',
  ...(reference ? { authorizingPrescription: [{ reference }] } : {}),
  ...more,
})
const request = (id: string, medicine = id): ResourceOf<'MedicationRequest'> => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: {},
  medicationCodeableConcept: { text: medicine },
})
const keyOf = (record: ResourceOf<'MedicationDispense'> | ResourceOf<'MedicationRequest'>) =>
  conceptDisplay(record.medicationCodeableConcept)

describe('joinFills', () => {
  it('joins fills by relative, absolute and versioned references, and returns the others separately', () => {
    const joined = [
      fill('MedicationRequest/1'),
      fill('https://x.example/r4/MedicationRequest/1'),
      fill('MedicationRequest/1/_history/2'),
    ]
    const others = [fill(), fill('MedicationRequest/unknown')]
    const found = joinFills([...joined, ...others], [request('1')], keyOf)
    expect(found.byRequest.get('MedicationRequest/1')).toEqual(joined)
    expect(found.other).toEqual(others)
  })

  it('lists a fill once when it refers to a prescription twice', () => {
    const twice: ResourceOf<'MedicationDispense'> = {
      ...fill(),
      authorizingPrescription: [{ reference: 'MedicationRequest/1' }, { reference: 'MedicationRequest/1' }],
    }
    expect(joinFills([twice], [request('1')], keyOf).byRequest.get('MedicationRequest/1')).toEqual([twice])
  })

  it.each([
    [
      'is joined with the only prescription of its medicine',
      [request('1', 'Iron'), request('2', 'Zinc')],
      undefined,
      '1',
    ],
    [
      'is not joined when two prescriptions are for its medicine',
      [request('1', 'Iron'), request('2', 'Iron')],
      undefined,
      undefined,
    ],
    [
      'is not joined when it refers to an unknown prescription',
      [request('1', 'Iron')],
      'MedicationRequest/elsewhere',
      undefined,
    ],
  ] as const)('a fill without a known prescription %s', (_name, requests, reference, expected) => {
    const subject = fill(reference, { medicationCodeableConcept: { text: 'Iron' } })
    const found = joinFills([subject], requests, keyOf)
    expect([...found.bySameMedicine.keys()]).toEqual(expected === undefined ? [] : [`MedicationRequest/${expected}`])
    expect([...found.bySameMedicine.values(), found.other].flat()).toEqual([subject])
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
      'late in the evening, west of UTC',
      [fill('x', { whenHandedOver: '2026-05-01T23:30:00-08:00', ...days(1) })],
      { raw: '2026-05-01T23:30:00-08:00', days: 1, until: '2026-05-02' },
    ],
    [
      'across a leap day',
      [fill('x', { whenHandedOver: '2024-02-01', ...days(30) })],
      { raw: '2024-02-01', days: 30, until: '2024-03-02' },
    ],
    [
      'in a month without a day',
      [fill('x', { whenHandedOver: '2026-05', ...days(30) })],
      { raw: '2026-05', days: 30, until: undefined },
    ],
    [
      'for longer than any calendar',
      [fill('x', { whenHandedOver: '2026-05-01', ...days(1e21) })],
      { raw: '2026-05-01', days: 1e21, until: undefined },
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
    expect(lastSupply(newestCandidates(fills))).toEqual(expected)
  })
})

describe('recalledFills', () => {
  const because = (text: string, more: Partial<ResourceOf<'MedicationDispense'>> = {}) =>
    fill(undefined, { statusReasonCodeableConcept: { text }, ...more })

  it.each([
    ['its status reason', because('Recalled by the maker'), 'Recalled by the maker'],
    ['a note', fill(undefined, { note: [{ text: 'Lot 7 recall, patient told' }] }), 'Lot 7 recall, patient told'],
    ['Spanish words', because('Retirado del mercado'), 'Retirado del mercado'],
    ['nothing: another reason', because('Out of stock'), undefined],
    ['nothing: a text that denies it', because('Lot checked, not recalled'), undefined],
    ['nothing: a fill entered in error', because('Recalled by the maker', { status: 'entered-in-error' }), undefined],
  ] as const)('finds a recall in %s', (_, dispense, expected) => {
    expect(recalledFills([dispense])[0]?.reason).toBe(expected)
  })
})
