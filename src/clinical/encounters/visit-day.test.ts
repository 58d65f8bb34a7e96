import { describe, expect, it } from 'vitest'
import { hasVisitDay, isOnVisitDay } from './visit-day'

const visit = (start: string | undefined, end?: string) => ({
  resourceType: 'Encounter',
  period: { ...(start ? { start } : {}), ...(end ? { end } : {}) },
})
const evening = visit('2026-07-22T17:30:00-05:00', '2026-07-22T18:10:00-05:00')
const stay = visit('2022-02-08T09:10:00-06:00', '2022-02-10T14:00:00-06:00')
const inZ = visit('2026-07-22T22:30:00Z', '2026-07-22T23:10:00Z')

describe('isOnVisitDay', () => {
  it.each([
    ['the same day', evening, '2026-07-22', true],
    ['the same day at another hour', evening, '2026-07-22T23:50:00-05:00', true],
    ['the next day', evening, '2026-07-23T00:10:00-05:00', false],
    ['a UTC time on the same evening at the clinic', evening, '2026-07-23T02:00:00Z', true],
    ['a UTC time on the next night at the clinic', evening, '2026-07-23T06:00:00Z', false],
    ['a UTC time on the day before at the clinic', evening, '2026-07-22T03:00:00Z', false],
    ['a date padded to midnight UTC', evening, '2026-07-22T00:00:00Z', true],
    ['a time with another offset keeps its own day', evening, '2026-07-22T23:30:00+02:00', true],
    ['a visit in UTC, by the offset of the note', inZ, '2026-07-22T20:00:00-05:00', true],
    ['both in UTC, the same day for the viewer', inZ, '2026-07-23T01:00:00Z', true],
    ['both in UTC, another day for the viewer', inZ, '2026-07-23T06:00:00Z', false],
    ['a day in the middle of a stay', stay, '2022-02-09', true],
    ['the last day of a stay', stay, '2022-02-10T17:00:00-06:00', true],
    ['the day after a stay', stay, '2022-02-11', false],
    ['an end before the start is ignored', visit('2026-07-22', '2026-07-20'), '2026-07-21', false],
    ['a visit with only an end', visit(undefined, '2026-07-22'), '2026-07-22', true],
    ['a stay without an end covers only its first day', visit('2026-07-22'), '2026-07-23', false],
    ['a month', evening, '2026-07', false],
    ['a visit known by month', visit('2026-07'), '2026-07-22', false],
    ['a placeholder date', evening, '0001-01-01', false],
    ['text that is not a date', evening, 'in July', false],
    ['a visit without dates', { resourceType: 'Encounter' }, '2026-07-22', false],
  ])('%s', (_, of, raw, expected) => {
    expect(isOnVisitDay(of, raw, 'America/Chicago')).toBe(expected)
  })

  it.each([
    ['a day', visit('2026-07-22'), true],
    ['only an end', visit(undefined, '2026-07-22T10:00:00Z'), true],
    ['a month', visit('2026-07'), false],
    ['nothing', { resourceType: 'Encounter' }, false],
  ])('hasVisitDay: %s', (_, of, expected) => expect(hasVisitDay(of)).toBe(expected))
})
