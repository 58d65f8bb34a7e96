import { QueryClient } from '@tanstack/react-query'
import { onSessionChange } from '../../auth/session/session-store'
import { FhirError } from '../../fhir/errors'

const MINUTE = 60_000

/** Two more tries where time may help; never for an answer that stands (401, 403, 404). */
export function mayRetry(count: number, error: Error): boolean {
  return (
    count < 2 &&
    error instanceof FhirError &&
    (error.kind === 'busy' || (error.kind === 'failed' && (error.status ?? 500) >= 500))
  )
}

/** The wait before another try in milliseconds; what the server asks for, up to half a minute. */
function retryDelay(count: number, error: Error): number {
  const asked = error instanceof FhirError ? error.retryAfterSeconds : undefined
  return asked === undefined ? 500 * 2 ** count : Math.min(asked * 1000, MINUTE / 2)
}

/** The cache of health data: memory only, emptied whenever another session, or none, takes the place. */
export function createRecordClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: mayRetry,
        retryDelay,
        staleTime: 15 * MINUTE,
        gcTime: 60 * MINUTE,
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
