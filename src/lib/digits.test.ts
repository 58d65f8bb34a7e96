import { expect, test } from 'vitest'
import { withDecimals, withSignificantDigits } from './digits'

test('any number of digits can be asked for', () => {
  expect([withDecimals(1.5, 2), withSignificantDigits(1.5, 4)]).toEqual(['1.50', '1.500'])
  expect(Number(withDecimals(1.5, 400))).toBe(1.5)
  expect([400, 0].map((digits) => Number(withSignificantDigits(2, digits)))).toEqual([2, 2])
})
