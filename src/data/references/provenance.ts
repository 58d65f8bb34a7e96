import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { contractOf, PROVENANCE_REVINCLUDE, type RecordType } from '../../contract'
import { listOf } from '../../lib/json'
import { referencedKey } from '../../fhir/reference'
import { recordKey, setSource } from '../../fhir/source'
import { isWholeSet } from '../../fhir/whole-list'
import type { Resource } from '../../fhir/resource'
import { useSession } from '../../auth/session/session-provider'
import type { Session } from '../../auth/session/session'
import { splitBundle } from '../queries/bundle'
import { narrowestSearch } from '../queries/narrow-search'
import { parseBody } from '../queries/parse-body'
import { sessionQueryKey } from '../queries/read'
import { recordOwnerOf, sessionsWithoutProvenance, searchAll } from '../queries/search'
import type { RecordSet } from '../record-set'

/** The provenance of a record. `none`: the server returned none. */
export interface ProvenanceResult {
  readonly state: 'loading' | 'found' | 'none' | 'notShared' | 'notOffered' | 'failed'
  readonly provenance: readonly Resource[]
}

function provenanceAbout(resources: readonly Resource[], record: Resource): readonly Resource[] {
  const key = recordKey(record)
  const isAbout = (provenance: Resource): boolean =>
    listOf(provenance['target']).some((target) => referencedKey(provenance, target, record.resourceType) === key)
  return resources.filter((resource) => resource.resourceType === 'Provenance' && isAbout(resource))
}

function cachedProvenance(client: QueryClient, session: Session, record: Resource): readonly Resource[] {
  const sets = client.getQueriesData<RecordSet>({ queryKey: sessionQueryKey(session, 'search') })
  return provenanceAbout(
    sets.flatMap(([, set]) => set?.included ?? []),
    record,
  )
}

/** The provenance in a file, which is searched in memory: by id, as no search of the API is. */
async function provenanceInFile(
  session: Session,
  type: RecordType,
  record: Resource,
  signal: AbortSignal,
): Promise<ProvenanceResult> {
  const query = new URLSearchParams({ _id: record.id ?? '', _revinclude: PROVENANCE_REVINCLUDE })
  const body = await parseBody(await session.get(`${type}?${query.toString()}`, signal))
  const { included } = splitBundle(body, type, recordOwnerOf(session))
  setSource(included, session)
  const found = provenanceAbout(included, record)
  return { state: found.length > 0 ? 'found' : 'none', provenance: found }
}

/** Fetches the provenance of one record by the narrowest search that matches it, instead of its complete list. */
async function fetchProvenance(
  client: QueryClient,
  session: Session,
  type: RecordType,
  resource: Resource,
  signal: AbortSignal,
): Promise<ProvenanceResult> {
  const known = cachedProvenance(client, session, resource)
  if (known.length > 0) return { state: 'found', provenance: known }
  if (session.kind === 'file') return provenanceInFile(session, type, resource, signal)
  const params = narrowestSearch(type, resource)
  if (!params || session.ehr.revinclude === false || sessionsWithoutProvenance.has(session))
    return { state: 'notOffered', provenance: [] }
  if (!session.grants.canRead('Provenance') || !session.grants.canRead(type, 'search'))
    return { state: 'notShared', provenance: [] }
  const set = await searchAll(session, type, params, { provenance: true, signal })
  const found = provenanceAbout(set.included, resource)
  if (found.length > 0) return { state: 'found', provenance: found }
  if (sessionsWithoutProvenance.has(session)) return { state: 'notOffered', provenance: [] }
  return { state: isWholeSet(set) ? 'none' : 'failed', provenance: [] }
}

/** The provenance of a record, requested when its page opens. */
export function useProvenance(type: RecordType, resource: Resource): ProvenanceResult {
  const session = useSession()
  const client = useQueryClient()
  const isOffered = contractOf(type).revinclude
  const query = useQuery({
    queryKey: sessionQueryKey(session, 'provenance', type, resource.id ?? ''),
    enabled: isOffered,
    queryFn: ({ signal }) => fetchProvenance(client, session, type, resource, signal),
  })
  if (!isOffered) return { state: 'notOffered', provenance: [] }
  return query.data ?? { state: query.error ? 'failed' : 'loading', provenance: [] }
}
