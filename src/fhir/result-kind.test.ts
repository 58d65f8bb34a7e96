import { expect, it } from 'vitest'
import { resultDateKind, resultKind } from './result-kind'

const of = (...codes: readonly string[]) => ({ category: codes.map((code) => ({ coding: [{ code }] })) })

it.each([
  ['a test in a laboratory', of('laboratory'), 'sample'],
  ['a laboratory and a local category', of('local', 'laboratory'), 'sample'],
  ['a report of a laboratory', of('LAB'), 'sample'],
  ['a pulse', of('vital-signs'), 'measured'],
  ['answers to a form', of('survey'), 'answered'],
  ['smoking', of('social-history'), 'asOf'],
  ['a picture', of('imaging'), 'done'],
  ['a report of an X-ray', of('LP29684-5'), 'done'],
  ['a walking test', of('exam'), 'done'],
  ['a peak flow', { ...of('exam'), valueQuantity: { value: 400 } }, 'measured'],
  ['no category', {}, undefined],
  ['an unknown category', of('toString'), undefined],
])('%s', (_, resource, expected) => {
  expect(resultKind(resource)).toBe(expected)
})

it('the date of a result has no kind before the sample is taken', () => {
  expect(resultDateKind({ ...of('laboratory'), status: 'registered' })).toBeUndefined()
  expect(resultDateKind({ ...of('laboratory'), status: 'cancelled' })).toBeUndefined()
  expect(resultDateKind({ ...of('laboratory'), status: 'final' })).toBe('sample')
  expect(
    resultDateKind({
      ...of('vital-signs'),
      status: 'final',
      dataAbsentReason: { coding: [{ code: 'not-performed' }] },
    }),
  ).toBeUndefined()
})
