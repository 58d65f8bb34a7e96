import { expect, it } from 'vitest'
import '../words/english-for-tests'
import { formatRatio, ratioOf } from './quantity'

it.each([
  ['a titer, which is no range', { numerator: { value: 1 }, denominator: { value: 40 } }, '1:40'],
  ['a limit', { numerator: { value: 1 }, denominator: { value: 80, comparator: '<' } }, '1 to Less than 80'],
  ['an amount in an amount', { numerator: { value: 5, unit: 'mg' }, denominator: { value: 1, unit: 'mL' } }, '5 mg to 1 mL'],
  ['one part alone', { numerator: { value: 5 } }, '5'],
])('%s', (_name, sent, text) => {
  expect(formatRatio(ratioOf(sent) ?? {}, 'en-US')).toBe(text)
})
