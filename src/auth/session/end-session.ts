import { clearActivity, lastActivity, recordActivity, watchActivity } from './activity'
import { currentSession, resetPendingSignIn, setCurrentSession, type SessionEndCause } from './session-store'
import { clearTabStorage } from '../tab-storage'
import { setSignOutMarker, signOutMarker } from '../tokens/sign-out-marker'
import { watchUse } from './watch-use'
import type { Session } from './session'

const DEFAULT_IDLE_MINUTES = 15

/** The idle timeout of a session, in minutes. */
export const idleTimeoutMinutes = ({ ehr }: Session): number => ehr.idleMinutes ?? DEFAULT_IDLE_MINUTES

const SIGN_OUT_CHANNEL = 'plainchart'

/** Ends the session in this tab only: aborts its requests, clears memory and storage and revokes the tokens. Never rejects. */
export function endSession(session: Session | undefined, cause: SessionEndCause): Promise<void> {
  clearTabStorage('pendingRedirect')
  clearTabStorage('pendingSignIn')
  clearTabStorage('session')
  clearActivity()
  resetPendingSignIn()
  setCurrentSession(undefined, cause)
  return session?.end() ?? Promise.resolve()
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
 * False when the session of this tab has been idle too long. It then ends right after the current call, because the caller may be rendering.
 * Other tabs end by themselves: they know of the same activity, unless this tab was frozen and missed what happened in them.
 * Compares times: timers stop while a device sleeps, and not every browser announces that it has woken up. So everything that uses a session asks first.
 * A session that is not that of this tab, as during a sign-in, has no idle timeout.
 */
export function isSessionActive(session: Session | undefined = currentSession()): boolean {
  if (session === undefined || session !== currentSession() || !isIdleTooLong(session)) return true
  queueMicrotask(() => {
    if (session === currentSession()) void endSession(session, 'idle')
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
