import { expect, it } from 'vitest'
import { isCountable } from './is-countable'

it.each([
  ['a completed vaccination', { resourceType: 'Immunization', status: 'completed' }, true],
  ['a vaccination that was not done', { resourceType: 'Immunization', status: 'not-done' }, false],
  ['a cancelled visit', { resourceType: 'Encounter', status: 'cancelled' }, false],
  [
    'a document entered by mistake',
    { resourceType: 'DocumentReference', status: 'current', docStatus: 'entered-in-error' },
    false,
  ],
  ['a goal entered by mistake', { resourceType: 'Goal', lifecycleStatus: 'entered-in-error' }, false],
  ['an active goal', { resourceType: 'Goal', lifecycleStatus: 'active' }, true],
])('isCountable for %s', (_, record, expected) => expect(isCountable(record)).toBe(expected))
