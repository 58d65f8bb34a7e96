import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import { useSession } from '../../auth/session/session-provider'
import { keyOf } from '../queries/read'
import type { RecordSet } from '../record-set'

type Lists = readonly (readonly Resource[])[]

/** The records of some types that searches of this session have brought so far; the very same value until one of them brings more. Asks for nothing. */
export function useLoadedLists(types: readonly RecordType[]): Lists {
  const session = useSession()
  const client = useQueryClient()
  const last = useRef<{ readonly sets: readonly unknown[]; readonly lists: Lists }>(undefined)
  const subscribe = useCallback(
    (tell: () => void) =>
      client
        .getQueryCache()
        .subscribe(({ type, query }) =>
          type === 'updated' && types.some((each) => query.queryKey.includes(each)) ? tell() : undefined,
        ),
    [client, types],
  )
  return useSyncExternalStore(subscribe, () => {
    const found = types.map((type) =>
      client.getQueriesData<RecordSet>({ queryKey: keyOf(session, 'search', type) }).flatMap(([, set]) => set ?? []),
    )
    const sets = found.flat()
    if (last.current?.sets.length !== sets.length || sets.some((set, index) => set !== last.current?.sets[index]))
      last.current = { sets, lists: found.map((each) => each.flatMap(({ matches }) => matches)) }
    return last.current.lists
  })
}
