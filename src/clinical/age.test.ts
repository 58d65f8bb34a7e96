import { expect, it } from 'vitest'
import { ageAt, localDay } from './age'

it.each([
  ['the day before a birthday', '1971-03-14', '2026-03-13', 54],
  ['a birthday', '1971-03-14', '2026-03-14', 55],
  ['a birthday on 29 February in another year', '2024-02-29', '2026-02-28', 1],
  ['the first day of life', '2026-03-14', '2026-03-14', 0],
  ['a month is not exact enough', '1971-03', '2026-03-14', undefined],
  ['a date that lies ahead', '2027-01-01', '2026-03-14', undefined],
])('ageAt: %s', (_, born, today, years) => expect(ageAt(born, today)).toBe(years))

it('localDay: pads month and day', () => expect(localDay(new Date(2026, 2, 4, 23, 59))).toBe('2026-03-04'))
