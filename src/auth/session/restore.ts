import { resolveEhr } from '../../config/config'
import { loadConfig } from '../http/load-config'
import { endSession, isIdleTooLong } from './end-session'
import { currentSession, setCurrentSession } from './session-store'
import { isObject } from '../../lib/json'
import type { Session } from './session'
import { signOutMarker } from '../tokens/sign-out-marker'
import { SmartSession, type SessionRecord } from './smart-session'
import { readTabStorage } from '../tab-storage'

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
  if (isIdleTooLong(session)) {
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
