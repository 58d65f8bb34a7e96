import { clearActivity, lastActivity } from './activity'
import { resolveEhr } from '../../config/config'
import { loadConfig } from '../http/load-config'
import { currentSession, resetPendingSignIn, setCurrentSession, type SessionEndCause } from './session-store'
import { isObject } from '../../lib/json'
import type { Session } from './session'
import { setSignOutMarker, signOutMarker } from '../tokens/sign-out-marker'
import { SmartSession, type SessionRecord } from './smart-session'
import { clearTabStorage, readTabStorage } from '../tab-storage'
import { DEFAULT_IDLE_MINUTES } from './idle-timeout'

function isSessionRecord(value: unknown): value is SessionRecord {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.tokenFamily === 'string' &&
    typeof value.signOutMarker === 'string' &&
    isObject(value.tokens) &&
    isObject(value.endpoints) &&
    Array.isArray(value.requestedScopes)
  )
}

async function restore(): Promise<Session | undefined> {
  const record = readTabStorage('session')
  if (!isSessionRecord(record)) return undefined
  const ehr = resolveEhr(await loadConfig(), record)
  if (ehr === undefined || currentSession() !== undefined) return currentSession()
  const session = new SmartSession(ehr, record)
  session.persist()
  // Another tab signed out while this one was on another site.
  if (record.signOutMarker !== signOutMarker()) {
    void endSession(session, 'signOut')
    return undefined
  }
  // A phone may discard a tab and restore it hours later.
  if (Date.now() - (lastActivity() ?? Date.now()) > (ehr.idleMinutes ?? DEFAULT_IDLE_MINUTES) * 60_000) {
    void endSession(session, 'idle')
    return undefined
  }
  setCurrentSession(session)
  return session
}

let restoring: Promise<Session | undefined> | undefined

/** The session that this tab had before a reload; undefined if none. Concurrent calls share one restore. */
export function restoreSession(): Promise<Session | undefined> {
  if (currentSession() !== undefined) return Promise.resolve(currentSession())
  restoring ??= restore().finally(() => {
    restoring = undefined
  })
  return restoring
}

const SIGN_OUT_CHANNEL = 'plainchart'

function endSession(session: Session | undefined, cause: SessionEndCause): Promise<void> {
  clearTabStorage('pendingRedirect')
  clearTabStorage('pendingSignIn')
  clearTabStorage('session')
  clearActivity()
  resetPendingSignIn()
  setCurrentSession(undefined, cause)
  return session?.end() ?? Promise.resolve()
}

/** Signs out in all tabs of the app: aborts requests, clears storage and revokes the tokens if the EHR supports it. Never rejects. */
export function signOut(session: Session, cause: SessionEndCause = 'signOut'): Promise<void> {
  setSignOutMarker()
  const done = endSession(session, cause)
  const channel = new BroadcastChannel(SIGN_OUT_CHANNEL)
  channel.postMessage(cause)
  channel.close()
  return done
}

/** Signs this tab out when another one does, even if this one was frozen then; returns the function to stop. */
export function watchSignOut(): () => void {
  const before = signOutMarker()
  const check = (): void => {
    if (currentSession() !== undefined && signOutMarker() !== before) void endSession(currentSession(), 'signOut')
  }
  document.addEventListener('visibilitychange', check)
  const channel = new BroadcastChannel(SIGN_OUT_CHANNEL)
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (event.data === 'signOut' || event.data === 'idle') void endSession(currentSession(), event.data)
  }
  return () => {
    channel.close()
    document.removeEventListener('visibilitychange', check)
  }
}
