import { describe, expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import { seriesOf } from '../../clinical/observations/series'
import { defaultRange, pointsIn, timeTicks } from './time-range'

const now = Date.UTC(2026, 10, 21)
const points = (...dates: readonly string[]) =>
  seriesOf(
    dates.map((date) =>
      readObservation({
        resourceType: 'Observation',
        id: date,
        status: 'final',
        code: { text: 'x' },
        effectiveDateTime: date,
        valueQuantity: { value: 1, unit: 'g' },
      }),
    ),
  )[0]?.points ?? []

describe('the time that a trend shows first', () => {
  it.each([
    [
      'five in the last quarter',
      ['2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04', '2026-10-05', '2020-01-01'],
      '3m',
    ],
    [
      'five in the last year',
      ['2026-10-01', '2026-02-02', '2026-03-03', '2026-04-03', '2026-05-03', '2020-01-01'],
      '1y',
    ],
    ['five in five years', ['2026-10-01', '2024-02-02', '2023-03-03', '2022-03-03', '2022-04-03', '2011-01-01'], '5y'],
    [
      'four in the last year and old ones',
      ['2026-10-01', '2026-02-02', '2026-03-03', '2026-04-03', '2011-01-01'],
      'all',
    ],
    ['two only', ['2026-10-01', '2026-10-02'], 'all'],
    ['all of them old', ['2001-10-01', '2001-10-02', '2002-10-02'], 'all'],
  ])('%s', (_, dates, expected) => {
    expect(defaultRange(points(...dates), now)).toBe(expected)
  })

  it('keeps points of the window and those after now', () => {
    expect(pointsIn(points('2025-10-01', '2026-10-01', '2027-01-01'), '1y', now).map(({ raw }) => raw)).toEqual([
      '2026-10-01',
      '2027-01-01',
    ])
  })
})

describe('ticks of the time axis', () => {
  const day = (text: string) => Date.parse(`${text}T12:00:00Z`)
  const shown = (from: string, to: string) => {
    const { ticks, format } = timeTicks(day(from), day(to))
    return ticks.map((tick) => new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).format(tick))
  }
  it.each([
    ['some days', '2026-03-01', '2026-03-05', ['Mar 2', 'Mar 3', 'Mar 4', 'Mar 5']],
    ['some weeks', '2026-03-01', '2026-04-01', ['Mar 8', 'Mar 15', 'Mar 22', 'Mar 29']],
    ['a year', '2025-11-01', '2026-11-01', ['Jan 2026', 'Apr 2026', 'Jul 2026', 'Oct 2026']],
    ['five years', '2021-11-01', '2026-11-01', ['2022', '2023', '2024', '2025', '2026']],
    ['twenty years', '2005-11-01', '2026-11-01', ['2010', '2015', '2020', '2025']],
    ['the same moment', '2026-03-01', '2026-03-01', ['Mar 1, 2026']],
  ])('%s', (_, from, to, expected) => {
    expect(shown(from, to)).toEqual(expected)
  })
})
