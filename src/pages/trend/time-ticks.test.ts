import { describe, expect, it } from 'vitest'
import { timeTicks } from './time-ticks'

describe('timeTicks', () => {
  const day = (text: string) => Date.parse(`${text}T12:00:00Z`)
  const shown = (from: string, to: string) => {
    const { ticks, format } = timeTicks(day(from), day(to))
    return ticks.map((tick) => new Intl.DateTimeFormat('en-US', { ...format, timeZone: 'UTC' }).format(tick))
  }
  it.each([
    ['has days for some days', '2026-03-01', '2026-03-05', ['Mar 2', 'Mar 3', 'Mar 4', 'Mar 5']],
    ['has weeks for a month', '2026-03-01', '2026-04-01', ['Mar 8', 'Mar 15', 'Mar 22', 'Mar 29']],
    ['has quarters for a year', '2025-11-01', '2026-11-01', ['Jan 2026', 'Apr 2026', 'Jul 2026', 'Oct 2026']],
    ['has years for five years', '2021-11-01', '2026-11-01', ['2022', '2023', '2024', '2025', '2026']],
    ['has steps of five years for twenty years', '2005-11-01', '2026-11-01', ['2010', '2015', '2020', '2025']],
    ['has one tick for one moment', '2026-03-01', '2026-03-01', ['Mar 1, 2026']],
  ])('%s', (_, from, to, expected) => {
    expect(shown(from, to)).toEqual(expected)
  })
})
