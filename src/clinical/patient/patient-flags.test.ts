import { expect, it } from 'vitest'
import { hasDied } from './patient-flags'

it.each([
  [{ deceasedBoolean: true }, true],
  [{ deceasedBoolean: false }, false],
  [{ deceasedDateTime: '2026-03-14' }, true],
  [{ deceasedDateTime: '' }, false],
  [{ deceasedBoolean: 'true' }, false],
  [{}, false],
])('hasDied: %j is %s', (elements, expected) => {
  expect(hasDied({ resourceType: 'Patient', ...elements })).toBe(expected)
})
