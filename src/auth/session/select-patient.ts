import { currentSession, setCurrentSession } from './session-store'
import type { Session } from './session'

/**
 * Opens the record of another patient for care staff, or closes it (undefined): a session of its own takes the place,
 * so that requests of the old one stop and everything kept in memory is dropped. Throws Error for a sign-in that is bound to its patient.
 */
export function choosePatient(session: Session, patientId: string | undefined): void {
  if (!session.choosesPatient) throw new Error('this sign-in is for one patient')
  // Somebody may have signed out in another tab.
  if (currentSession() !== session) return
  const next = session.withChosenPatient(patientId)
  next.keep()
  setCurrentSession(next)
}
