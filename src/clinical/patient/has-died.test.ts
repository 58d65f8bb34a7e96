import { expect, it } from 'vitest'
import { hasDied } from './has-died'

it.each([
  [{ deceasedBoolean: true }, true],
  [{ deceasedBoolean: false }, false],
  [{ deceasedDateTime: '2026-03-14' }, true],
  [{ deceasedDateTime: '' }, false],
  [{ deceasedBoolean: 'true' }, false],
  [{}, false],
])('a patient with %j has died: %s', (given, expected) => {
  expect(hasDied({ resourceType: 'Patient', ...given })).toBe(expected)
})
