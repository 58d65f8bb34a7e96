import { describe, expect, it } from 'vitest'
import { orderInDay, shownDay } from './shown-day'

describe('shownDay', () => {
  it.each([
    ['day stays', '2024-05-03', '2024-05-03'],
    ['the place’s own day stays', '2024-05-03T23:30:00-04:00', '2024-05-03T23:30:00-04:00'],
    ['a Z time moves to the viewer’s day', '2024-05-03T02:00:00Z', '2024-05-02'],
    ['a padded date does not move', '2024-05-03T00:00:00Z', '2024-05-03T00:00:00Z'],
    ['year stays', '2024', '2024'],
    ['no date', 'soon', 'soon'],
  ])('%s', (_name, raw, expected) => {
    expect(shownDay(raw, 'America/New_York')).toBe(expected)
  })
})

describe('orderInDay', () => {
  it('sorts times and keeps dates without a time behind them', () => {
    const raws = ['2024-05-03', '2024-05-03T10:00:00Z', '2024-05-03T09:00:00Z']
    expect(raws.toSorted((a, b) => (orderInDay(a) < orderInDay(b) ? 1 : -1))).toEqual([
      '2024-05-03T10:00:00Z',
      '2024-05-03T09:00:00Z',
      '2024-05-03',
    ])
  })
})
