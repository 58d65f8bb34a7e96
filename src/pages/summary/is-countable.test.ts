import { expect, it } from 'vitest'
import { isCountable } from './is-countable'

it.each([
  ['a vaccine that was given', { resourceType: 'Immunization', status: 'completed' }, true],
  ['one that was not', { resourceType: 'Immunization', status: 'not-done' }, false],
  ['a visit that was called off', { resourceType: 'Encounter', status: 'cancelled' }, false],
  [
    'a document by mistake',
    { resourceType: 'DocumentReference', status: 'current', docStatus: 'entered-in-error' },
    false,
  ],
  ['a goal by mistake', { resourceType: 'Goal', lifecycleStatus: 'entered-in-error' }, false],
  ['a goal', { resourceType: 'Goal', lifecycleStatus: 'active' }, true],
])('%s counts: %o', (_, record, expected) => expect(isCountable(record)).toBe(expected))
