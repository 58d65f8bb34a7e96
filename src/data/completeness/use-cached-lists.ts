import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import { isWholeSet } from '../../fhir/whole-list'
import { useSources } from '../../auth/session/session-provider'
import { sessionQueryKey } from '../queries/read'
import { listParams } from '../queries/use-records'
import type { RecordSet } from '../record-set'

type Lists = readonly (readonly Resource[])[]

/** The cached record sets of all searches whose key starts with `queryKey`. */
const cachedSets = (client: QueryClient, queryKey: readonly unknown[]): readonly RecordSet[] =>
  client.getQueriesData<RecordSet>({ queryKey }).flatMap(([, set]) => set ?? [])

/**
 * The records of some types that any search in any source has loaded; the same value until one of them loads more. Sends no request: `useQueries`
 * would observe one exact search of each type and request it.
 */
export function useCachedLists(types: readonly RecordType[]): Lists {
  const sources = useSources()
  const client = useQueryClient()
  const last = useRef<{ readonly sets: readonly RecordSet[]; readonly lists: Lists }>(undefined)
  const subscribe = useCallback(
    (onChange: () => void) =>
      client.getQueryCache().subscribe(
        notifyManager.batchCalls(({ type: event, query }) => {
          if (event === 'updated' && types.some((type) => query.queryKey.includes(type))) onChange()
        }),
      ),
    [client, types],
  )
  return useSyncExternalStore(subscribe, () => {
    const setsByType = types.map((type) =>
      sources.flatMap((session) => cachedSets(client, sessionQueryKey(session, 'search', type))),
    )
    const sets = setsByType.flat()
    if (last.current?.sets.length !== sets.length || sets.some((set, index) => set !== last.current?.sets[index]))
      last.current = { sets, lists: setsByType.map((typeSets) => typeSets.flatMap(({ matches }) => matches)) }
    return last.current.lists
  })
}

/** The records of the whole list of a type in all sources; undefined until pages have loaded all of it. Sends no request. */
export function useCompleteList(type: RecordType): readonly Resource[] | undefined {
  const sources = useSources()
  const client = useQueryClient()
  const last = useRef<{ readonly sets: readonly RecordSet[]; readonly records: readonly Resource[] }>(undefined)
  const subscribe = useCallback(
    (onChange: () => void) =>
      client.getQueryCache().subscribe(
        // Batched, because a component that renders may add a query.
        notifyManager.batchCalls(({ query }) => {
          if (query.queryKey.includes(type)) onChange()
        }),
      ),
    [client, type],
  )
  return useSyncExternalStore(subscribe, () => {
    const sets = sources.map((session) => {
      const params = listParams(type, session)
      return params && cachedSets(client, sessionQueryKey(session, 'search', type, params)).find(isWholeSet)
    })
    if (!sets.every((set) => set !== undefined)) return undefined
    if (sets.some((set, index) => set !== last.current?.sets[index]))
      last.current = { sets, records: sets.flatMap(({ matches }) => matches) }
    return last.current?.records
  })
}
