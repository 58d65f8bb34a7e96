import { notifyManager, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isRecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { DescribedType } from '../../resources/define-descriptor'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import type { Session } from '../../auth/session/session'
import { parseBody } from '../queries/parse-body'
import { shouldRetry } from '../queries/query-client'
import { stopSearch } from '../queries/stream-records'
import { searchQuery } from '../queries/use-records'
import {
  ledgerEntry,
  canLoadMore,
  parseCapabilities,
  unsupportedFhirVersion,
  type LedgerEntry,
  type ServerCapabilities,
  type RequestLog,
} from './ledger'
import { sessionQueryKey } from '../queries/read'
import { sessionsWithoutProvenance } from '../queries/search'
import { typesOf } from '../queries/types-of'
import type { SearchOptions, SearchParams } from '../queries/search-url'
import { FhirError } from '../../fhir/errors'
import { type RecordSet } from '../record-set'

/** The failure of a query; an aborted request has not failed. */
function queryFailure(error: Error | null, request: string): FhirError | undefined {
  if (error === null || error.name === 'AbortError') return undefined
  return error instanceof FhirError ? error : new FhirError('failed', request)
}

/** The requests of this session, from the query cache. */
function requestLogOf(client: QueryClient, session: Session): RequestLog {
  const root = sessionQueryKey(session)
  const loadedIds = new Map<string, Set<string>>()
  const addId = ({ resourceType, id }: Resource): void => {
    const ids = loadedIds.get(resourceType) ?? new Set()
    loadedIds.set(resourceType, ids.add(id ?? `without id ${ids.size}`))
  }
  const searches = client
    .getQueryCache()
    .findAll({ queryKey: [...root, 'search'] })
    .map(({ queryKey, state }) => {
      const [type, params] = queryKey.slice(root.length + 1) as [string, SearchParams | null]
      const set = state.data as RecordSet | undefined
      ;[...(set?.matches ?? []), ...(set?.included ?? [])].forEach(addId)
      return {
        key: queryKey,
        type,
        params,
        set,
        failure: queryFailure(state.error, `${type} search`),
        fetching: state.fetchStatus === 'fetching',
      }
    })
  const reads = client
    .getQueryCache()
    .findAll({ queryKey: [...root, 'read'] })
    .map(({ queryKey, state }) => {
      const [type, id] = queryKey.slice(root.length + 1) as [string, string]
      const resource = state.data as Resource | undefined
      if (resource) addId(resource)
      return {
        type,
        id,
        found: resource !== undefined,
        failure: queryFailure(state.error, `${type} read`),
        fetching: state.fetchStatus === 'fetching',
      }
    })
  return { searches, reads, loadedIds, provenanceRefused: sessionsWithoutProvenance.has(session) }
}

const CACHE_CHANGES: readonly string[] = ['added', 'removed', 'updated']

/** A counter that increases with every change of the cache. */
function useCacheVersion(client: QueryClient): number {
  const version = useRef(0)
  const subscribe = useCallback(
    (onChange: () => void) =>
      client.getQueryCache().subscribe(
        // Batched, because a component that renders may add a query.
        notifyManager.batchCalls(({ type }) => {
          // Other events concern observers only.
          if (!CACHE_CHANGES.includes(type)) return
          version.current += 1
          onChange()
        }),
      ),
    [client],
  )
  return useSyncExternalStore(subscribe, () => version.current)
}

interface CapabilityStatementFacts {
  readonly capabilities: ServerCapabilities | undefined
  readonly unsupportedVersion: string | undefined
}

async function readStatement(session: Session, signal: AbortSignal): Promise<CapabilityStatementFacts> {
  const statement = await parseBody(await session.get('metadata', signal))
  return { capabilities: parseCapabilities(statement), unsupportedVersion: unsupportedFhirVersion(statement) }
}

/** The search that the entry describes, or the type's list if none was started. */
function queryOf(client: QueryClient, session: Session, { type, key }: LedgerEntry) {
  if (type === 'Provenance' || !isRecordType(type) || session.patientId === undefined) return undefined
  const [include, provenance] = (key?.slice(-2) ?? []) as [SearchOptions['include']?, boolean?]
  const options = { ...(include ? { include } : {}), ...(provenance === undefined ? {} : { provenance }) }
  return searchQuery(client, session, type, descriptorOf(type).listQuery(session.patientId), options)
}

function statementState(isPending: boolean, capabilities: ServerCapabilities | undefined) {
  if (isPending) return 'loading'
  return capabilities ? 'read' : 'unknown'
}

const MAX_CONCURRENT_SEARCHES = 3

interface LoadAllProgress {
  readonly done: number
  readonly of: number
  readonly running: boolean
  readonly cancelled: boolean
}

/** Loads the lists that are missing or incomplete, a few at a time. Failures appear in the entry of their type. */
function useLoadAll(entries: readonly LedgerEntry[]) {
  const session = useSession()
  const client = useQueryClient()
  const [progress, setProgress] = useState<LoadAllProgress>()
  const stop = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const start = async () => {
    const searches = entries.filter(canLoadMore).flatMap((entry) => queryOf(client, session, entry) ?? [])
    const queue = [...searches]
    let cancelled = false
    stop.current = () => {
      cancelled = true
      for (const { queryKey } of searches) stopSearch(queryKey)
    }
    setProgress({ done: 0, of: searches.length, running: true, cancelled: false })
    const runQueue = async () => {
      for (let query = queue.shift(); query && !cancelled; query = queue.shift()) {
        // The cache keeps the failure for the entry.
        await client.fetchQuery({ ...query, staleTime: 0, retry: shouldRetry }).catch(() => undefined)
        if (!cancelled) setProgress((before) => before && { ...before, done: before.done + 1 })
      }
    }
    await Promise.all(Array.from({ length: MAX_CONCURRENT_SEARCHES }, runQueue))
    stop.current = undefined
    setProgress((before) => before && { ...before, running: false, cancelled })
  }
  return { progress, start: () => void start(), cancel: () => stop.current?.() }
}

/** The ledger of this session: the state of every record type, and functions to load the rest. */
export function useLedger() {
  const session = useSession()
  const client = useQueryClient()
  const version = useCacheVersion(client)
  const statement = useQuery({
    queryKey: sessionQueryKey(session, 'statement'),
    queryFn: ({ signal }) => readStatement(session, signal),
    staleTime: Infinity,
  })
  const capabilities = statement.data?.capabilities
  const entries = useMemo(() => {
    const log = requestLogOf(client, session)
    const types: readonly DescribedType[] = [...typesOf(session), 'Provenance']
    return types.map((type) => ledgerEntry(type, session, log, capabilities))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the version changes with the content of the cache
  }, [client, session, capabilities, version])
  return {
    entries,
    statement: statementState(statement.isPending, capabilities),
    unsupportedVersion: statement.data?.unsupportedVersion,
    ...useLoadAll(entries),
  }
}
