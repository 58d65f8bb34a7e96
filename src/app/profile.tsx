import { Navigate } from 'react-router'
import { idInPath } from '../fhir/id'
import { useSession } from '../auth/session/session-provider'
import { NotFound } from './not-found'

/** The person's own record is a record like any other: its page. */
export function ProfileRoute() {
  const { patientId } = useSession()
  return patientId ? <Navigate replace to={`/record/Patient/${idInPath(patientId)}`} /> : <NotFound />
}
