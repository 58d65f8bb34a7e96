import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { RecordType } from '../contract'
import type { Resource } from '../fhir/resource'
import { describe } from '../resources/registry'
import { useSession } from '../session/context'
import type { Session } from '../session/session'
import { cachedRecord, keyOf, readRecord } from './read'
import { searchAll, type SearchOptions, type SearchParams } from './search'
import { Failure, type Loaded, type LoadedOne, type RecordSet } from './types'

interface RecordsOptions extends SearchOptions {
  readonly enabled?: boolean
}

function failureOf(error: Error | null, what: string): Failure | undefined {
  if (error === null) return undefined
  return error instanceof Failure ? error : new Failure('failed', what)
}

function listParams(type: RecordType, session: Session): SearchParams | undefined {
  return session.patientId === undefined ? undefined : (describe(type).list(session.patientId) as SearchParams | undefined)
}

/** How long a growing list may stay as it is on the screen, in milliseconds. */
const STALE_MAX = 1_500

/** True when a growing list is worth drawing again: grown by half, or old. Drawing it for each page would cost more than getting the pages. */
function pacer(): (count: number) => boolean {
  let [drawn, at] = [0, 0]
  return (count) => {
    const now = Date.now()
    if (count < drawn * 1.5 && now - at < STALE_MAX) return false
    ;[drawn, at] = [count, now]
    return true
  }
}

/** Lists show while pages still come: they go into the cache as they grow, unless a whole list from before stands there. */
async function runSearch(client: QueryClient, key: readonly unknown[], signal: AbortSignal, search: (from: RecordSet | undefined, onPage: (set: RecordSet) => void) => Promise<RecordSet>): Promise<RecordSet> {
  const before = client.getQueryData<RecordSet>(key)
  const from = before?.cutOff === 'pageFailed' || before?.cutOff === 'pageCap' ? before : undefined
  const due = pacer()
  return search(from, (set) => {
    if (!signal.aborted && before?.complete !== true && due(set.matches.length)) client.setQueryData(key, set)
  })
}

/** The records of a type for the session's patient. Without `params` the type's own list; a combination that the API does not list throws. */
export function useRecords<R extends Resource = Resource>(type: RecordType, params?: SearchParams, options: RecordsOptions = {}): Loaded<R> {
  const session = useSession()
  const client = useQueryClient()
  const by = params ?? listParams(type, session)
  const { include = [], provenance = false, enabled = true } = options
  const key = keyOf(session, 'search', type, by ?? null, include, provenance)
  const query = useQuery<RecordSet>({
    queryKey: key,
    enabled,
    queryFn: ({ signal }) => {
      if (by === undefined) throw new Failure('notOffered', `${type} search`)
      return runSearch(client, key, signal, (from, onPage) => searchAll(session, type, by, { include, provenance, signal, onPage, ...(from ? { from } : {}) }))
    },
    throwOnError: (error) => !(error instanceof Failure),
  })
  const set = query.data as RecordSet<R> | undefined
  const failure = failureOf(query.error, `${type} search`)
  return { state: set ? 'ready' : failure ? 'failed' : 'loading', set, failure, fetching: query.isFetching, limits: session.grants.limits(type), retry: () => void query.refetch() }
}

/** One resource: from the lists that are already there, else by a read where the API has one. */
export function useRecord<R extends Resource = Resource>(type: RecordType, id: string): LoadedOne<R> {
  const session = useSession()
  const client = useQueryClient()
  const query = useQuery<Resource>({
    queryKey: keyOf(session, 'read', type, id),
    queryFn: ({ signal }) => cachedRecord(client, session, type, id) ?? readRecord(session, type, id, signal),
  })
  const resource = query.data as R | undefined
  const failure = failureOf(query.error, `${type} read`)
  return { state: resource ? 'ready' : failure ? 'failed' : 'loading', resource, failure, retry: () => void query.refetch() }
}
