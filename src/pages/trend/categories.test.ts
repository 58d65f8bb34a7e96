import { describe, expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import { categorySeries } from './categories'

const answer = (date: string, text: string, more: object = {}) =>
  readObservation({
    resourceType: 'Observation',
    id: date,
    status: 'final',
    code: { text: 'x' },
    effectiveDateTime: date,
    valueCodeableConcept: { text },
    ...more,
  })

describe('coded answers over time', () => {
  it('stand in rows by their first use, oldest first', () => {
    const found = categorySeries([
      answer('2024-03-01', 'Found'),
      answer('2022-03-01', 'Not found'),
      answer('2023-03-01', 'Found'),
    ])
    expect([found?.names, found?.points.map(({ row }) => row)]).toEqual([
      ['Not found', 'Found'],
      [0, 1, 1],
    ])
  })

  it.each([
    ['one alone', [answer('2024', 'Found')]],
    ['too many different ones', Array.from({ length: 7 }, (_, index) => answer(`201${index}`, `answer ${index}`))],
    ['a mistake among two', [answer('2024', 'Found'), answer('2023', 'Found', { status: 'entered-in-error' })]],
  ])('%s: no picture', (_, readings) => {
    expect(categorySeries(readings)).toBeUndefined()
  })
})
