import { describe, expect, it } from 'vitest'
import { readObservation } from './result-reading'

const base = { resourceType: 'Observation', status: 'final', code: { coding: [{ system: 'x', code: '1' }, { system: 'http://loinc.org', code: '4548-4' }] } }
const range = { low: { value: 4, unit: '%' }, high: { value: 6, unit: '%' } }

describe('readObservation', () => {
  it('takes the LOINC code as the test', () => {
    expect(readObservation(base).codeKey).toBe('http://loinc.org|4548-4')
  })

  it('lets the word of the lab win over the range', () => {
    const read = readObservation({ ...base, valueQuantity: { value: 5, unit: '%' }, referenceRange: [range], interpretation: [{ coding: [{ code: 'H' }] }] })
    expect(read.flag).toMatchObject({ code: 'H', source: 'lab' })
  })

  it.each([
    ['two ranges', [range, range]],
    ['a range for some people only', [{ ...range, appliesTo: [{ text: 'Women' }] }]],
    ['a range in another unit', [{ low: { value: 4, unit: 'mmol/mol' } }]],
    ['a goal, not a range', [{ ...range, type: { coding: [{ code: 'treatment' }] } }]],
    ['text only', [{ text: 'negative' }]],
  ])('computes no flag with %s', (_name, referenceRange) => {
    expect(readObservation({ ...base, valueQuantity: { value: 50, unit: '%' }, referenceRange }).flag).toBeUndefined()
  })

  it('never makes a number of a text', () => {
    const read = readObservation({ ...base, valueString: '5.4' })
    expect([read.measure, read.values]).toEqual([undefined, [{ kind: 'text', text: '5.4' }]])
  })

  it('shows what it cannot read', () => {
    expect(readObservation({ ...base, valueQuantity: 'high' }).values).toEqual([{ kind: 'unreadable', raw: 'high' }])
  })

  it.each([['entered-in-error', false], ['cancelled', false], ['preliminary', true], ['final', true]])('%s counts: %s', (status, counts) => {
    expect(readObservation({ ...base, status }).counts).toBe(counts)
  })
})
