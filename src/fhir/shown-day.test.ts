import { describe, expect, it } from 'vitest'
import { timeWithinDay, shownDay } from './shown-day'

describe('shownDay', () => {
  it.each([
    ['a day stays', '2024-05-03', '2024-05-03'],
    ['a time with an offset stays', '2024-05-03T23:30:00-04:00', '2024-05-03T23:30:00-04:00'],
    ['a time in UTC becomes the day of the viewer', '2024-05-03T02:00:00Z', '2024-05-02'],
    ['midnight in UTC stays', '2024-05-03T00:00:00Z', '2024-05-03T00:00:00Z'],
    ['a year stays', '2024', '2024'],
    ['text stays', 'soon', 'soon'],
  ])('%s', (_name, raw, expected) => {
    expect(shownDay(raw, 'America/New_York')).toBe(expected)
  })
})

describe('timeWithinDay', () => {
  it('sorts times before dates without a time', () => {
    const raws = ['2024-05-03', '2024-05-03T10:00:00Z', '2024-05-03T09:00:00Z']
    expect(raws.toSorted((a, b) => (timeWithinDay(a) < timeWithinDay(b) ? 1 : -1))).toEqual([
      '2024-05-03T10:00:00Z',
      '2024-05-03T09:00:00Z',
      '2024-05-03',
    ])
  })
})
