// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { offerSelection } from './patient-selection'
import { watchUse } from '../session/watch-use'
import { setSignOutMarker } from '../tokens/sign-out-marker'
import type { Session } from '../session/session'

const MINUTE_MS = 60_000
let ended: number

const offer = (idleMinutes?: number) => {
  const ehr = { id: 'e', ...(idleMinutes === undefined ? {} : { idleMinutes }) }
  const session = { ehr, end: async () => void (ended += 1) } as unknown as Session
  return offerSelection(session, [{ id: 'maya' }, { id: 'leo' }] as never, (id) => id)
}
/** The device sleeps: time passes, and no timer runs and no event is sent. */
const sleep = (minutes: number): void => void vi.setSystemTime(Date.now() + minutes * MINUTE_MS)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') })
  ended = 0
})
afterEach(() => void vi.useRealTimers())

describe('the selection of a patient', () => {
  test('opens the selected patient once, and revokes nothing afterwards', () => {
    const selection = offer()
    expect(() => selection.select('other')).toThrow(expect.objectContaining({ kind: 'noPatient' }))
    expect(selection.select('leo')).toBe('leo')
    sleep(60)
    expect([selection.isOver(), ended]).toEqual([false, 0])
  })

  test.each([
    ['after ten minutes', undefined, () => sleep(10)],
    ['after the idle timeout of the EHR, if that is shorter', 5, () => sleep(5)],
    ['after ten minutes, whatever the idle timeout', 60, () => sleep(10)],
    ['when the clock was set back', undefined, () => sleep(-5)],
    ['after a sign-out in another tab', undefined, () => setSignOutMarker()],
  ])('is over %s: the tokens are revoked once, and no patient can be selected', (_, idleMinutes, happens) => {
    const selection = offer(idleMinutes)
    sleep(4)
    expect(selection.isOver()).toBe(false)
    happens()
    for (let i = 0; i < 2; i += 1)
      expect(() => selection.select('maya')).toThrow(expect.objectContaining({ kind: 'expired' }))
    expect([selection.isOver(), ended]).toEqual([true, 1])
  })

  test('activity does not extend it', () => {
    const selection = offer()
    const stop = watchUse(() => void selection.isOver())
    for (let minute = 0; minute < 10; minute += 1) {
      sleep(1)
      for (const type of ['pointerdown', 'keydown', 'focus']) dispatchEvent(new Event(type))
    }
    stop()
    expect(ended).toBe(1)
  })

  test.each<[string, () => unknown]>([
    ['focus', () => dispatchEvent(new Event('focus'))],
    ['pageshow', () => dispatchEvent(new Event('pageshow'))],
    ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['resume', () => document.dispatchEvent(new Event('resume'))],
    ['ten seconds without any event', () => vi.advanceTimersByTime(10_000)],
  ])('%s after a sleep tells its page that it is over', (_, happens) => {
    const over = vi.fn()
    const { isOver } = offer()
    const stop = watchUse(() => (isOver() ? over() : undefined))
    sleep(9)
    happens()
    expect(over).not.toHaveBeenCalled()
    sleep(1)
    happens()
    expect([over.mock.calls.length, ended]).toEqual([1, 1])
    stop()
    happens()
    expect(over).toHaveBeenCalledOnce()
  })
})
