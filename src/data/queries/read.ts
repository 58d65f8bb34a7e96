import type { QueryClient } from '@tanstack/react-query'
import type { RecordType } from '../../contract'
import { encodeIdForPath, isId } from '../../fhir/id'
import { memoizeByObject } from '../../lib/memoize'
import type { Resource } from '../../fhir/resource'
import type { Session } from '../../auth/session/session'
import { bodyOf } from './parse-body'
import { whoseIs } from './bundle'
import { isReadable } from './capabilities'
import { loadCovers } from '../privacy/masked-records'
import { ownerOf } from './search'
import { FhirError, isFinal } from '../../fhir/errors'
import { type RecordSet } from '../record-set'

/** Every cache key starts so: nothing crosses servers, sign-ins or patients. */
export function keyOf(session: Session, ...rest: readonly unknown[]): readonly unknown[] {
  return ['fhir', session.server, session.id, session.patientId ?? '', ...rest]
}

/** The records of a search by their type and id, of two with the same the first: a page may ask for hundreds out of thousands. */
const byTypeAndId = memoizeByObject(({ matches, included }: RecordSet) => {
  const types = new Map<string, Map<string | undefined, Resource>>()
  for (const one of [...matches, ...included].reverse())
    types.set(
      one.resourceType,
      (types.get(one.resourceType) ?? new Map<string | undefined, Resource>()).set(one.id, one),
    )
  return types
})

/** The resource in the searches that are already there. */
export function cachedRecord(client: QueryClient, session: Session, type: string, id: string): Resource | undefined {
  const sets = client.getQueriesData<RecordSet>({ queryKey: keyOf(session, 'search') })
  for (const [, set] of sets) {
    const found = set && byTypeAndId(set).get(type)?.get(id)
    if (found) return found
  }
  return undefined
}

/** Reads one resource. Throws Failure: `otherPerson` when it belongs to another patient, `notFhir` when it is not what was asked for. */
export async function readRecord(
  session: Session,
  type: RecordType,
  id: string,
  signal?: AbortSignal,
): Promise<Resource> {
  const what = `${type} read`
  if (!isReadable(type, session)) throw new FhirError('notOffered', what)
  if (!session.grants.canRead(type, 'read')) throw new FhirError('notShared', what)
  if (!isId(id)) throw new FhirError('notFound', what)
  const [response] = await Promise.all([session.get(`${type}/${encodeIdForPath(id)}`, signal), loadCovers()])
  const body = (await bodyOf(response)) as Resource | null | undefined
  if (body?.resourceType !== type || body.id !== id) throw new FhirError('notFhir', what)
  if (whoseIs(body, ownerOf(session)) === 'others') throw new FhirError('otherPerson', what)
  return body
}

/** The read of one resource as the cache keeps it: from the lists that are already there, else by a request, whose refusal stands. */
export function readQuery(client: QueryClient, session: Session, type: RecordType, id: string) {
  return {
    queryKey: keyOf(session, 'read', type, id),
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Resource> | Resource =>
      cachedRecord(client, session, type, id) ?? readRecord(session, type, id, signal),
    retryOnMount: ({ state }: { readonly state: { readonly error: unknown } }): boolean =>
      !(state.error instanceof FhirError && isFinal(state.error.kind)),
  }
}
