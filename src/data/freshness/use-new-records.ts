import { useCallback, useEffect, useMemo, useState } from 'react'
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { isRecordType } from '../../contract'
import { isWholeSet } from '../../fhir/whole-list'
import { isObject, textOf } from '../../lib/json'
import { recordKindOf } from '../../resources/observation-kind'
import { useSession } from '../../auth/session/session-provider'
import { STALE_AFTER_MS } from './use-refetched'
import { sessionQueryKey } from '../queries/read'
import { recordKey } from '../../fhir/source'
import type { Resource } from '../../fhir/resource'
import type { RecordKind } from '../../resources/observation-category'
import type { RecordSet } from '../record-set'

/** Records that a refetch added, and those with another version: by `recordKey` the kind under which each is listed. */
export interface NewRecords {
  readonly added: ReadonlyMap<string, RecordKind>
  readonly changed: ReadonlyMap<string, RecordKind>
}

const NO_NEW_RECORDS: NewRecords = { added: new Map(), changed: new Map() }

const versionOf = ({ meta }: Resource): string | undefined =>
  isObject(meta) ? (textOf(meta['versionId']) ?? textOf(meta['lastUpdated'])) : undefined

/** What the later of two complete lists adds or changes. Without a version in both lists, a record does not count as changed. */
export function recordsBetween(before: readonly Resource[], after: readonly Resource[]): NewRecords {
  const versionsBefore = new Map(before.map((record) => [recordKey(record), versionOf(record)]))
  const [added, changed] = [new Map<string, RecordKind>(), new Map<string, RecordKind>()]
  for (const record of after) {
    const key = recordKey(record)
    if (record.id === undefined || !isRecordType(record.resourceType)) continue
    const kind = recordKindOf(record.resourceType, record)
    const [oldVersion, newVersion] = [versionsBefore.get(key), versionOf(record)]
    if (!versionsBefore.has(key)) added.set(key, kind)
    else if (oldVersion !== undefined && newVersion !== undefined && oldVersion !== newVersion) changed.set(key, kind)
  }
  return { added, changed }
}

/** Merges two results; an added record that changes later stays added. */
export function mergeNewRecords(a: NewRecords, b: NewRecords): NewRecords {
  const added = new Map([...a.added, ...b.added])
  return { added, changed: new Map([...a.changed, ...b.changed].filter(([key]) => !added.has(key))) }
}

/** The number of records of each kind, in the order of the keys. */
export function countByKind(records: ReadonlyMap<string, RecordKind>): readonly (readonly [RecordKind, number])[] {
  const counts = new Map<RecordKind, number>()
  for (const kind of records.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
}

const setOf = (query: Query): RecordSet | undefined => query.state.data as RecordSet | undefined

/**
 * Calls back with the new records of each list that was whole before and after a refetch. `listsBefore`: lists as they were before a refetch that
 * started earlier, by query hash. Returns the function to stop.
 */
export function watchLists(
  client: QueryClient,
  searchKey: readonly unknown[],
  listsBefore: ReadonlyMap<string, RecordSet>,
  onNewRecords: (newRecords: NewRecords) => void,
): () => void {
  const cache = client.getQueryCache()
  const completeLists = new Map(listsBefore)
  const compare = (query: Query): void => {
    const set = setOf(query)
    if (!set || !isWholeSet(set) || searchKey.some((part, index) => query.queryKey[index] !== part)) return
    const before = completeLists.get(query.queryHash)
    completeLists.set(query.queryHash, set)
    if (before === undefined || before === set) return
    const newRecords = recordsBetween(before.matches, set.matches)
    if (newRecords.added.size + newRecords.changed.size > 0) onNewRecords(newRecords)
  }
  for (const query of cache.getAll()) compare(query)
  return cache.subscribe(({ type, query }) => {
    if (type === 'removed') completeLists.delete(query.queryHash)
    if (type === 'updated') compare(query)
  })
}

/** The new records of this session's refetches since the user dismissed the last ones; `listsBefore` as in `watchLists`. */
export function useNewRecords(listsBefore: ReadonlyMap<string, RecordSet>): {
  readonly newRecords: NewRecords
  readonly dismiss: () => void
} {
  const client = useQueryClient()
  const session = useSession()
  const [newRecords, setNewRecords] = useState(NO_NEW_RECORDS)
  const searches = useMemo(() => sessionQueryKey(session, 'search'), [session])
  useEffect(
    () => watchLists(client, searches, listsBefore, (more) => setNewRecords((before) => mergeNewRecords(before, more))),
    [client, searches, listsBefore],
  )
  return { newRecords, dismiss: useCallback(() => setNewRecords(NO_NEW_RECORDS), []) }
}

const CHECK_INTERVAL_MS = 60_000

export interface Staleness {
  /** When the oldest list of the page was fetched; undefined while none is older than `STALE_AFTER_MS`. */
  readonly staleSince: number | undefined
  readonly fetching: boolean
  /** When the user last refetched this page with every list complete; undefined on another page. */
  readonly checkedAt: number | undefined
  refetch(): void
}

const activeLists = (client: QueryClient, searchKey: readonly unknown[]): readonly Query[] =>
  client.getQueryCache().findAll({ queryKey: searchKey, type: 'active' })

/** When the oldest list of the current page was fetched. */
export function oldestActiveFetch(client: QueryClient, searchKey: readonly unknown[]): number | undefined {
  const times = activeLists(client, searchKey).flatMap((query) => setOf(query)?.fetchedAt ?? [])
  return times.length === 0 ? undefined : Math.min(...times)
}

const isFetchedSince = (set: RecordSet | undefined, then: number): boolean =>
  set !== undefined && isWholeSet(set) && set.fetchedAt >= then

/** True when every list of the current page has been fetched since then, and is whole. */
export const areAllFetchedSince = (client: QueryClient, searchKey: readonly unknown[], then: number): boolean =>
  activeLists(client, searchKey).every(
    (query) => query.state.status === 'success' && isFetchedSince(setOf(query), then),
  )

/** Whether the lists of the current page are so old that newer records may exist. Checked once a minute. */
export function useStaleness(page: string): Staleness {
  const client = useQueryClient()
  const session = useSession()
  const searches = useMemo(() => sessionQueryKey(session, 'search'), [session])
  const [staleSince, setStaleSince] = useState<number>()
  const [fetching, setFetching] = useState(false)
  const [checked, setChecked] = useState<{ readonly at: number; readonly page: string }>()
  useEffect(() => {
    const check = (): void => {
      const oldest = oldestActiveFetch(client, searches)
      setStaleSince(oldest !== undefined && Date.now() - oldest >= STALE_AFTER_MS ? oldest : undefined)
    }
    check()
    const timer = setInterval(check, CHECK_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [client, searches, page, fetching])
  const refetch = (): void => {
    const startedAt = Date.now()
    setFetching(true)
    void client.refetchQueries({ queryKey: [...searches], type: 'active' }).finally(() => {
      setFetching(false)
      setChecked(areAllFetchedSince(client, searches, startedAt) ? { at: Date.now(), page } : undefined)
    })
  }
  return { staleSince, fetching, checkedAt: checked?.page === page ? checked.at : undefined, refetch }
}
