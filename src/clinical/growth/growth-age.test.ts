import { describe, expect, it } from 'vitest'
import { ageOn } from './growth-age'

describe('the age at a measurement', () => {
  it.each([
    ['a day before the birthday', '2020-06-15', '2024-06-14', { years: 3, months: 11 }],
    ['on the birthday', '2020-06-15', '2024-06-15', { years: 4, months: 0 }],
    ['at birth', '2020-06-15', '2020-06-15', { years: 0, months: 0 }],
    [
      'late in the evening by the clock of the clinic',
      '2020-06-15',
      '2020-08-14T23:30:00-10:00',
      { years: 0, months: 1 },
    ],
    ['born at the end of a long month', '2020-01-31', '2020-02-29', { years: 0, months: 0 }],
  ])('%s', (_, born, raw, age) => {
    expect(ageOn(born, raw)).toEqual(age)
  })
  it.each([
    ['a birth month only', '2020-06', '2024-06-15'],
    ['a measurement by year', '2020-06-15', '2024'],
    ['a measurement before birth', '2020-06-15', '2020-06-14'],
    ['no birth date', undefined, '2024-06-15'],
    ['no date of measurement', '2020-06-15', undefined],
  ])('is not told for %s', (_, born, raw) => {
    expect(ageOn(born, raw)).toBeUndefined()
  })
})
