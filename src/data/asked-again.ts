import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { RecordSet } from './types'

/** How old a list on the screen may become before the page says so, in milliseconds. */
export const STALE = 15 * 60_000

/** The lists as they stood before they were asked for again, by the hash of their query; undefined until one is, or may be too old. */
export function useAskedAgain(): ReadonlyMap<string, RecordSet> | undefined {
  const client = useQueryClient()
  const [before] = useState(() => new Map<string, RecordSet>())
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const due = (): void => setDue(true)
    const timer = setTimeout(due, STALE)
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
  }, [client, before])
  return isDue ? before : undefined
}
