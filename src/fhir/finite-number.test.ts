import { expect, test } from 'vitest'
import { finiteNumber } from './finite-number'

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
