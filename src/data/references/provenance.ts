import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { contractOf, type RecordType } from '../../contract'
import { listOf } from '../../lib/json'
import { parseReference, referenceOf } from '../../fhir/reference'
import type { Resource } from '../../fhir/resource'
import { useSession } from '../../auth/session/session-provider'
import type { Session } from '../../auth/session/session'
import { narrowestSearch } from '../queries/narrow-search'
import { keyOf } from '../queries/read'
import { refusesProvenance, searchAll } from '../queries/search'
import type { RecordSet } from '../record-set'

/** Where a record came from. `none`: the server was asked and named nothing. */
export interface Origin {
  readonly state: 'loading' | 'found' | 'none' | 'notShared' | 'notOffered' | 'failed'
  readonly provenance: readonly Resource[]
}

function about(resources: readonly Resource[], type: string, id: string | undefined): readonly Resource[] {
  const targets = (one: Resource): boolean =>
    listOf(one['target']).some((target) => {
      const parsed = parseReference(referenceOf(target)?.reference ?? '')
      return parsed !== undefined && 'type' in parsed && parsed.type === type && parsed.id === id
    })
  return resources.filter((one) => one.resourceType === 'Provenance' && targets(one))
}

function cached(client: QueryClient, session: Session, type: string, id: string | undefined): readonly Resource[] {
  const sets = client.getQueriesData<RecordSet>({ queryKey: keyOf(session, 'search') })
  return about(
    sets.flatMap(([, set]) => set?.included ?? []),
    type,
    id,
  )
}

/** Provenance of one record, asked for when its page opens: by the narrowest search that the record fulfils, not by its whole list. */
async function fetchOrigin(
  client: QueryClient,
  session: Session,
  type: RecordType,
  resource: Resource,
  signal: AbortSignal,
): Promise<Origin> {
  const known = cached(client, session, type, resource.id)
  if (known.length > 0) return { state: 'found', provenance: known }
  const params = narrowestSearch(type, resource)
  if (!params || session.ehr.revinclude === false || refusesProvenance.has(session))
    return { state: 'notOffered', provenance: [] }
  if (!session.grants.canRead('Provenance') || !session.grants.canRead(type, 'search'))
    return { state: 'notShared', provenance: [] }
  const set = await searchAll(session, type, params, { provenance: true, signal })
  const found = about(set.included, type, resource.id)
  if (found.length > 0) return { state: 'found', provenance: found }
  if (refusesProvenance.has(session)) return { state: 'notOffered', provenance: [] }
  return { state: set.complete ? 'none' : 'failed', provenance: [] }
}

/** Where the record came from, as far as the server says. */
export function useOrigin(type: RecordType, resource: Resource): Origin {
  const session = useSession()
  const client = useQueryClient()
  const offered = contractOf(type).revinclude
  const query = useQuery({
    queryKey: keyOf(session, 'origin', type, resource.id ?? ''),
    enabled: offered,
    queryFn: ({ signal }) => fetchOrigin(client, session, type, resource, signal),
  })
  if (!offered) return { state: 'notOffered', provenance: [] }
  return query.data ?? { state: query.error ? 'failed' : 'loading', provenance: [] }
}
