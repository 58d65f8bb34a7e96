import { expect, it } from 'vitest'
import { ndcOfElevenDigits } from './medicine-codes'

it.each([
  ['0071-0155-23', '00071015523'],
  ['50580-449-05', '50580044905'],
  ['12345-6789-1', '12345678901'],
  ['00071-0155-23', '00071015523'],
  ['00071015523', '00071015523'],
])('%s is %s', (code, expected) => {
  expect(ndcOfElevenDigits(code)).toBe(expected)
})

it.each(['0071015523', '071-0155-23', '0071-0155', '0071 0155 23', '0071-0155-23-1', ''])('%s is not read', (code) => {
  expect(ndcOfElevenDigits(code)).toBeUndefined()
})
