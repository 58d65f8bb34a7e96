import { describe, expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import { categorySeries } from './category-series'
import { newestReadings } from '../../clinical/assertion/__fixtures__/newest-candidates'
import { english } from '../../i18n/__fixtures__/format'

const answer = (date: string, text: string, more: object = {}) =>
  readObservation(
    {
      resourceType: 'Observation',
      id: date,
      status: 'final',
      code: { text: 'x' },
      effectiveDateTime: date,
      valueCodeableConcept: { text },
      ...more,
    },
    english,
  )

describe('categorySeries', () => {
  it('puts answers in rows by their first use, oldest first', () => {
    const found = categorySeries(
      newestReadings([answer('2024-03-01', 'Found'), answer('2022-03-01', 'Not found'), answer('2023-03-01', 'Found')]),
      english,
    )
    expect([found?.names, found?.points.map(({ row }) => row)]).toEqual([
      ['Not found', 'Found'],
      [0, 1, 1],
    ])
  })

  it.each([
    ['one answer', [answer('2024', 'Found')]],
    ['too many different answers', Array.from({ length: 7 }, (_, index) => answer(`201${index}`, `answer ${index}`))],
    ['one answer beside a mistake', [answer('2024', 'Found'), answer('2023', 'Found', { status: 'entered-in-error' })]],
  ])('is undefined for %s', (_, readings) => {
    expect(categorySeries(newestReadings(readings), english)).toBeUndefined()
  })
})
