import { QueryClient } from '@tanstack/react-query'
import { currentSessions, onSessionChange } from '../../auth/session/session-store'
import { sessionQueryKey } from './read'
import { FhirError, MAX_SILENT_PAUSE_MS } from '../../fhir/errors'

const MINUTE_MS = 60_000

/** Two retries for temporary errors; none for final ones (401, 403, 404), and none if the server asks to wait longer than a reader would without a word. */
export function shouldRetry(failureCount: number, error: Error): boolean {
  return (
    failureCount < 2 &&
    error instanceof FhirError &&
    (error.retryAt ?? 0) - Date.now() <= MAX_SILENT_PAUSE_MS &&
    (error.kind === 'busy' || (error.kind === 'failed' && (error.status ?? 500) >= 500))
  )
}

/** Milliseconds before a retry: the server's Retry-After, else exponential backoff. */
function retryDelay(failureCount: number, error: Error): number {
  const retryAt = error instanceof FhirError ? error.retryAt : undefined
  return retryAt === undefined ? 500 * 2 ** failureCount : Math.max(0, retryAt - Date.now())
}

/** The cache of health data: in memory only. What it has of a session is removed when that is replaced or ends, everything when none of the earlier ones is left. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: 15 * MINUTE_MS,
        gcTime: 60 * MINUTE_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
        structuralSharing: false,
      },
    },
  })
  onSessionChange(({ added, removed }) => {
    const isNoneLeft = currentSessions().length === added.length
    const gone = isNoneLeft ? [{}] : removed.map((session) => ({ queryKey: sessionQueryKey(session) }))
    for (const filter of gone) {
      void client.cancelQueries(filter)
      client.removeQueries(filter)
    }
  })
  return client
}
