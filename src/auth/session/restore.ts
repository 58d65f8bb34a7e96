import { forgetActivity, lastActivity } from './activity'
import { keptEhr } from '../../config/config'
import { loadConfig } from '../http/load-config'
import { currentSession, forgetSignIn, setCurrentSession, type EndCause } from './session-store'
import { isObject } from '../../lib/json'
import type { Session } from './session'
import { markSignOut, signOutMark } from '../tokens/sign-out-marker'
import { SmartSession, type SessionRecord } from './smart-session'
import { clearTab, readTab } from '../tab-storage'
import { DEFAULT_IDLE_MINUTES } from './idle-timeout'

function isRecord(value: unknown): value is SessionRecord {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.family === 'string' &&
    typeof value.afterSignOut === 'string' &&
    isObject(value.tokens) &&
    isObject(value.place) &&
    Array.isArray(value.asked)
  )
}

async function restore(): Promise<Session | undefined> {
  const record = readTab('session')
  if (!isRecord(record)) return undefined
  const ehr = keptEhr(await loadConfig(), record)
  if (ehr === undefined || currentSession() !== undefined) return currentSession()
  const session = new SmartSession(ehr, record)
  session.keep()
  // Somebody signed out in another tab while this one was elsewhere.
  if (record.afterSignOut !== signOutMark()) {
    void wipe(session, 'signOut')
    return undefined
  }
  // A phone may throw a tab away and bring it back hours later.
  if (Date.now() - (lastActivity() ?? Date.now()) > (ehr.idleMinutes ?? DEFAULT_IDLE_MINUTES) * 60_000) {
    void wipe(session, 'idle')
    return undefined
  }
  setCurrentSession(session)
  return session
}

let restoring: Promise<Session | undefined> | undefined

/** The session that this tab had before a reload; undefined when there is none. One restore at a time. */
export function restoreSession(): Promise<Session | undefined> {
  if (currentSession() !== undefined) return Promise.resolve(currentSession())
  restoring ??= restore().finally(() => {
    restoring = undefined
  })
  return restoring
}

const CHANNEL = 'plainchart'

function wipe(session: Session | undefined, cause: EndCause): Promise<void> {
  clearTab('going')
  clearTab('pending')
  clearTab('session')
  forgetActivity()
  forgetSignIn()
  setCurrentSession(undefined, cause)
  return session?.end() ?? Promise.resolve()
}

/** Signs out in this tab and in the app's other tabs: requests stop, storage is emptied, tokens are revoked where the EHR can. Never rejects. */
export function signOut(session: Session, cause: EndCause = 'signOut'): Promise<void> {
  markSignOut()
  const done = wipe(session, cause)
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(cause)
  channel.close()
  return done
}

/** Signs this tab out when another one does, also one that was asleep by then; gives the way to stop listening. */
export function followSignOut(): () => void {
  const before = signOutMark()
  const look = (): void => {
    if (currentSession() !== undefined && signOutMark() !== before) void wipe(currentSession(), 'signOut')
  }
  document.addEventListener('visibilitychange', look)
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (event.data === 'signOut' || event.data === 'idle') void wipe(currentSession(), event.data)
  }
  return () => {
    channel.close()
    document.removeEventListener('visibilitychange', look)
  }
}
