import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { RecordType } from '../../contract'
import { onSessionChange } from '../../auth/session/session-store'
import type { Session } from '../../auth/session/session'
import { loadMasking } from '../privacy/masked-records'
import type { RecordSet } from '../record-set'
import { withPatientChecked } from './patient-check'
import { searchAll } from './search'
import type { SearchOptions, SearchParams } from './search-url'

/** The longest time between two updates of a growing list. */
const MAX_UPDATE_INTERVAL_MS = 5_000

/** Limits the updates of a growing list: true when it has doubled since the last one, or that one is old. Drawing each page would take longer than loading it. */
function createUpdateThrottle(): (count: number) => boolean {
  let lastCount = 0
  let lastAt = 0
  return (count) => {
    const now = Date.now()
    if (count < lastCount * 2 && now - lastAt < MAX_UPDATE_INTERVAL_MS) return false
    lastCount = count
    lastAt = now
    return true
  }
}

/** Stops a search, by the hash of its query key. */
const searchesInFlight = new Map<string, AbortController>()

const RESUMABLE: readonly RecordSet['truncationReason'][] = ['pageFailed', 'pageCap', 'stopped']

/**
 * Runs a search and writes its pages into the cache as they arrive, unless a complete list is cached. A truncated list is resumed where it ended.
 * The search continues when its page is left, because the next page needs the same list; it ends with the session. Throws as `searchAll` does, and FhirError
 * `patientUnread` for an empty list of a patient that could not be read.
 */
export async function streamRecords(
  client: QueryClient,
  session: Session,
  queryKey: readonly unknown[],
  type: RecordType,
  params: SearchParams,
  options: SearchOptions,
): Promise<RecordSet> {
  const hash = hashKey(queryKey)
  const masking = loadMasking()
  let canMask = false
  masking.then(
    () => (canMask = true),
    // Reported below, once the list is complete.
    () => undefined,
  )
  const cached = client.getQueryData<RecordSet>(queryKey)
  const isDue = createUpdateThrottle()
  const stop = new AbortController()
  const sessionEnd = new AbortController()
  const unsubscribe = onSessionChange(({ removed }) => {
    if (removed.includes(session)) sessionEnd.abort()
  })
  searchesInFlight.set(hash, stop)
  const onPage = (count: number, snapshot: () => RecordSet): void => {
    if (canMask && !sessionEnd.signal.aborted && cached?.complete !== true && isDue(count))
      client.setQueryData(queryKey, snapshot())
  }
  try {
    const [set] = await Promise.all([
      searchAll(session, type, params, {
        ...options,
        signal: sessionEnd.signal,
        stop: stop.signal,
        onPage,
        ...(cached && RESUMABLE.includes(cached.truncationReason) ? { from: cached } : {}),
      }),
      masking,
    ])
    return await withPatientChecked(client, session, params, `${type} search`, set)
  } finally {
    unsubscribe()
    if (searchesInFlight.get(hash) === stop) searchesInFlight.delete(hash)
  }
}

/** Ends a search in flight; what has been loaded so far is kept. */
export function stopSearch(queryKey: readonly unknown[]): void {
  searchesInFlight.get(hashKey(queryKey))?.abort()
}
