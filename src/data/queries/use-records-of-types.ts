import { useCallback, useMemo } from 'react'
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { RecordType } from '../../contract'
import { useSources } from '../../auth/session/session-provider'
import { useShownSet } from '../references/naming'
import type { RecordsResult, RecordSet } from '../record-set'
import type { SearchOptions } from './search-url'
import { listParams, searchQuery, throwOnError, toRecordsResult, useJoining } from './use-records'

interface RecordsOfTypesOptions {
  /** As in `useRecords`. */
  readonly unmasked?: boolean
  readonly searchOptions?: (type: RecordType) => SearchOptions
}

/** A type and the state of its list. */
export interface TypedRecordsResult {
  readonly type: RecordType
  readonly loaded: RecordsResult
}

/**
 * The lists of several types in all sources, in the order of `types`, each with its own state. The same array until a result changes.
 * `types` and `searchOptions` must keep their identity between renders.
 */
export function useRecordsOfTypes(
  types: readonly RecordType[],
  { unmasked, searchOptions }: RecordsOfTypesOptions = {},
): readonly TypedRecordsResult[] {
  const sources = useSources()
  const client = useQueryClient()
  const shownSet = useShownSet(unmasked)
  const join = useJoining()
  const searches = useMemo(
    () =>
      types.flatMap((type) =>
        sources.map((session) => ({
          ...searchQuery(client, session, type, listParams(type, session), searchOptions?.(type)),
          throwOnError,
        })),
      ),
    [client, sources, types, searchOptions],
  )
  // A Map, because TanStack Query compares and copies plain arrays and objects deeply, record by record.
  const combine = useCallback(
    (queries: readonly UseQueryResult<RecordSet>[]) =>
      new Map(
        types.map((type, row) => {
          const results = sources.flatMap(({ grants }, column) => {
            const index = row * sources.length + column
            const [query, search] = [queries[index], searches[index]]
            if (query === undefined || search === undefined) return []
            const set = query.data && shownSet(query.data)
            return toRecordsResult(query, set, type, grants.limits(type), search.queryKey)
          })
          return [type, join(results)] as const
        }),
      ),
    [types, sources, searches, shownSet, join],
  )
  const results = useQueries({ queries: searches, combine })
  return useMemo(() => [...results].map(([type, loaded]) => ({ type, loaded })), [results])
}
