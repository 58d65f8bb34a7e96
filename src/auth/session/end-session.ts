import { clearActivity, lastActivity, recordActivity, watchActivity } from './activity'
import {
  currentSession,
  currentSessions,
  resetPendingSignIn,
  setCurrentSession,
  type SessionEndCause,
} from './session-store'
import { clearTabStorage } from '../tab-storage'
import { setSignOutMarker, signOutMarker } from '../tokens/sign-out-marker'
import { watchUse } from './watch-use'
import type { Session } from './session'

const DEFAULT_IDLE_MINUTES = 15

/** The idle timeout of a session, in minutes. */
export const idleTimeoutMinutes = ({ ehr }: Session): number => ehr.idleMinutes ?? DEFAULT_IDLE_MINUTES

const SIGN_OUT_CHANNEL = 'plainchart'

/** Ends this session and all others in this tab only: aborts their requests, clears memory and storage and revokes the tokens. Never rejects. */
export async function endSession(session: Session | undefined, cause: SessionEndCause): Promise<void> {
  const ending = new Set(session ? [session, ...currentSessions()] : currentSessions())
  clearTabStorage('pendingRedirect')
  clearTabStorage('pendingSignIn')
  clearTabStorage('session')
  clearActivity()
  resetPendingSignIn()
  setCurrentSession(undefined, cause)
  await Promise.all([...ending].map((each) => each.end()))
}

/** Signs out in all tabs of the app: aborts requests, clears storage and revokes the tokens if the EHR supports it. Never rejects. */
export function signOut(session: Session): Promise<void> {
  setSignOutMarker()
  const done = endSession(session, 'signOut')
  const channel = new BroadcastChannel(SIGN_OUT_CHANNEL)
  channel.postMessage('signOut')
  channel.close()
  return done
}

/** True when the idle timeout of a session has passed. If the last activity is unknown, or in the future because a clock was set back, it starts now. */
export function isIdleTooLong(session: Session): boolean {
  const active = lastActivity()
  if (active === undefined) recordActivity()
  return active !== undefined && Date.now() >= active + idleTimeoutMinutes(session) * 60_000
}

/**
 * False when a session of this tab has been idle too long; the shortest timeout counts for all. It then ends right after the current call, because the caller may be rendering.
 * Other tabs end by themselves: they know of the same activity, unless this tab was frozen and missed what happened in them.
 * Compares times: timers stop while a device sleeps, and not every browser announces that it has woken up. So everything that uses a session asks first.
 * A session that is not that of this tab, as during a sign-in, has no idle timeout.
 */
export function isSessionActive(session: Session | undefined = currentSession()): boolean {
  const sessions = currentSessions()
  if (session === undefined || !sessions.includes(session) || !sessions.some(isIdleTooLong)) return true
  queueMicrotask(() => {
    if (currentSessions().includes(session)) void endSession(session, 'idle')
  })
  return false
}

/** Ends the session after a sign-out in another tab, even if this one was frozen then, and when it has been idle too long; returns the function to stop. */
export function watchSession(): () => void {
  const before = signOutMarker()
  const check = (): boolean => {
    if (currentSession() === undefined || signOutMarker() === before) return isSessionActive()
    void endSession(currentSession(), 'signOut')
    return false
  }
  const stopChecks = watchUse(check)
  const stopActivity = watchActivity(() => currentSession() !== undefined && check())
  const channel = new BroadcastChannel(SIGN_OUT_CHANNEL)
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (event.data === 'signOut') void endSession(currentSession(), 'signOut')
  }
  return () => {
    stopChecks()
    stopActivity()
    channel.close()
  }
}
