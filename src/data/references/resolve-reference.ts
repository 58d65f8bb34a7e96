import type { QueryClient } from '@tanstack/react-query'
import type { RecordType } from '../../contract'
import { parseReference } from '../../fhir/reference'
import type { Resource } from '../../fhir/resource'
import type { Session } from '../../auth/session/session'
import { isReadable } from '../queries/capabilities'
import { cachedRecord, sessionQueryKey } from '../queries/read'
import { recordOwnerOf } from '../queries/search'
import { FhirError, isFinal, type FhirErrorKind } from '../../fhir/errors'

export interface RecordLink {
  readonly type: RecordType
  readonly id: string
}

/** What is known about a referenced record without a request. */
export type LinkedRecordState =
  | { readonly state: 'loaded'; readonly resource: Resource }
  /** Can be read, but has not been. */
  | { readonly state: 'readable' }
  | { readonly state: 'failed'; readonly kind: FhirErrorKind }

/** The target of a reference: on the session's server, on another one, or unknown. */
export type ReferenceResolution =
  | { readonly at: 'here'; readonly type: string; readonly id: string }
  | { readonly at: 'elsewhere'; readonly host: string }
  | { readonly at: 'nowhere' }

/** Resolves a `Reference.reference`; contained references and URNs have no target outside their document. */
export function resolveReference(reference: string, session: Session): ReferenceResolution {
  const parsed = parseReference(reference)
  if (!parsed || parsed.kind === 'contained' || parsed.kind === 'urn') return { at: 'nowhere' }
  if (parsed.kind === 'absolute' && !recordOwnerOf(session).bases.some((base) => parsed.url.startsWith(`${base}/`)))
    return URL.canParse(parsed.url) ? { at: 'elsewhere', host: new URL(parsed.url).host } : { at: 'nowhere' }
  return parsed.type !== undefined && parsed.id !== undefined
    ? { at: 'here', type: parsed.type, id: parsed.id }
    : { at: 'nowhere' }
}

/** The state of a record according to the cache and the grants; `mask` masks private records (`useMasking`). */
export function linkedRecordState(
  client: QueryClient,
  session: Session,
  { type, id }: RecordLink,
  mask: (resource: Resource) => Resource,
): LinkedRecordState {
  const key = sessionQueryKey(session, 'read', type, id)
  const resource = cachedRecord(client, session, type, id) ?? client.getQueryData<Resource>(key)
  if (resource) return { state: 'loaded', resource: mask(resource) }
  const error = client.getQueryState(key)?.error
  if (error instanceof FhirError) return { state: 'failed', kind: error.kind }
  if (!isReadable(type, session)) return { state: 'failed', kind: 'notOffered' }
  return session.grants.canRead(type, 'read') ? { state: 'readable' } : { state: 'failed', kind: 'notShared' }
}

/** False when a request is known to fail: the record is not shared, not found or not offered. */
export function canRequest(client: QueryClient, session: Session, link: RecordLink): boolean {
  const known = linkedRecordState(client, session, link, (resource) => resource)
  return known.state !== 'failed' || !isFinal(known.kind)
}
