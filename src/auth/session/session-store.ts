import type { EhrSignOut, Session } from './session'

/** Why a session ended: by a sign-out or by the idle timeout. */
export type SessionEndCause = 'signOut' | 'idle'

let current: Session | undefined
let lastEhrSignOut: EhrSignOut | undefined
let endCause: SessionEndCause | undefined
const listeners = new Set<() => void>()

/** The session of this tab; undefined without a sign-in. */
export function currentSession(): Session | undefined {
  return current
}

/** Why the last session of this page ended; undefined if there was none. */
export function sessionEndCause(): SessionEndCause | undefined {
  return endCause
}

/** How to sign out at the EHR of the session that ended last in this page; undefined when the EHR has no page for that, and after a reload. */
export function ehrToSignOutOf(): EhrSignOut | undefined {
  return lastEhrSignOut
}

/** Replaces the session by another one, or by none because of `cause`, and notifies the listeners. */
export function setCurrentSession(session: Session | undefined, cause?: SessionEndCause): void {
  endCause = session === undefined ? cause : undefined
  if (session === current) return
  lastEhrSignOut = session === undefined ? current?.ehrSignOut : undefined
  current = session
  for (const listener of [...listeners]) listener()
}

/**
 * Opens the record of another patient, or closes it (undefined), in a session of its own, so that requests of the old one stop and everything in
 * memory is dropped. Throws Error for a sign-in that is limited to one patient.
 */
export function selectPatient(session: Session, patientId: string | undefined): void {
  if (!session.canSelectPatient) throw new Error('this sign-in is for one patient')
  // Another tab may have signed out.
  if (current !== session) return
  const next = session.withSelectedPatient(patientId)
  next.persist()
  setCurrentSession(next)
}

/** Calls back when the session is replaced or ends; returns the function to unsubscribe. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let resetSignIn: (() => void) | undefined

/** Registers how to reset a pending sign-in; the code for signing in is loaded on demand. */
export function onResetSignIn(reset: () => void): void {
  resetSignIn = reset
}

/** Resets the pending sign-in of this page, if there is one. */
export function resetPendingSignIn(): void {
  resetSignIn?.()
}
