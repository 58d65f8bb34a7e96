import { describe, expect, it } from 'vitest'
import { medicineStates, type MedicineRecords } from './medicine-state'
import type { ResourceOf } from '../../fhir/resource'

const now = Date.UTC(2026, 10, 26, 12)
const living = { today: '2026-11-26', died: undefined }

type Request = ResourceOf<'MedicationRequest'>
type Fill = ResourceOf<'MedicationDispense'>
const order = (more: object = {}): Request => ({
  resourceType: 'MedicationRequest',
  id: 'order',
  status: 'active',
  intent: 'order',
  authoredOn: '2026-05-01',
  medicationCodeableConcept: { text: 'Alfadrug' },
  ...more,
})
const fill = (whenHandedOver: string, more: object = {}): Fill => ({
  resourceType: 'MedicationDispense',
  id: `fill-${whenHandedOver}`,
  status: 'completed',
  whenHandedOver,
  daysSupply: { value: 90, unit: 'days', code: 'd' },
  authorizingPrescription: [{ reference: 'MedicationRequest/order' }],
  medicationCodeableConcept: { text: 'Alfadrug' },
  ...more,
})
const refills = (numberOfRepeatsAllowed: number, more: object = {}) =>
  order({ dispenseRequest: { numberOfRepeatsAllowed, ...more } })

function stateOf(
  request: Request,
  fills: readonly Fill[] = [],
  {
    others = [],
    died = false,
    ...more
  }: Partial<MedicineRecords> & { others?: readonly Request[]; died?: boolean } = {},
) {
  const records = {
    requests: [request, ...others],
    fills,
    hasAllFills: true,
    keyOf: ({ medicationCodeableConcept }: Request | Fill) => JSON.stringify(medicationCodeableConcept),
    ...more,
  }
  return medicineStates(records, died ? { ...living, died: { on: '2026-10-30' } } : living, now)(request)
}

describe('the supply', () => {
  const supplyOf = (...args: Parameters<typeof stateOf>) => {
    const { supply } = stateOf(...args)
    return supply && [supply.until, supply.isPast]
  }
  it('ends some days after the last fill', () => {
    expect(supplyOf(order(), [fill('2026-10-07'), fill('2026-05-01')])).toEqual(['2027-01-05', false])
    expect(supplyOf(order(), [fill('2026-08-15')])).toEqual(['2026-11-13', true])
  })
  it.each<readonly [why: string, args: Parameters<typeof stateOf>]>([
    ['no fill', [order()]],
    ['fills are missing', [order(), [fill('2026-08-15')], { hasAllFills: false }]],
    ['taken as needed', [order({ dosageInstruction: [{ asNeededBoolean: true }] }), [fill('2026-08-15')]]],
    ['paused', [order({ status: 'on-hold' }), [fill('2026-08-15')]]],
    ['the person died', [order(), [fill('2026-08-15')], { died: true }]],
    ['no days of supply', [order(), [fill('2026-08-15', { daysSupply: undefined })]]],
    ['a fill is recalled', [order(), [fill('2026-08-15', { note: [{ text: 'Recalled by the maker' }] })]]],
    [
      'a newer order',
      [
        order(),
        [fill('2026-08-15')],
        { others: [order({ id: 'newer', authoredOn: '2026-09-01', status: 'stopped' })] },
      ],
    ],
  ])('is not known: %s', (_why, args) => expect(supplyOf(...args)).toBeUndefined())

  it('does not depend on a newer suggestion or on an older order', () => {
    const suggestion = order({ id: 'idea', intent: 'proposal', authoredOn: '2026-09-01' })
    const older = order({ id: 'older', authoredOn: '2025-09-01' })
    expect(supplyOf(order(), [fill('2026-08-15')], { others: [suggestion, older] })).toEqual(['2026-11-13', true])
  })
})

describe('the refills', () => {
  it('are those allowed, less the fills after the first', () => {
    expect(stateOf(refills(1), [fill('2026-05-01'), fill('2026-08-15')]).refills?.left).toBe(0)
    expect(stateOf(refills(3), [fill('2026-05-01'), fill('2026-08-15')]).refills?.left).toBe(2)
    expect(stateOf(refills(3)).refills).toEqual({ allowed: 3, filled: 0, left: 3 })
  })
  it.each<readonly [why: string, args: Parameters<typeof stateOf>]>([
    ['the number allowed is not given', [order(), [fill('2026-05-01')]]],
    ['fills are missing', [refills(1), [fill('2026-05-01')], { hasAllFills: false }]],
    [
      'a fill names no prescription',
      [refills(1), [fill('2026-05-01'), fill('2026-08-15', { authorizingPrescription: [] })]],
    ],
    ['a fill is under way', [refills(1), [fill('2026-05-01'), fill('2026-08-15', { status: 'preparation' })]]],
    ['it was filled more often than allowed', [refills(0), [fill('2026-05-01'), fill('2026-08-15')]]],
  ])('are not known: %s', (_why, args) => expect(stateOf(...args).refills).toBeUndefined())
})

it('knows whether its validity or its course has ended', () => {
  const valid = refills(1, { validityPeriod: { end: '2026-11-05' } })
  expect([stateOf(valid).expiredOn, stateOf(valid).isOver]).toEqual(['2026-11-05', false])
  const course = order({ dosageInstruction: [{ timing: { repeat: { boundsPeriod: { end: '2026-06-01' } } } }] })
  expect([stateOf(course).expiredOn, stateOf(course).isOver]).toEqual([undefined, true])
  expect(stateOf(valid, [], { died: true }).expiredOn).toBeUndefined()
})

it('knows old entries: without a fill since, and without a newer order', () => {
  const old = order({ authoredOn: '1985-03-01' })
  expect(stateOf(old).isOld).toBe(true)
  expect(stateOf(old, [fill('2026-08-15')]).isOld).toBe(false)
  expect(stateOf(old, [], { hasAllFills: false }).isOld).toBe(false)
  expect(stateOf(old, [], { others: [order({ id: 'newer' })] }).isOld).toBe(false)
})

it('knows orders and recalls against it, whatever fills are missing', () => {
  const forbidden = order({ id: 'not', doNotPerform: true })
  const recalled = fill('2026-08-15', { note: [{ text: 'Recalled by the maker' }], authorizingPrescription: undefined })
  const state = stateOf(order(), [recalled], { others: [forbidden], hasAllFills: false })
  expect(state.isContradicted).toBe(true)
  expect(state.recalled.map(({ reason }) => reason)).toEqual(['Recalled by the maker'])
  const dead = stateOf(order(), [recalled], { others: [forbidden], died: true })
  expect([dead.isContradicted, dead.recalled]).toEqual([false, []])
})
