import type { EhrSignOut, Session } from './session'

/** Why a session ended: by a sign-out or by the idle timeout. */
export type SessionEndCause = 'signOut' | 'idle'

/** Which sessions a change of the list added and removed. */
export interface SessionChange {
  readonly added: readonly Session[]
  readonly removed: readonly Session[]
}

/** In the order in which they were added. */
let sessions: readonly Session[] = []
let lastEhrSignOut: EhrSignOut | undefined
let endCause: SessionEndCause | undefined
const listeners = new Set<(change: SessionChange) => void>()

/** The sources of the record in this tab; empty without a sign-in and without a file. The same list until one is added or removed. */
export function currentSessions(): readonly Session[] {
  return sessions
}

/** The first session of this tab; undefined without a sign-in. */
export function currentSession(): Session | undefined {
  return sessions[0]
}

/** Why the last session of this page ended; undefined if there was none. */
export function sessionEndCause(): SessionEndCause | undefined {
  return endCause
}

/** How to sign out at the EHR of the session that ended last in this page; undefined when the EHR has no page for that, and after a reload. */
export function ehrToSignOutOf(): EhrSignOut | undefined {
  return lastEhrSignOut
}

/** Replaces the sessions of this tab, by none because of `cause`, and tells the listeners which were added and removed. */
export function setSessions(next: readonly Session[], cause?: SessionEndCause): void {
  endCause = next.length === 0 ? cause : undefined
  const before = sessions
  const change = {
    added: next.filter((session) => !before.includes(session)),
    removed: before.filter((session) => !next.includes(session)),
  }
  if (change.added.length + change.removed.length === 0) return
  lastEhrSignOut = next.length === 0 ? before[0]?.ehrSignOut : undefined
  sessions = next
  for (const listener of [...listeners]) listener(change)
}

/** Replaces all sessions by one, or by none because of `cause`. */
export const setCurrentSession = (session: Session | undefined, cause?: SessionEndCause): void =>
  setSessions(session === undefined ? [] : [session], cause)

/**
 * Opens the record of another patient, or closes it (undefined), in a session of its own, so that requests of the old one stop and everything in
 * memory is dropped. Throws Error for a sign-in that is limited to one patient.
 */
export function selectPatient(session: Session, patientId: string | undefined): void {
  if (!session.canSelectPatient) throw new Error('this sign-in is for one patient')
  // Another tab may have signed out.
  if (!sessions.includes(session)) return
  const next = session.withSelectedPatient(patientId)
  next.persist()
  setSessions(sessions.map((each) => (each === session ? next : each)))
}

/** Calls back when sessions are added, replaced or end; returns the function to unsubscribe. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
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
