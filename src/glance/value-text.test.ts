import { expect, it } from 'vitest'
import { patientContext as context } from './__fixtures__/glance-context'
import { quantityValue } from './value-text'

it.each([
  [{ value: '4.3', unit: 'mmol/L' }, '4.3', 'mmol/L'],
  [{ value: '1', unit: '{score}', code: '{score}' }, '1', 'point'],
  [{ value: '3', unit: '{score}', code: '{score}' }, '3', 'points'],
  [{ value: '91.2', unit: 'percentile' }, '91.2nd percentile', undefined],
  [{ value: '7' }, '7', undefined],
  [{ unit: 'mg' }, 'mg', undefined],
  [{ comparator: '<', value: '5', unit: 'mg' }, 'Less than 5', 'mg'],
] as const)('the amount %o has its unit apart where it is a word of its own', (sent, text, unit) => {
  const found = quantityValue({ kind: 'quantity', ...sent }, context)
  expect([found.text.text, found.unit]).toEqual([text, unit])
})
