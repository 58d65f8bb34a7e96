import type { QueryClient } from '@tanstack/react-query'
import type { RecordType } from '../../contract'
import { parseReference } from '../../fhir/reference'
import type { Resource } from '../../fhir/resource'
import type { Session } from '../../auth/session/session'
import { isReadable } from '../queries/capabilities'
import { asSeen } from '../privacy/masked-records'
import { cachedRecord, keyOf } from '../queries/read'
import { ownerOf } from '../queries/search'
import { FhirError, isFinal, type FhirErrorKind } from '../../fhir/errors'

export interface Link {
  readonly type: RecordType
  readonly id: string
}

/** What is known of a record that a reference names, without asking for it. */
export type LinkState =
  | { readonly state: 'loaded'; readonly resource: Resource }
  /** Can be read, and has not been. */
  | { readonly state: 'readable' }
  | { readonly state: 'failed'; readonly kind: FhirErrorKind }

/** The place of a reference: in this record's own server, elsewhere, or nowhere that can be told. */
export type Place =
  | { readonly at: 'here'; readonly type: string; readonly id: string }
  | { readonly at: 'elsewhere'; readonly host: string }
  | { readonly at: 'nowhere' }

/** Where a `Reference.reference` leads; `#contained` and urns lead nowhere outside their own document. */
export function placeOf(reference: string, session: Session): Place {
  const parsed = parseReference(reference)
  if (!parsed || parsed.kind === 'contained' || parsed.kind === 'urn') return { at: 'nowhere' }
  if (parsed.kind === 'absolute' && !ownerOf(session).bases.some((base) => parsed.url.startsWith(`${base}/`)))
    return { at: 'elsewhere', host: new URL(parsed.url).host }
  return parsed.type !== undefined && parsed.id !== undefined
    ? { at: 'here', type: parsed.type, id: parsed.id }
    : { at: 'nowhere' }
}

/** What the cache and the grants say of a record. */
export function linkState(client: QueryClient, session: Session, { type, id }: Link): LinkState {
  const key = keyOf(session, 'read', type, id)
  const resource = cachedRecord(client, session, type, id) ?? client.getQueryData<Resource>(key)
  if (resource) return { state: 'loaded', resource: asSeen(session, resource) }
  const error = client.getQueryState(key)?.error
  if (error instanceof FhirError) return { state: 'failed', kind: error.kind }
  if (!isReadable(type, session)) return { state: 'failed', kind: 'notOffered' }
  return session.grants.canRead(type, 'read') ? { state: 'readable' } : { state: 'failed', kind: 'notShared' }
}

/** False where the answer is known: the record is closed, not there or not for this app. */
export function mayAsk(client: QueryClient, session: Session, link: Link): boolean {
  const known = linkState(client, session, link)
  return known.state !== 'failed' || !isFinal(known.kind)
}
