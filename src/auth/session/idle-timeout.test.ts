import { describe, expect, test } from 'vitest'
import { sessionEndOf, msUntilWarningChange, warningSeconds } from './idle-timeout'

const minute = 60_000
const limits = { lastActive: 0, idleMinutes: 15, expiresAt: 20 * minute, canRefresh: true }

describe('when a session ends automatically', () => {
  test.each([
    ['a token that can be refreshed: only the idle timeout ends it', {}, 15 * minute, 'idle'],
    [
      'a token that cannot be refreshed and expires first',
      { expiresAt: 5 * minute, canRefresh: false },
      5 * minute,
      'token',
    ],
    ['a token that cannot be refreshed and expires later', { canRefresh: false }, 15 * minute, 'idle'],
    ['a token of unknown lifetime', { expiresAt: undefined, canRefresh: false }, 15 * minute, 'idle'],
    ['activity postpones the end', { lastActive: 7 * minute }, 22 * minute, 'idle'],
  ])('%s', (_, change, at, cause) => {
    expect(sessionEndOf({ ...limits, ...change })).toEqual({ at, cause })
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
    ['after the end, as when a phone was asleep', -minute, 30, 0],
  ])('%s', (_, left, seconds, next) => {
    expect([warningSeconds(end, end.at - left), msUntilWarningChange(end, end.at - left)]).toEqual([seconds, next])
  })
})
