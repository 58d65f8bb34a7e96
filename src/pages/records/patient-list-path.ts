import { encodeIdForPath } from '../../fhir/id'
import type { Session } from '../../auth/session/session'

/** Where the list of patients redirects to: the patient of the session, or the patient search for a provider who may choose one. */
export function patientListPath({
  patientId,
  canSelectPatient,
}: Pick<Session, 'patientId' | 'canSelectPatient'>): string {
  return canSelectPatient || patientId === undefined ? '/patients' : `/record/Patient/${encodeIdForPath(patientId)}`
}
