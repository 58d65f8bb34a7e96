import { expect, test } from 'vitest'
import { keyedHash } from './keyed-hash'

const key = '000102030405060708090a0b0c0d0e0f'
const first = (count: number) => String.fromCharCode(...Array.from({ length: count }, (_, index) => index))

// The published vectors of SipHash-2-4-64 (bytes in the order of the number).
test.each([
  [0, '726fdb47dd0e0e31'],
  [1, '74f839c593dc67fd'],
  [7, 'ab0200f58b01d137'],
  [8, '93f5f5799a932462'],
  [15, 'a129ca6149be45e5'],
])('%i bytes', (count, hash) => expect(keyedHash(key, first(count))).toBe(hash))

test('another key gives another hash', () => expect(keyedHash('f'.repeat(32), 'a')).not.toBe(keyedHash(key, 'a')))
