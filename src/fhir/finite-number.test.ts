import { expect, test } from 'vitest'
import { finiteNumber, withDecimals, withSignificantDigits } from './finite-number'

test.each([
  ['4.50', 4.5],
  ['-0.0', -0],
  ['1e100', 1e100],
  [0.1, 0.1],
  ['1e101', undefined],
  ['-1e400', undefined],
  ['9'.repeat(400), undefined],
  [NaN, undefined],
  [Infinity, undefined],
  ['', undefined],
  ['x', undefined],
  [undefined, undefined],
])('the number of %j', (sent, number) => expect(finiteNumber(sent)).toBe(number))

test('any number of digits can be asked for', () => {
  expect([withDecimals(1.5, 2), withSignificantDigits(1.5, 4)]).toEqual(['1.50', '1.500'])
  expect(Number(withDecimals(1.5, 400))).toBe(1.5)
  expect([400, 0].map((digits) => Number(withSignificantDigits(2, digits)))).toEqual([2, 2])
})
