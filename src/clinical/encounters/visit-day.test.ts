import { describe, expect, it } from 'vitest'
import { hasDay, isOnDayOf } from './visit-day'

const visit = (start: string | undefined, end?: string) => ({
  resourceType: 'Encounter',
  period: { ...(start ? { start } : {}), ...(end ? { end } : {}) },
})
const evening = visit('2026-07-22T17:30:00-05:00', '2026-07-22T18:10:00-05:00')
const stay = visit('2022-02-08T09:10:00-06:00', '2022-02-10T14:00:00-06:00')
const inZ = visit('2026-07-22T22:30:00Z', '2026-07-22T23:10:00Z')

describe('a date on the day of a visit', () => {
  it.each([
    ['the same day in the same words', evening, '2026-07-22', true],
    ['the same day at another hour', evening, '2026-07-22T23:50:00-05:00', true],
    ['the next day', evening, '2026-07-23T00:10:00-05:00', false],
    ['a time of Greenwich that is the same evening at the clinic', evening, '2026-07-23T02:00:00Z', true],
    ['a time of Greenwich that is the night after at the clinic', evening, '2026-07-23T06:00:00Z', false],
    ['a time of Greenwich of the day before at the clinic', evening, '2026-07-22T03:00:00Z', false],
    ['a day that was filled up to a midnight of Greenwich', evening, '2026-07-22T00:00:00Z', true],
    ['the clock of another place keeps its own day', evening, '2026-07-22T23:30:00+02:00', true],
    ['a visit of which only Greenwich is told, by the clock of the note', inZ, '2026-07-22T20:00:00-05:00', true],
    ['neither tells its clock: the day of the viewer', inZ, '2026-07-23T01:00:00Z', true],
    ['neither tells its clock: another day of the viewer', inZ, '2026-07-23T06:00:00Z', false],
    ['a day in the middle of a stay', stay, '2022-02-09', true],
    ['the last day of a stay', stay, '2022-02-10T17:00:00-06:00', true],
    ['the day after a stay', stay, '2022-02-11', false],
    ['an end before the start is none', visit('2026-07-22', '2026-07-20'), '2026-07-21', false],
    ['a visit with an end alone', visit(undefined, '2026-07-22'), '2026-07-22', true],
    ['a stay without an end goes no further than its first day', visit('2026-07-22'), '2026-07-23', false],
    ['a month is no day', evening, '2026-07', false],
    ['a visit of a month', visit('2026-07'), '2026-07-22', false],
    ['a date that stands for none', evening, '0001-01-01', false],
    ['text that is no date', evening, 'in July', false],
    ['a visit without dates', { resourceType: 'Encounter' }, '2026-07-22', false],
  ])('%s', (_, of, raw, expected) => {
    expect(isOnDayOf(of, raw, 'America/Chicago')).toBe(expected)
  })

  it.each([
    ['a day', visit('2026-07-22'), true],
    ['an end alone', visit(undefined, '2026-07-22T10:00:00Z'), true],
    ['a month', visit('2026-07'), false],
    ['nothing', { resourceType: 'Encounter' }, false],
  ])('a visit has a day: %s', (_, of, expected) => expect(hasDay(of)).toBe(expected))
})
