import { expect, it } from 'vitest'
import { ageAt, localDay } from './age'
import { ageInWords } from './age-in-words'

it.each([
  ['the day before a birthday', '1971-03-14', '2026-03-13', 54],
  ['a birthday', '1971-03-14', '2026-03-14', 55],
  ['a birthday on 29 February in another year', '2024-02-29', '2026-02-28', 1],
  ['the first day of life', '2026-03-14', '2026-03-14', 0],
  ['a month is not exact enough', '1971-03', '2026-03-14', undefined],
  ['a date that lies ahead', '2027-01-01', '2026-03-14', undefined],
])('ageAt: %s', (_, born, today, years) => expect(ageAt(born, today)).toBe(years))

it.each([
  ['a first day', '2026-03-14', '2026-03-14', { count: 0, unit: 'day' }],
  ['days', '2026-02-15', '2026-03-14', { count: 27, unit: 'day' }],
  ['a month', '2026-02-14', '2026-03-14', { count: 1, unit: 'month' }],
  ['months over the turn of a year', '2024-12-20', '2026-03-14', { count: 14, unit: 'month' }],
  ['the day before a second birthday', '2024-03-15', '2026-03-14', { count: 23, unit: 'month' }],
  ['two years', '2024-03-14', '2026-03-14', { count: 2, unit: 'year' }],
  ['a month is not exact enough', '2019-03', '2026-03-14', undefined],
])('ageInWords: %s', (_, born, today, age) => expect(ageInWords(born, today)).toEqual(age))

it('localDay: pads month and day', () => expect(localDay(new Date(2026, 2, 4, 23, 59))).toBe('2026-03-04'))
