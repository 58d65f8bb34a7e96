import { useMemo } from 'react'
import { hashKey, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import { describe } from '../../resources/registry'
import { useSession } from '../../auth/session/session-provider'
import { onSessionChange } from '../../auth/session/session-store'
import type { Session } from '../../auth/session/session'
import { loadCovers, setAsSeen, useSeen } from '../privacy/masked-records'
import { keyOf, readQuery } from './read'
import { searchAll } from './search'
import type { SearchOptions, SearchParams } from './search-url'
import { Failure } from '../../fhir/errors'
import { type Loaded, type LoadedOne, type RecordSet } from '../record-set'

interface RecordsOptions extends SearchOptions {
  readonly enabled?: boolean
  /** What is marked private uncovered: for files, where the person chooses what goes into them. */
  readonly asSent?: boolean
}

function failureOf(error: Error | null, what: string): Failure | undefined {
  if (error === null) return undefined
  return error instanceof Failure ? error : new Failure('failed', what)
}

/** The search that lists a type for the patient of the session; undefined where there is none. */
export function listParams(type: RecordType, session: Session): SearchParams | undefined {
  return session.patientId === undefined
    ? undefined
    : (describe(type).list(session.patientId) as SearchParams | undefined)
}

/** How long a growing list may stay as it is on the screen, in milliseconds. */
const STALE_MAX = 5_000

/** True when a growing list is worth drawing again: grown to twice its length, or old. Drawing it for each page would cost more than getting the pages. */
function pacer(): (count: number) => boolean {
  let [drawn, at] = [0, 0]
  return (count) => {
    const now = Date.now()
    if (count < drawn * 2 && now - at < STALE_MAX) return false
    ;[drawn, at] = [count, now]
    return true
  }
}

/** The searches that are under way, by the hash of their key. */
const underWay = new Map<string, AbortController>()

const goesOn: readonly RecordSet['cutOff'][] = ['pageFailed', 'pageCap', 'stopped']

/**
 * Lists show while pages still come: they go into the cache as they grow, unless a whole list from before stands there.
 * A search goes on when its page is left, for the next page wants the same list; it ends with the session.
 */
async function runSearch(
  client: QueryClient,
  session: Session,
  key: readonly unknown[],
  type: RecordType,
  by: SearchParams,
  options: SearchOptions,
): Promise<RecordSet> {
  const covers = loadCovers()
  let hidden = false
  // A failure is told when the list has come.
  covers.then(
    () => (hidden = true),
    () => undefined,
  )
  const before = client.getQueryData<RecordSet>(key)
  const from = before && goesOn.includes(before.cutOff) ? before : undefined
  const due = pacer()
  const [stop, gone] = [new AbortController(), new AbortController()]
  const forget = onSessionChange(() => gone.abort())
  underWay.set(hashKey(key), stop)
  const onPage = (count: number, set: () => RecordSet): void => {
    if (hidden && !gone.signal.aborted && before?.complete !== true && due(count)) client.setQueryData(key, set())
  }
  try {
    const [found] = await Promise.all([
      searchAll(session, type, by, {
        ...options,
        signal: gone.signal,
        stop: stop.signal,
        onPage,
        ...(from ? { from } : {}),
      }),
      covers,
    ])
    return found
  } finally {
    forget()
    if (underWay.get(hashKey(key)) === stop) underWay.delete(hashKey(key))
  }
}

/** The search of a type as the cache keeps it: the same key and the same way to get it for every page. */
export function recordsQuery(
  client: QueryClient,
  session: Session,
  type: RecordType,
  by: SearchParams | undefined,
  { include = [], provenance = false }: SearchOptions = {},
) {
  const queryKey = keyOf(session, 'search', type, by ?? null, include, provenance)
  const queryFn = (): Promise<RecordSet> => {
    if (by === undefined) throw new Failure('notOffered', `${type} search`)
    return runSearch(client, session, queryKey, type, by, { include, provenance })
  }
  return { queryKey, queryFn }
}

/** Ends a search that is under way with what has come so far. */
export function stopSearch(queryKey: readonly unknown[]): void {
  underWay.get(hashKey(queryKey))?.abort()
}

/** The records of a type for the session's patient. Without `params` the type's own list; a combination that the API does not list throws. */
export function useRecords<R extends Resource = Resource>(
  type: RecordType,
  params?: SearchParams,
  options: RecordsOptions = {},
): Loaded<R> {
  const session = useSession()
  const client = useQueryClient()
  const search = recordsQuery(client, session, type, params ?? listParams(type, session), options)
  const query = useQuery<RecordSet>({
    ...search,
    enabled: options.enabled ?? true,
    throwOnError: (error) => !(error instanceof Failure),
  })
  const seen = useSeen()
  const sent = query.data
  const set = useMemo(
    () => (sent === undefined || options.asSent ? sent : setAsSeen(sent, seen)),
    [sent, seen, options.asSent],
  ) as RecordSet<R> | undefined
  const failure = failureOf(query.error, `${type} search`)
  return {
    state: set ? 'ready' : failure ? 'failed' : 'loading',
    set,
    failure,
    fetching: query.isFetching,
    limits: session.grants.limits(type),
    retry: () => void query.refetch({ cancelRefetch: false }),
    stop: () => stopSearch(search.queryKey),
  }
}

/** One resource, covered while it is private and not shown: from the lists that are already there, else by a read where the API has one. */
export function useRecord<R extends Resource = Resource>(type: RecordType, id: string): LoadedOne<R> {
  const session = useSession()
  const client = useQueryClient()
  const query = useQuery<Resource>(readQuery(client, session, type, id))
  const seen = useSeen()
  const resource = (query.data && seen(query.data)) as R | undefined
  const failure = failureOf(query.error, `${type} read`)
  return {
    state: resource ? 'ready' : failure ? 'failed' : 'loading',
    resource,
    failure,
    retry: () => void query.refetch(),
  }
}
