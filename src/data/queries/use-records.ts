import { useCallback, useMemo } from 'react'
import { useQueries, useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import type { Session } from '../../auth/session/session'
import { useSetMasking, useSeen } from '../privacy/masked-records'
import { keyOf, readQuery } from './read'
import { stopSearch, streamRecords } from './stream-records'
import type { SearchOptions, SearchParams } from './search-url'
import { FhirError } from '../../fhir/errors'
import { type Loaded, type LoadedOne, type RecordSet } from '../record-set'

interface RecordsOptions extends SearchOptions {
  readonly enabled?: boolean
  /** Private records are not masked: for exports, where the user chooses what they contain. */
  readonly asSent?: boolean
}

interface RecordsOfTypesOptions {
  /** As in `useRecords`. */
  readonly asSent?: boolean
  readonly searchOptions?: (type: RecordType) => SearchOptions
}

/** A type and the state of its list. */
export interface RecordsOfType {
  readonly type: RecordType
  readonly loaded: Loaded
}

function failureOf(error: Error | null, what: string): FhirError | undefined {
  if (error === null) return undefined
  return error instanceof FhirError ? error : new FhirError('failed', what)
}

function stateOf(data: unknown, failure: FhirError | undefined): Loaded['state'] {
  if (data !== undefined) return 'ready'
  return failure ? 'failed' : 'loading'
}

/** The search that lists a type for the patient of the session; undefined where there is none. */
export function listParams(type: RecordType, session: Session): SearchParams | undefined {
  return session.patientId === undefined
    ? undefined
    : (descriptorOf(type).listQuery(session.patientId) as SearchParams | undefined)
}

/** The query options of a search: every page uses the same key and function for the same list. */
export function recordsQuery(
  client: QueryClient,
  session: Session,
  type: RecordType,
  by: SearchParams | undefined,
  { include = [], provenance = false }: SearchOptions = {},
) {
  const queryKey = keyOf(session, 'search', type, by ?? null, include, provenance)
  const queryFn = (): Promise<RecordSet> => {
    if (by === undefined) throw new FhirError('notOffered', `${type} search`)
    return streamRecords(client, session, queryKey, type, by, { include, provenance })
  }
  return { queryKey, queryFn }
}

/** Anything but a failed request is a programming error. */
const throwOnError = (error: Error): boolean => !(error instanceof FhirError)

function resultOf(
  query: UseQueryResult<RecordSet>,
  set: RecordSet | undefined,
  type: RecordType,
  limits: readonly string[],
  queryKey: readonly unknown[],
): Loaded {
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

/** The records of a type for the session's patient. Without `params` the type's own list; a combination that the API does not list throws. */
export function useRecords<R extends Resource = Resource>(
  type: RecordType,
  params?: SearchParams,
  options: RecordsOptions = {},
): Loaded<R> {
  const session = useSession()
  const client = useQueryClient()
  const maskSet = useSetMasking(options.asSent)
  const search = recordsQuery(client, session, type, params ?? listParams(type, session), options)
  const query = useQuery<RecordSet>({ ...search, enabled: options.enabled ?? true, throwOnError })
  const set = query.data && maskSet(query.data)
  return resultOf(query, set, type, session.grants.limits(type), search.queryKey) as Loaded<R>
}

/**
 * The lists of several types, in the order of `types`, each with its own state. The same array until a result changes.
 * `types` and `searchOptions` must keep their identity between renders.
 */
export function useRecordsOfTypes(
  types: readonly RecordType[],
  { asSent, searchOptions }: RecordsOfTypesOptions = {},
): readonly RecordsOfType[] {
  const session = useSession()
  const client = useQueryClient()
  const maskSet = useSetMasking(asSent)
  const { grants } = session
  const searches = useMemo(
    () =>
      types.map((type) => ({
        ...recordsQuery(client, session, type, listParams(type, session), searchOptions?.(type)),
        throwOnError,
      })),
    [client, session, types, searchOptions],
  )
  // A Map, because TanStack Query compares and copies plain arrays and objects deeply, record by record.
  const combine = useCallback(
    (queries: readonly UseQueryResult<RecordSet>[]) =>
      new Map(
        types.flatMap((type, index) => {
          const [query, search] = [queries[index], searches[index]]
          if (query === undefined || search === undefined) return []
          const set = query.data && maskSet(query.data)
          return [[type, resultOf(query, set, type, grants.limits(type), search.queryKey)] as const]
        }),
      ),
    [types, searches, grants, maskSet],
  )
  const results = useQueries({ queries: searches, combine })
  return useMemo(() => [...results].map(([type, loaded]) => ({ type, loaded })), [results])
}

/** One resource, masked while it is private: from the lists in the cache, else by a read where the API has one. */
export function useRecord<R extends Resource = Resource>(type: RecordType, id: string): LoadedOne<R> {
  const session = useSession()
  const client = useQueryClient()
  const query = useQuery<Resource>(readQuery(client, session, type, id))
  const seen = useSeen()
  const resource = (query.data && seen(query.data)) as R | undefined
  const failure = failureOf(query.error, `${type} read`)
  return { state: stateOf(resource, failure), resource, failure, retry: () => void query.refetch() }
}
