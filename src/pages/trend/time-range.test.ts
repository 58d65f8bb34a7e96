import { describe, expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import { seriesOf } from '../../clinical/observations/series'
import { clinicalRanges, defaultRange, pointsIn, storyRanges } from './time-range'
import { newestReadings } from '../../clinical/assertion/__fixtures__/newest-candidates'
import { english } from '../../i18n/__fixtures__/format'

const now = Date.UTC(2026, 10, 21)
const points = (...dates: readonly string[]) =>
  seriesOf(
    newestReadings(
      dates.map((date) =>
        readObservation(
          {
            resourceType: 'Observation',
            id: date,
            status: 'final',
            code: { text: 'x' },
            effectiveDateTime: date,
            valueQuantity: { value: 1, unit: 'g' },
          },
          english,
        ),
      ),
    ),
  )[0]?.points ?? []

describe('defaultRange', () => {
  it.each([
    [
      'is a quarter with five points',
      ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04', '2026-10-05', '2020-01-01'],
      '3m',
    ],
    [
      'is a year with five points',
      ['2026-10-01', '2026-02-02', '2026-03-03', '2026-04-03', '2026-05-03', '2020-01-01'],
      '1y',
    ],
    [
      'is five years with five points',
      ['2026-10-01', '2024-02-02', '2023-03-03', '2022-03-03', '2022-04-03', '2011-01-01'],
      '5y',
    ],
    [
      'is all of the time with four points in a year and old ones',
      ['2026-10-01', '2026-02-02', '2026-03-03', '2026-04-03', '2011-01-01'],
      'all',
    ],
    ['is all of the time with two points', ['2026-10-01', '2026-10-02'], 'all'],
    ['is all of the time with old points only', ['2001-10-01', '2001-10-02', '2002-10-02'], 'all'],
  ])('%s', (_, dates, expected) => {
    expect(defaultRange(points(...dates), now, clinicalRanges)).toBe(expected)
  })

  const quarterly = Array.from({ length: 40 }, (_, index) => {
    const month = 2026 * 12 + 9 - index * 3
    return `${String(Math.floor(month / 12))}-${String((month % 12) + 1).padStart(2, '0')}-01`
  })
  it.each([
    ['is five years with a result each quarter', quarterly, '5y'],
    ['is all of the time with ten results', quarterly.slice(0, 10), 'all'],
    [
      'is never less than a year',
      Array.from({ length: 20 }, (_, index) => `2026-11-${String(index + 1).padStart(2, '0')}`),
      '1y',
    ],
  ])('for patients %s', (_, dates, expected) => {
    expect(defaultRange(points(...dates), now, storyRanges)).toBe(expected)
  })

  it('pointsIn keeps the points of the range and those after now', () => {
    expect(pointsIn(points('2025-10-01', '2026-10-01', '2027-01-01'), '1y', now).map(({ raw }) => raw)).toEqual([
      '2026-10-01',
      '2027-01-01',
    ])
  })
})
