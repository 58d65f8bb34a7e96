import { expect, it } from 'vitest'
import { dayOf } from './__fixtures__/day'
import { addDays, dayInUtc, daysBetween, toDay } from './day'
import { dateInterval, parsePartialDate } from './partial-date'

it.each([
  ['2024-02-29', '2024-02-29'],
  [' 2026-05-03 ', '2026-05-03'],
  ['0099-12-31', '0099-12-31'],
  ['2026-13-45', undefined],
  ['2026-02-29', undefined],
  ['0000-01-01', undefined],
  ['9999-12-31', undefined],
  ['2026-05', undefined],
  ['2026-05-03T10:00:00Z', undefined],
  ['+275760-09-13', undefined],
  ['soon', undefined],
  [undefined, undefined],
])('the day of %s is %s', (text, day) => expect(toDay(text)).toBe(day))

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2024-03-01', -1, '2024-02-29'],
  ['0099-12-31', 1, '0100-01-01'],
  ['2026-01-01', 1.9, '2026-01-02'],
  ['2026-01-01', 1e21, undefined],
  ['2026-01-01', Infinity, undefined],
  ['2026-01-01', 100_000_000, undefined],
  ['2026-01-01', -1e7, undefined],
])('%s and %s days is %s', (day, days, end) => expect(addDays(dayOf(day), days)).toBe(end))

it('counts the days between two days', () => {
  expect(daysBetween(dayOf('2024-02-28'), dayOf('2024-03-01'))).toBe(2)
  expect(daysBetween(dayOf('2024-03-01'), dayOf('0050-03-01'))).toBeLessThan(-700_000)
})

it.each([NaN, Infinity, 8.64e15 + 1, 8.64e15, -8.64e15])('the moment %s has no day', (at) =>
  expect(dayInUtc(at)).toBeUndefined(),
)

it('a year before 100 is not one of the twentieth century', () => {
  const date = parsePartialDate('0099')
  expect(date && new Date(dateInterval(date).from).toISOString()).toBe('0099-01-01T00:00:00.000Z')
})
