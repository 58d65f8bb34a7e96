import type { Session } from './session'

/** Why a session ended: somebody signed out, or nobody did anything for too long. */
export type EndCause = 'signOut' | 'idle'

/** An EHR that may still know the person, and its own sign-out page. */
interface Left {
  readonly name: string
  readonly url: string
}

let current: Session | undefined
let left: Left | undefined
let ended: EndCause | undefined
const listeners = new Set<() => void>()

/** The session of this tab; undefined when nobody is signed in. */
export function currentSession(): Session | undefined {
  return current
}

/** Why there is no session any more; undefined when there was none in this page. */
export function endCause(): EndCause | undefined {
  return ended
}

/** The EHR of the session that has just ended in this page; undefined when it names no sign-out page, and after a reload. */
export function leftEhr(): Left | undefined {
  return left
}

/** Puts another session, or none because of `cause`, in its place and tells everyone who listens. */
export function setCurrentSession(session: Session | undefined, cause?: EndCause): void {
  ended = session === undefined ? cause : undefined
  if (session === current) return
  const { ehr, endSessionUrl: url } = current ?? {}
  left = session === undefined && ehr && url !== undefined ? { name: ehr.name, url } : undefined
  current = session
  for (const listener of [...listeners]) listener()
}

/** Calls back when another session, or none, takes the place; gives the way to stop it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let forget: (() => void) | undefined

/** Says how a sign-in that is under way is forgotten; the code of sign-in is loaded only when somebody signs in. */
export function onForgetSignIn(how: () => void): void {
  forget = how
}

/** Forgets a sign-in that is under way in this page, if there is one. */
export function forgetSignIn(): void {
  forget?.()
}
