import { expect, it } from 'vitest'
import { readObservation } from '../../clinical/observations/result-reading'
import { english } from '../../i18n/__fixtures__/format'
import { pinnedKeys, withPins } from './use-pinned-tests'

const readings = ['a1', 'b1', 'a2'].map((id) =>
  readObservation({ resourceType: 'Observation', id, status: 'final', code: { text: id.slice(0, 1) } }, english),
)

it.each([
  ['one of the results of a test', ['a2'], ['a1']],
  ['two results of one test', ['a2', 'a1'], ['a1']],
  ['tests in the order of their pins', ['b1', 'a1'], ['b1', 'a1']],
  ['a result that the record does not have', ['x', 'b1'], ['b1']],
])('finds the tests of %s', (_, ids, expected) => {
  const keyOf = new Map(readings.map(({ observation, codeKey }) => [observation.id, codeKey]))
  expect(pinnedKeys(ids, readings)).toEqual(expected.map((id) => keyOf.get(id)))
})

it.each([
  ['adds', 'by=date', ['a&b', 'c'], 'by=date&pin=a%26b&pin=c'],
  ['replaces', 'pin=x&by=date', ['c'], 'by=date&pin=c'],
  ['removes', 'pin=x&pin=y&range=all', [], 'range=all'],
])('%s the tests in the address', (_, before, ids, after) => {
  expect(withPins(new URLSearchParams(before), ids).toString()).toBe(after)
})
