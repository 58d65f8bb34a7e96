import { describe, expect, it } from 'vitest'
import { readObservation } from './result-reading'
import { english } from '../../i18n/__fixtures__/format'

const base = {
  resourceType: 'Observation' as const,
  status: 'final',
  code: {
    coding: [
      { system: 'x', code: '1' },
      { system: 'http://loinc.org', code: '4548-4' },
    ],
  },
}
const range = { low: { value: 4, unit: '%' }, high: { value: 6, unit: '%' } }

describe('readObservation', () => {
  it('identifies the test by its LOINC code', () => {
    expect(readObservation(base, english).codeKey).toBe('http://loinc.org|4548-4')
  })

  it('uses the interpretation of the lab rather than the reference range', () => {
    const read = readObservation(
      {
        ...base,
        category: [{ coding: [{ code: 'laboratory' }] }],
        valueQuantity: { value: 5, unit: '%' },
        referenceRange: [range],
        interpretation: [{ coding: [{ code: 'H' }] }],
      },
      english,
    )
    expect(read.flag).toMatchObject({ code: 'H', source: 'lab' })
  })

  it.each([
    ['two ranges', [range, range]],
    ['a range for some people only', [{ ...range, appliesTo: [{ text: 'Women' }] }]],
    ['a range in another unit', [{ low: { value: 4, unit: 'mmol/mol' } }]],
    ['a goal, not a range', [{ ...range, type: { coding: [{ code: 'treatment' }] } }]],
    ['text only', [{ text: 'negative' }]],
  ])('derives no interpretation from %s', (_name, referenceRange) => {
    expect(
      readObservation({ ...base, valueQuantity: { value: 50, unit: '%' }, referenceRange }, english).flag,
    ).toBeUndefined()
  })

  it('never parses a number from text', () => {
    const read = readObservation({ ...base, valueString: '5.4' }, english)
    expect([read.measure, read.values]).toEqual([undefined, [{ kind: 'text', text: '5.4' }]])
  })

  it('shows an unreadable value as sent', () => {
    expect(readObservation({ ...base, valueQuantity: 'high' }, english).values).toEqual([
      { kind: 'unreadable', raw: 'high' },
    ])
  })

  it.each([
    ['entered-in-error', false],
    ['cancelled', false],
    ['preliminary', true],
    ['final', true],
  ])('%s is counted: %s', (status, isCounted) => {
    expect(readObservation({ ...base, status }, english).isCounted).toBe(isCounted)
  })

  const women = { text: 'Women' }
  it.each([
    [
      'numbers',
      { low: { value: 12, unit: 'g/dL' }, high: { value: 15.5, unit: 'g/dL' }, text: '12.0 - 15.5 g/dL' },
      ['12 to 15.5 g/dL'],
      [],
    ],
    [
      'numbers repeated in its text',
      { low: { value: 0.6 }, high: { value: 1.3 }, text: 'at least 0.6, up to 1.3' },
      ['0.6 to 1.3'],
      [],
    ],
    ['a text that contradicts its limit', { high: { value: 60 }, text: 'above 60' }, ['60 or lower (above 60)'], []],
    [
      'a unit that contains a number',
      { low: { value: 60, unit: 'mL/min/1.73m²' }, text: '>=60 mL/min/1.73m²' },
      ['60 mL/min/1.73m² or higher'],
      [],
    ],
    [
      'a text with more information',
      { low: { value: 9, unit: 'g/dL' }, text: 'Target after the operation: 9 or more' },
      [],
      [{ kind: 'goal', text: '9 g/dL or higher (Target after the operation: 9 or more)' }],
    ],
    ['a text with other numbers', { low: { value: 9 }, text: '8 to 9' }, ['9 or higher (8 to 9)'], []],
    [
      'for whom and for what age it applies',
      { high: { value: 5 }, appliesTo: [women], age: { low: { value: 18, code: 'a', unit: 'years' } } },
      ['5 or lower (only for: Women, age 18 years or higher)'],
      [],
    ],
    [
      'text only, with an age',
      { text: 'negative', age: { high: { value: 2, unit: 'years' } } },
      ['negative (age 2 years or lower)'],
      [],
    ],
    [
      'a goal',
      { low: { value: 70 }, high: { value: 130 }, type: { coding: [{ code: 'treatment' }] } },
      [],
      [{ kind: 'goal', text: '70 to 130' }],
    ],
    [
      'a critical limit',
      { high: { value: 400 }, type: { text: 'Critical', coding: [{ code: 'critical' }] } },
      [],
      [{ kind: 'limit', text: '400 or lower (Critical)' }],
    ],
  ])('formats a range with %s', (_name, sent, ranges, otherRanges) => {
    expect(readObservation({ ...base, referenceRange: [sent] }, english)).toMatchObject({ ranges, otherRanges })
  })

  it('compares with the expected range when there is also a critical one', () => {
    const critical = { ...range, high: { value: 20, unit: '%' }, type: { coding: [{ code: 'critical' }] } }
    const read = readObservation(
      { ...base, valueQuantity: { value: 7, unit: '%' }, referenceRange: [range, critical] },
      english,
    )
    expect([read.flag?.code, read.measure?.high]).toEqual(['H', 6])
  })

  it('returns the interpretation by the reference range when it differs from that of the lab', () => {
    const read = readObservation(
      {
        ...base,
        valueQuantity: { value: 5, unit: '%' },
        referenceRange: [range],
        interpretation: [{ coding: [{ code: 'H' }] }],
      },
      english,
    )
    expect(read.flag).toMatchObject({ code: 'H', rangeCode: 'N' })
  })

  it('shows a waveform without its samples', () => {
    expect(readObservation({ ...base, valueSampledData: { data: '1 2 3', period: 4 } }, english).values).toEqual([
      { kind: 'text', text: 'Wave recording' },
    ])
  })
})

it('results without a code are different tests', () => {
  const nameless = (id: string) => readObservation({ resourceType: 'Observation', id, valueString: 'Normal' }, english)
  expect(nameless('a').codeKey).not.toBe(nameless('b').codeKey)
})
