import { loadConfig } from './config'
import { currentSession, forgetSignIn, setCurrentSession } from './current'
import { isObject } from './json'
import type { Session } from './session'
import { SmartSession, type SessionRecord } from './smart-session'
import { clearTab, readTab } from './tab-store'

function isRecord(value: unknown): value is SessionRecord {
  return isObject(value) && typeof value.id === 'string' && isObject(value.tokens) && isObject(value.place) && Array.isArray(value.asked)
}

async function restore(): Promise<Session | undefined> {
  const record = readTab('session')
  if (!isRecord(record)) return undefined
  const { ehrs } = await loadConfig()
  const ehr = ehrs.find((one) => one.id === record.ehrId)
  if (ehr === undefined || currentSession() !== undefined) return currentSession()
  const session = new SmartSession(ehr, record)
  session.keep()
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
const SIGNED_OUT = 'signed-out'

function wipe(session: Session | undefined): Promise<void> {
  clearTab('pending')
  clearTab('session')
  forgetSignIn()
  setCurrentSession(undefined)
  return session?.end() ?? Promise.resolve()
}

/** Signs out in this tab and in the app's other tabs: requests stop, storage is emptied, tokens are revoked where the EHR can. Never rejects. */
export function signOut(session: Session): Promise<void> {
  const done = wipe(session)
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(SIGNED_OUT)
  channel.close()
  return done
}

/** Signs this tab out when another one does; gives the way to stop listening. */
export function followSignOut(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = (event: MessageEvent<unknown>) => {
    if (event.data === SIGNED_OUT) void wipe(currentSession())
  }
  return () => channel.close()
}
