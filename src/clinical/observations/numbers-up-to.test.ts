import { expect, test } from 'vitest'
import { english } from '../../i18n/__fixtures__/format'
import { numbersUpTo } from './numbers-up-to'
import { readObservation } from './result-reading'

const result = (id: string, date: string, value: object, elements: object = {}) =>
  readObservation(
    {
      resourceType: 'Observation',
      id,
      status: 'final',
      code: { text: 'Glucose' },
      effectiveDateTime: date,
      valueQuantity: { unit: 'mg/dL', system: 'http://unitsofmeasure.org', code: 'mg/dL', ...value },
      ...elements,
    },
    english,
  )

const newest = result('newest', '2026-05-01', { value: 5 })
const middle = result('middle', '2026-04-01', { value: 4 })
const others = [
  result('early', '2026-04-01', { value: 9 }, { status: 'preliminary' }),
  result('less', '2026-03-01', { value: 3, comparator: '<' }),
  result('mistake', '2026-03-01', { value: 8 }, { status: 'entered-in-error' }),
  result('other', '2026-03-01', { value: 7 }, { code: { text: 'Sodium' } }),
  result('other-unit', '2026-03-01', { value: 6, unit: 'cells', code: '{cells}' }),
  result('text', '2026-03-01', {}, { valueQuantity: undefined, valueString: 'high' }),
]
const oldest = result('oldest', '2026-02-01', { value: 2 })
const all = [newest, middle, ...others, oldest]

test('the numbers of a test end with the result, in its unit, without those that do not compare', () => {
  expect(numbersUpTo(newest, all)).toEqual([2, 4, 5])
  expect(numbersUpTo(middle, all)).toEqual([2, 4])
})

test('a result without a number, or that is not loaded, has none', () => {
  expect(others.slice(-1).flatMap((text) => numbersUpTo(text, all))).toEqual([])
  expect(numbersUpTo(middle, [newest])).toEqual([])
})
