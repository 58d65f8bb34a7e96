import { QueryClient } from '@tanstack/react-query'
import { onSessionChange } from '../../auth/session/session-store'
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

/** The cache of health data: in memory only, cleared whenever the session is replaced or ends. */
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
  onSessionChange(() => {
    void client.cancelQueries()
    client.clear()
  })
  return client
}
