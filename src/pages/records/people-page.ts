import { idInPath } from '../../fhir/id'
import type { Session } from '../../auth/session/session'

/** Where a list of people leads: to the one person whose record may be read, and for care staff who choose among many to the search for them. */
export function peoplePage({ patientId, choosesPatient }: Pick<Session, 'patientId' | 'choosesPatient'>): string {
  return choosesPatient || patientId === undefined ? '/patients' : `/record/Patient/${idInPath(patientId)}`
}
