import type { QueryClient } from '@tanstack/react-query'
import type { RecordType } from '../../contract'
import { encodeIdForPath, isId } from '../../fhir/id'
import { memoizeByObject } from '../../lib/memoize'
import type { Resource } from '../../fhir/resource'
import type { FhirGetOptions } from '../../auth/http/fhir-fetch'
import type { Session } from '../../auth/session/session'
import { parseBody } from './parse-body'
import { ownershipOf } from './bundle'
import { isReadable } from './capabilities'
import { loadMasking } from '../privacy/masked-records'
import { recordOwnerOf } from './search'
import { FhirError, isFinal } from '../../fhir/errors'
import { setSource } from '../../fhir/source'
import { type RecordSet } from '../record-set'

/** The start of every query key, so that nothing is shared between servers, sign-ins or patients. */
export function sessionQueryKey(session: Session, ...rest: readonly unknown[]): readonly unknown[] {
  return ['fhir', session.server, session.id, session.patientId ?? '', ...rest]
}

/** The records of a search by type and id, the first of duplicates. Memoized: a page may look up hundreds among thousands. */
const recordsByTypeAndId = memoizeByObject(({ matches, included }: RecordSet) => {
  const types = new Map<string, Map<string | undefined, Resource>>()
  for (const record of [...matches, ...included].reverse()) {
    const byId = types.get(record.resourceType) ?? new Map<string | undefined, Resource>()
    types.set(record.resourceType, byId.set(record.id, record))
  }
  return types
})

/** The resource, if a cached search contains it. */
export function cachedRecord(client: QueryClient, session: Session, type: string, id: string): Resource | undefined {
  const sets = client.getQueriesData<RecordSet>({ queryKey: sessionQueryKey(session, 'search') })
  for (const [, set] of sets) {
    const found = set && recordsByTypeAndId(set).get(type)?.get(id)
    if (found) return found
  }
  return undefined
}

/** Reads one resource. Throws FhirError, also `otherPerson` if it belongs to another patient and `notFhir` if it is not the requested one. */
export async function fetchRecord(
  session: Session,
  type: RecordType,
  id: string,
  signal?: AbortSignal,
  options?: FhirGetOptions,
): Promise<Resource> {
  const request = `${type} read`
  if (!isReadable(type, session)) throw new FhirError('notOffered', request)
  if (!session.grants.canRead(type, 'read')) throw new FhirError('notShared', request)
  if (!isId(id)) throw new FhirError('notFound', request)
  const [response] = await Promise.all([session.get(`${type}/${encodeIdForPath(id)}`, signal, options), loadMasking()])
  const body = (await parseBody(response)) as Resource | null | undefined
  if (body?.resourceType !== type) throw new FhirError('notFhir', request)
  if (body.id !== id) throw new FhirError(type === 'Patient' && body.id ? 'otherPerson' : 'notFhir', request)
  if (ownershipOf(body, recordOwnerOf(session)) === 'other') throw new FhirError('otherPerson', request)
  setSource([body], session)
  return body
}

/** The query options to read one resource: from the cached lists, else by a request. Final errors are not retried on mount. */
export function readQuery(
  client: QueryClient,
  session: Session,
  type: RecordType,
  id: string,
  options?: FhirGetOptions,
) {
  return {
    queryKey: sessionQueryKey(session, 'read', type, id),
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Resource> | Resource =>
      cachedRecord(client, session, type, id) ?? fetchRecord(session, type, id, signal, options),
    retryOnMount: ({ state }: { readonly state: { readonly error: unknown } }): boolean =>
      !(state.error instanceof FhirError && isFinal(state.error.kind)),
  }
}
