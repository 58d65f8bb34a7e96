import { describe, expect, it } from 'vitest'
import { ageInLargestUnit, ageInYears, ageInYearsAndMonths, localDay } from './age'

it.each([
  ['the day before a birthday', '1971-03-14', '2026-03-13', 54],
  ['a birthday', '1971-03-14', '2026-03-14', 55],
  ['a birthday on 29 February in another year', '2024-02-29', '2026-02-28', 1],
  ['the first day of life', '2026-03-14', '2026-03-14', 0],
  ['a birth month only', '1971-03', '2026-03-14', undefined],
  ['a day that does not exist', '1971-13-45', '2026-03-14', undefined],
  ['a placeholder', '1900-01-01', '2026-03-14', undefined],
  ['a future date', '2027-01-01', '2026-03-14', undefined],
])('ageInYears: %s', (_, born, today, years) => expect(ageInYears(born, today)).toBe(years))

it.each([
  ['a first day', '2026-03-14', '2026-03-14', { count: 0, unit: 'day' }],
  ['days', '2026-02-15', '2026-03-14', { count: 27, unit: 'day' }],
  ['a month', '2026-02-14', '2026-03-14', { count: 1, unit: 'month' }],
  ['months across a new year', '2024-12-20', '2026-03-14', { count: 14, unit: 'month' }],
  ['the day before a second birthday', '2024-03-15', '2026-03-14', { count: 23, unit: 'month' }],
  ['two years', '2024-03-14', '2026-03-14', { count: 2, unit: 'year' }],
  ['a birth month only', '2019-03', '2026-03-14', undefined],
])('ageInLargestUnit: %s', (_, born, today, age) => expect(ageInLargestUnit(born, today)).toEqual(age))

it('localDay: pads month and day', () => expect(localDay(new Date(2026, 2, 4, 23, 59).getTime())).toBe('2026-03-04'))

describe('ageInYearsAndMonths', () => {
  it.each([
    ['a day before the birthday', '2020-06-15', '2024-06-14', { years: 3, months: 11 }],
    ['on the birthday', '2020-06-15', '2024-06-15', { years: 4, months: 0 }],
    ['at birth', '2020-06-15', '2020-06-15', { years: 0, months: 0 }],
    ['late in the evening at the clinic', '2020-06-15', '2020-08-14T23:30:00-10:00', { years: 0, months: 1 }],
    ['born at the end of a long month', '2020-01-31', '2020-02-29', { years: 0, months: 0 }],
  ])('%s', (_, born, raw, age) => {
    expect(ageInYearsAndMonths(born, raw)).toEqual(age)
  })
  it.each([
    ['a birth month only', '2020-06', '2024-06-15'],
    ['a measurement by year', '2020-06-15', '2024'],
    ['a measurement before birth', '2020-06-15', '2020-06-14'],
    ['no birth date', undefined, '2024-06-15'],
    ['no date of measurement', '2020-06-15', undefined],
  ])('is undefined for %s', (_, born, raw) => {
    expect(ageInYearsAndMonths(born, raw)).toBeUndefined()
  })
})
