import { describe, expect, it } from 'vitest'
import { prescriptionChain } from './prescription-chain'
import type { ResourceOf } from '../../fhir/resource'

const request = (id: string, prior?: string): ResourceOf<'MedicationRequest'> => ({
  resourceType: 'MedicationRequest',
  id,
  status: 'active',
  intent: 'order',
  subject: {},
  ...(prior === undefined ? {} : { priorPrescription: { reference: prior } }),
})
const ids = (requests: readonly ResourceOf<'MedicationRequest'>[]) => requests.map(({ id }) => id)

describe('prescriptionChain', () => {
  const chain = [
    request('c', 'MedicationRequest/b'),
    request('b', 'https://x.example/r4/MedicationRequest/a'),
    request('a'),
  ] as const

  it.each([
    ['the newest', 0, ['b', 'a'], []],
    ['the middle', 1, ['a'], ['c']],
    ['the oldest', 2, [], ['b']],
  ] as const)('finds the prescriptions before and after %s prescription', (_name, position, earlier, later) => {
    const found = prescriptionChain<ResourceOf<'MedicationRequest'>>(chain[position], chain)
    expect([ids(found.earlier), ids(found.later), found.endReason]).toEqual([earlier, later, undefined])
  })

  it.each([
    ['a prescription that is not in the record', [request('a', 'MedicationRequest/gone')], [], 'missing'],
    [
      'a prescription with only a display',
      [{ ...request('a'), priorPrescription: { display: 'The one before' } }],
      [],
      'missing',
    ],
    ['itself', [request('a', 'MedicationRequest/a')], [], 'loop'],
    ['a loop of two', [request('a', 'MedicationRequest/b'), request('b', 'MedicationRequest/a')], ['b'], 'loop'],
    [
      'a loop further back',
      [request('a', 'MedicationRequest/b'), request('b', 'MedicationRequest/c'), request('c', 'MedicationRequest/b')],
      ['b', 'c'],
      'loop',
    ],
  ] as const)('ends at %s', (_name, all, earlier, endReason) => {
    const found = prescriptionChain<ResourceOf<'MedicationRequest'>>(all[0], all)
    expect([ids(found.earlier), found.endReason]).toEqual([earlier, endReason])
  })
})
