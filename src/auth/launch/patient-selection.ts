import { idleTimeoutMinutes } from '../session/end-session'
import { SignInError } from '../sign-in-error'
import { signOutMarker } from '../tokens/sign-out-marker'
import type { Session } from '../session/session'

/** A patient that this sign-in grants access to. */
export interface PatientChoice {
  readonly id: string
  readonly name: string | undefined
  readonly birthDate: string | undefined
  readonly hasDied: boolean
  /** The user's own record. */
  readonly isSelf: boolean
}

/** The patients that a sign-in grants access to: nothing of them is shown before one is selected. */
export interface PatientSelection<T> {
  readonly choices: readonly PatientChoice[]
  /** Throws SignInError: `noPatient` for an id that is not among the choices, `expired` when the selection has been open for too long. */
  select(id: string): T
  /** True once it has ended; it ends with the first call after its time. */
  isOver(): boolean
}

const MAX_MINUTES = 10

/**
 * Offers a selection for ten minutes, or for the idle timeout if that is shorter. Activity does not extend it. It ends after a sign-out in another
 * tab as well. At its end the tokens are revoked. Compares times, because timers stop while a device sleeps.
 */
export function offerSelection<T>(
  session: Session,
  choices: readonly PatientChoice[],
  open: (id: string) => T,
): PatientSelection<T> {
  const [startedAt, marker] = [Date.now(), signOutMarker()]
  const lifetimeMs = Math.min(MAX_MINUTES, idleTimeoutMinutes(session)) * 60_000
  let state: 'open' | 'selected' | 'over' = 'open'
  const isOver = (): boolean => {
    const age = Date.now() - startedAt
    if (state !== 'open' || (age >= 0 && age < lifetimeMs && signOutMarker() === marker)) return state === 'over'
    state = 'over'
    void session.end()
    return true
  }
  const select = (id: string): T => {
    if (isOver()) throw new SignInError('expired', undefined, session.ehr.id)
    if (!choices.some((choice) => choice.id === id)) throw new SignInError('noPatient', undefined, session.ehr.id)
    state = 'selected'
    return open(id)
  }
  return { choices, select, isOver }
}
