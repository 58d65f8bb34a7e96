import { expect, it } from 'vitest'
import { formatRatio, ratioOf } from './quantity'
import { english } from '../i18n/__fixtures__/format'

it.each([
  ['a titer', { numerator: { value: 1 }, denominator: { value: 40 } }, '1:40'],
  ['a titer below a limit', { numerator: { value: 1, comparator: '<' }, denominator: { value: 40 } }, '<1:40'],
  ['a titer below a limit', { numerator: { value: 1 }, denominator: { value: 80, comparator: '<' } }, '1:<80'],
  ['a titer of thousands', { numerator: { value: 1 }, denominator: { value: 10240, comparator: '>=' } }, '1:>=10,240'],
  [
    'an amount in an amount',
    { numerator: { value: 5, unit: 'mg' }, denominator: { value: 1, unit: 'mL' } },
    '5 mg in 1 mL',
  ],
  [
    'a maximum per time',
    { numerator: { value: 8, unit: 'tablets' }, denominator: { value: 1, unit: 'day' } },
    '8 tablets in 1 day',
  ],
  [
    'a part per amount',
    { numerator: { value: 5, unit: 'g' }, denominator: { value: 100, unit: 'g' } },
    '5 g for each 100 g',
  ],
  [
    'two amounts in one unit',
    { numerator: { value: 17, unit: 'kg' }, denominator: { value: 20, unit: 'kg' } },
    '17 kg for each 20 kg',
  ],
  ['one part alone', { numerator: { value: 5 } }, '5'],
])('%s', (_name, sent, text) => {
  expect(formatRatio(ratioOf(sent) ?? {}, english)).toBe(text)
})
