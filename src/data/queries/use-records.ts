import { use } from 'react'
import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { RecordType } from '../../contract'
import type { Resource, ResourceOf } from '../../fhir/resource'
import { descriptorOf } from '../../resources/descriptors'
import { useSession, useSources } from '../../auth/session/session-provider'
import type { Session } from '../../auth/session/session'
import { useMasking } from '../privacy/masked-records'
import { useShownSet } from '../references/naming'
import { sessionQueryKey, readQuery } from './read'
import { stopSearch, streamRecords } from './stream-records'
import type { SearchOptions, SearchParams } from './search-url'
import { once } from '../../lib/memoize'
import { FhirError } from '../../fhir/errors'
import { type RecordsResult, type RecordResult, type RecordSet } from '../record-set'

interface RecordsOptions extends SearchOptions {
  readonly enabled?: boolean
  /** As the server sent them: private records are not masked, and nobody is named whom a record does not name. For exports, where the user chooses what they contain. */
  readonly unmasked?: boolean
}

function failureOf(error: Error | null, request: string): FhirError | undefined {
  if (error === null) return undefined
  return error instanceof FhirError ? error : new FhirError('failed', request)
}

function stateOf(data: unknown, failure: FhirError | undefined): RecordsResult['state'] {
  if (data !== undefined) return 'ready'
  return failure ? 'failed' : 'loading'
}

/** The search parameters that list a type for the session's patient; undefined if it cannot be listed. */
export function listParams(type: RecordType, session: Session): SearchParams | undefined {
  return session.patientId === undefined
    ? undefined
    : (descriptorOf(type).listQuery(session.patientId) as SearchParams | undefined)
}

/** The query options of a search: every page uses the same key and function for the same list. */
export function searchQuery(
  client: QueryClient,
  session: Session,
  type: RecordType,
  params: SearchParams | undefined,
  { include = [], provenance = false }: SearchOptions = {},
) {
  const queryKey = sessionQueryKey(session, 'search', type, params ?? null, include, provenance)
  const queryFn = (): Promise<RecordSet> => {
    if (params === undefined) throw new FhirError('notOffered', `${type} search`)
    return streamRecords(client, session, queryKey, type, params, { include, provenance })
  }
  return { queryKey, queryFn }
}

/** An error other than a failed request is a programming error. */
export const throwOnError = (error: Error): boolean => !(error instanceof FhirError)

/** The state of a search for its page. `set`: the query's data, masked where needed. */
export function toRecordsResult(
  query: UseQueryResult<RecordSet>,
  set: RecordSet | undefined,
  type: RecordType,
  limits: readonly string[],
  queryKey: readonly unknown[],
): RecordsResult {
  const failure = failureOf(query.error, `${type} search`)
  return {
    state: stateOf(set, failure),
    set,
    failure,
    fetching: query.isFetching,
    limits,
    retry: () => void query.refetch({ cancelRefetch: false }),
    stop: () => stopSearch(queryKey),
  }
}

const loadJoining = once(() => import('./join-sources').then(({ joinResults }) => joinResults))
// The only source has a result for each list.
const firstOf = ([first]: readonly RecordsResult[]): RecordsResult => first as RecordsResult

/** Joins the results of a list in all sources; the code for that is loaded if there are several. */
export const useJoining = (): ((results: readonly RecordsResult[]) => RecordsResult) =>
  useSources().length > 1 ? use(loadJoining()) : firstOf

/**
 * The records of a type: its lists in all sources, or a search by `params` in the session of this place, which throws for parameters that the API does
 * not list.
 */
export function useRecords<T extends RecordType>(
  type: T,
  params?: SearchParams,
  options: RecordsOptions = {},
): RecordsResult<ResourceOf<T>> {
  const place = useSession()
  const sources = useSources()
  const client = useQueryClient()
  const shownSet = useShownSet(options.unmasked)
  const join = useJoining()
  const results = sources.flatMap((session) => {
    const isAsked = params === undefined || session.id === place.id
    const search = searchQuery(client, session, type, params ?? listParams(type, session), options)
    const enabled = isAsked && (options.enabled ?? true)
    // eslint-disable-next-line react-hooks/rules-of-hooks -- the sources are the same while a component is mounted
    const query = useQuery<RecordSet>({ ...search, enabled, throwOnError })
    const set = query.data && shownSet(query.data)
    return isAsked ? toRecordsResult(query, set, type, session.grants.limits(type), search.queryKey) : []
  })
  return join(results) as RecordsResult<ResourceOf<T>>
}

/** One resource, masked while it is private: from the lists in the cache, else by a read where the API has one. */
export function useRecord<T extends RecordType>(type: T, id: string): RecordResult<ResourceOf<T>> {
  const session = useSession()
  const client = useQueryClient()
  const query = useQuery<Resource>(readQuery(client, session, type, id))
  const mask = useMasking()
  const resource = (query.data && mask(query.data)) as ResourceOf<T> | undefined
  const failure = failureOf(query.error, `${type} read`)
  return { state: stateOf(resource, failure), resource, failure, retry: () => void query.refetch() }
}
