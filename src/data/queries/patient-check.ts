import type { QueryClient } from '@tanstack/react-query'
import type { Session } from '../../auth/session/session'
import { FhirError, isFinal } from '../../fhir/errors'
import type { RecordSet } from '../record-set'
import { readQuery } from './read'
import type { SearchParams } from './search-url'

/**
 * True when the server has answered that it has no such patient, does not let this app read who it is, or has sent another patient (SMART App Launch 2.2:
 * `patient` is the id of the patient in context). Then nothing can be said about a person. False for a failure that may pass, which is
 * requested again when a page opens, and if nothing was requested.
 */
export function isPatientUnreadable({ kind, status }: FhirError): boolean {
  if (kind === 'notShared' || kind === 'notOffered') return status !== undefined
  return kind === 'notFound' || kind === 'otherPerson'
}

/** True once the patient in context has been read; a read that is pending is awaited, one that failed for good is not repeated. */
async function isPatientRead(client: QueryClient, session: Session): Promise<boolean> {
  const query = readQuery(client, session, 'Patient', session.patientId ?? '')
  const error = client.getQueryState(query.queryKey)?.error
  if (error instanceof FhirError && isFinal(error.kind)) return false
  return client.fetchQuery(query).then(
    () => true,
    () => false,
  )
}

/**
 * The set, unless it says that a patient has no such records while nobody knows whether the server has this patient: an empty search for an unknown
 * patient is no error (R4 search, 3.1.1.4.12) and says nothing about a person. Then throws FhirError `patientUnread`.
 */
export async function withPatientChecked(
  client: QueryClient,
  session: Session,
  params: SearchParams,
  request: string,
  set: RecordSet,
): Promise<RecordSet> {
  if (params['patient'] === undefined || set.matches.length > 0 || !set.complete) return set
  if (await isPatientRead(client, session)) return set
  throw new FhirError('patientUnread', request)
}
