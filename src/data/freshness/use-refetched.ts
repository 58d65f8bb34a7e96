import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { isWholeSet } from '../../fhir/whole-list'
import type { RecordSet } from '../record-set'

/** The age of a list on the screen from which the page offers to refetch it. */
export const STALE_AFTER_MS = 15 * 60_000

/** The whole lists as they were before a refetch, by query hash; undefined until one is refetched or may be stale. */
export function useRefetched(): ReadonlyMap<string, RecordSet> | undefined {
  const client = useQueryClient()
  const [listsBefore] = useState(() => new Map<string, RecordSet>())
  const [isNeeded, setNeeded] = useState(false)
  // Taken in the first render, because effects may run late on a busy page.
  const [mountedAt] = useState(() => Date.now())
  useEffect(() => {
    const onNeeded = (): void => setNeeded(true)
    const timer = setTimeout(onNeeded, mountedAt + STALE_AFTER_MS - Date.now())
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      const set = event.query.state.data as RecordSet | undefined
      if (event.type !== 'updated' || event.action.type !== 'fetch' || !set || !isWholeSet(set)) return
      listsBefore.set(event.query.queryHash, set)
      onNeeded()
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [client, listsBefore, mountedAt])
  return isNeeded ? listsBefore : undefined
}
