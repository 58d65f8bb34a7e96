import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { RecordSet } from '../record-set'

/** How old a list on the screen may become before the page says so, in milliseconds. */
export const STALE = 15 * 60_000

/** The lists as they stood before they were asked for again, by the hash of their query; undefined until one is, or may be too old. */
export function useAskedAgain(): ReadonlyMap<string, RecordSet> | undefined {
  const client = useQueryClient()
  const [before] = useState(() => new Map<string, RecordSet>())
  const [isDue, setDue] = useState(false)
  // Effects may run late on a busy page.
  const [began] = useState(() => Date.now())
  useEffect(() => {
    const due = (): void => setDue(true)
    const timer = setTimeout(due, began + STALE - Date.now())
    const stop = client.getQueryCache().subscribe((event) => {
      const set = event.query.state.data as RecordSet | undefined
      if (event.type !== 'updated' || event.action.type !== 'fetch' || !set?.complete) return
      before.set(event.query.queryHash, set)
      due()
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, before, began])
  return isDue ? before : undefined
}
