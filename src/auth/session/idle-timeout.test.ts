import { describe, expect, test } from 'vitest'
import { endOf, untilChange, warned } from './idle-timeout'

const minute = 60_000
const limits = { lastActive: 0, idleMinutes: 15, expiresAt: 20 * minute, renewable: true }

describe('when a session ends by itself', () => {
  test.each([
    ['a token that can be renewed: only idleness ends it', {}, 15 * minute, 'idle'],
    ['a token that cannot be renewed and ends first', { expiresAt: 5 * minute, renewable: false }, 5 * minute, 'token'],
    ['a token that cannot be renewed and ends later', { renewable: false }, 15 * minute, 'idle'],
    ['a token of unknown life', { expiresAt: undefined, renewable: false }, 15 * minute, 'idle'],
    ['activity puts the end off', { lastActive: 7 * minute }, 22 * minute, 'idle'],
  ])('%s', (_, change, at, cause) => {
    expect(endOf({ ...limits, ...change })).toEqual({ at, cause })
  })
})

describe('the warning', () => {
  const end = { at: 10 * minute, cause: 'idle' } as const
  test.each([
    ['three minutes before', 3 * minute, undefined, minute],
    ['two minutes before', 2 * minute, 120, minute],
    ['a second less', 2 * minute - 1000, 120, minute - 1000],
    ['one minute before', minute, 60, minute / 2],
    ['half a minute before', minute / 2, 30, minute / 2],
    ['at the end', 0, 30, 0],
    ['after the end, as when a phone slept', -minute, 30, 0],
  ])('%s', (_, left, seconds, next) => {
    expect([warned(end, end.at - left), untilChange(end, end.at - left)]).toEqual([seconds, next])
  })
})
