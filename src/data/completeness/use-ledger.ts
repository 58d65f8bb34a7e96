import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { isRecordType, recordTypes } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { DescribedType } from '../../resources/define-descriptor'
import { descriptorOf } from '../../resources/descriptors'
import { useSession } from '../../auth/session/session-provider'
import type { Session } from '../../auth/session/session'
import { bodyOf } from '../queries/parse-body'
import { mayRetry } from '../queries/query-client'
import { stopSearch } from '../queries/stream-records'
import { recordsQuery } from '../queries/use-records'
import { ledgerEntry, mayBring, offersOf, otherVersionIn, type LedgerEntry, type Offers, type Seen } from './ledger'
import { keyOf } from '../queries/read'
import { refusesProvenance } from '../queries/search'
import type { SearchOptions, SearchParams } from '../queries/search-url'
import { FhirError } from '../../fhir/errors'
import { type RecordSet } from '../record-set'

const types: readonly DescribedType[] = [...recordTypes, 'Provenance']

/** A request that was given up by whoever reads has not failed. */
function failureIn(error: Error | null, what: string): FhirError | undefined {
  if (error === null || error.name === 'AbortError') return undefined
  return error instanceof FhirError ? error : new FhirError('failed', what)
}

/** What this session has asked for, as the cache holds it. */
function seenBy(client: QueryClient, session: Session): Seen {
  const root = keyOf(session)
  const found = new Map<string, Set<string>>()
  const count = ({ resourceType, id }: Resource): void => {
    const ids = found.get(resourceType) ?? new Set()
    found.set(resourceType, ids.add(id ?? `without id ${ids.size}`))
  }
  const searches = client
    .getQueryCache()
    .findAll({ queryKey: [...root, 'search'] })
    .map(({ queryKey, state }) => {
      const [type, params] = queryKey.slice(root.length + 1) as [string, SearchParams | null]
      const set = state.data as RecordSet | undefined
      ;[...(set?.matches ?? []), ...(set?.included ?? [])].forEach(count)
      return {
        key: queryKey,
        type,
        params,
        set,
        failure: failureIn(state.error, `${type} search`),
        fetching: state.fetchStatus === 'fetching',
      }
    })
  const reads = client
    .getQueryCache()
    .findAll({ queryKey: [...root, 'read'] })
    .map(({ queryKey, state }) => {
      const [type, id] = queryKey.slice(root.length + 1) as [string, string]
      const resource = state.data as Resource | undefined
      if (resource) count(resource)
      return {
        type,
        id,
        found: resource !== undefined,
        failure: failureIn(state.error, `${type} read`),
        fetching: state.fetchStatus === 'fetching',
      }
    })
  return { searches, reads, found, provenanceRefused: refusesProvenance.has(session) }
}

const changes: readonly string[] = ['added', 'removed', 'updated']

/** A number that grows with every change of the cache. */
function useCacheVersion(client: QueryClient): number {
  const version = useRef(0)
  const subscribe = useCallback(
    (tell: () => void) =>
      client.getQueryCache().subscribe(({ type }) => {
        // Whoever merely looks on changes nothing.
        if (!changes.includes(type)) return
        version.current += 1
        tell()
      }),
    [client],
  )
  return useSyncExternalStore(subscribe, () => version.current)
}

interface Statement {
  readonly offers: Offers | undefined
  readonly otherVersion: string | undefined
}

async function readStatement(session: Session, signal: AbortSignal): Promise<Statement> {
  const statement = await bodyOf(await session.get('metadata', signal))
  return { offers: offersOf(statement), otherVersion: otherVersionIn(statement) }
}

/** The entry's own search, or the plain list where none was begun. */
function queryOf(client: QueryClient, session: Session, { type, key }: LedgerEntry) {
  if (type === 'Provenance' || !isRecordType(type) || session.patientId === undefined) return undefined
  const [include, provenance] = (key?.slice(-2) ?? []) as [SearchOptions['include']?, boolean?]
  const options = { ...(include ? { include } : {}), ...(provenance === undefined ? {} : { provenance }) }
  return recordsQuery(client, session, type, descriptorOf(type).listQuery(session.patientId), options)
}

const AT_ONCE = 3

interface Check {
  readonly done: number
  readonly of: number
  readonly running: boolean
  readonly cancelled: boolean
}

/** Loads what was not loaded, a few kinds at a time. What is there is left alone; what fails is told by its own entry. */
function useCheckAll(entries: readonly LedgerEntry[]) {
  const session = useSession()
  const client = useQueryClient()
  const [check, setCheck] = useState<Check>()
  const stop = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const start = async () => {
    const todo = entries.filter(mayBring).flatMap((entry) => queryOf(client, session, entry) ?? [])
    const waiting = [...todo]
    let cancelled = false
    stop.current = () => {
      cancelled = true
      for (const { queryKey } of todo) stopSearch(queryKey)
    }
    setCheck({ done: 0, of: todo.length, running: true, cancelled: false })
    const work = async () => {
      for (let query = waiting.shift(); query && !cancelled; query = waiting.shift()) {
        // Each kind tells its own failure: it stays in the cache.
        await client.fetchQuery({ ...query, staleTime: 0, retry: mayRetry }).catch(() => undefined)
        if (!cancelled) setCheck((before) => before && { ...before, done: before.done + 1 })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    stop.current = undefined
    setCheck((before) => before && { ...before, running: false, cancelled })
  }
  return { check, start: () => void start(), cancel: () => stop.current?.() }
}

/** The ledger of this session: every kind of record with how far it has come, and the way to load the rest. */
export function useLedger() {
  const session = useSession()
  const client = useQueryClient()
  const version = useCacheVersion(client)
  const statement = useQuery({
    queryKey: keyOf(session, 'statement'),
    queryFn: ({ signal }) => readStatement(session, signal),
    staleTime: Infinity,
  })
  const offers = statement.data?.offers
  const entries = useMemo(() => {
    const seen = seenBy(client, session)
    return types.map((type) => ledgerEntry(type, session, seen, offers))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the cache tells of its changes by its version
  }, [client, session, offers, version])
  const statementState = statement.isPending ? ('loading' as const) : offers ? ('read' as const) : ('unknown' as const)
  return { entries, statement: statementState, otherVersion: statement.data?.otherVersion, ...useCheckAll(entries) }
}
