import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import { keyOf } from '../queries/read'
import type { RecordType } from '../../contract'
import type { RecordSet } from '../record-set'

/** How many records of a type its whole list holds, if a page of this session has loaded all of it; asks for nothing. */
export function useWholeCount(type: RecordType): number | undefined {
  const session = useSession()
  const client = useQueryClient()
  const own = session.patientId === undefined ? undefined : descriptorOf(type).listQuery(session.patientId)
  const subscribe = useCallback(
    (tell: () => void) =>
      client.getQueryCache().subscribe(({ query }) => (query.queryKey.includes(type) ? tell() : undefined)),
    [client, type],
  )
  return useSyncExternalStore(subscribe, () => {
    if (own === undefined) return undefined
    const lists = client.getQueriesData<RecordSet>({ queryKey: keyOf(session, 'search', type, own) })
    return lists.map(([, set]) => set).find((set) => set?.complete && set.dropped.length === 0)?.matches.length
  })
}
