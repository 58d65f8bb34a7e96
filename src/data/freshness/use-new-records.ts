import { useCallback, useEffect, useMemo, useState } from 'react'
import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { isRecordType, type RecordType } from '../../contract'
import { isObject, textOf } from '../../lib/json'
import { useSession } from '../../auth/session/session-provider'
import { STALE } from './use-refetched'
import { keyOf } from '../queries/read'
import type { Resource } from '../../fhir/resource'
import type { RecordSet } from '../record-set'

/** Records that a later answer has brought, by `type/id`, and those of which it has another version. */
export interface Came {
  readonly fresh: ReadonlySet<string>
  readonly changed: ReadonlySet<string>
}

const nothing: Came = { fresh: new Set(), changed: new Set() }

const keyOfRecord = ({ resourceType, id }: Resource): string | undefined =>
  id === undefined ? undefined : `${resourceType}/${id}`
const versionOf = ({ meta }: Resource): string | undefined =>
  isObject(meta) ? (textOf(meta['versionId']) ?? textOf(meta['lastUpdated'])) : undefined

/** What the later of two whole lists has that the earlier one had not. Without a version in both nothing is said of a change. */
export function cameBetween(before: readonly Resource[], now: readonly Resource[]): Came {
  const known = new Map(before.map((record) => [keyOfRecord(record), versionOf(record)]))
  const [fresh, changed] = [new Set<string>(), new Set<string>()]
  for (const record of now) {
    const key = keyOfRecord(record)
    if (key === undefined) continue
    const [was, is] = [known.get(key), versionOf(record)]
    if (!known.has(key)) fresh.add(key)
    else if (was !== undefined && is !== undefined && was !== is) changed.add(key)
  }
  return { fresh, changed }
}

/** Both together: what is new stays new when it changes after that. */
export function together(a: Came, b: Came): Came {
  const fresh = new Set([...a.fresh, ...b.fresh])
  return { fresh, changed: new Set([...a.changed, ...b.changed].filter((key) => !fresh.has(key))) }
}

/** How many of each kind, in the order in which they came. */
export function countByType(keys: ReadonlySet<string>): readonly (readonly [RecordType, number])[] {
  const counts = new Map<RecordType, number>()
  for (const key of keys) {
    const type = key.slice(0, key.indexOf('/'))
    if (isRecordType(type)) counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  return [...counts]
}

const setOf = (query: Query): RecordSet | undefined => query.state.data as RecordSet | undefined

/** Calls back with what a list has brought that was whole before and is whole again; `before` are lists as they stood when they were asked for again. Gives the way to stop it. */
export function watchLists(
  client: QueryClient,
  ofSession: readonly unknown[],
  before: ReadonlyMap<string, RecordSet>,
  onCame: (came: Came) => void,
): () => void {
  const cache = client.getQueryCache()
  const whole = new Map(before)
  const look = (query: Query): void => {
    const set = setOf(query)
    if (!set?.complete || ofSession.some((part, index) => query.queryKey[index] !== part)) return
    const known = whole.get(query.queryHash)
    whole.set(query.queryHash, set)
    if (known === undefined || known === set) return
    const came = cameBetween(known.matches, set.matches)
    if (came.fresh.size + came.changed.size > 0) onCame(came)
  }
  for (const query of cache.getAll()) look(query)
  return cache.subscribe(({ type, query }) => {
    if (type === 'removed') whole.delete(query.queryHash)
    if (type === 'updated') look(query)
  })
}

/** What later answers of this session have brought since the reader has put it away. */
export function useWhatCame(earlier: ReadonlyMap<string, RecordSet>): {
  readonly came: Came
  readonly putAway: () => void
} {
  const client = useQueryClient()
  const session = useSession()
  const [came, setCame] = useState(nothing)
  const searches = useMemo(() => keyOf(session, 'search'), [session])
  useEffect(
    () => watchLists(client, searches, earlier, (more) => setCame((before) => together(before, more))),
    [client, searches, earlier],
  )
  return { came, putAway: useCallback(() => setCame(nothing), []) }
}

export interface Standing {
  /** When the oldest list of the page was asked for; undefined while none is older than `STALE`. */
  readonly since: number | undefined
  /** They are being asked for again. */
  readonly fetching: boolean
  /** When the reader had them checked, every one whole; undefined after that on another page. */
  readonly checked: number | undefined
  checkAgain(): void
}

const shownLists = (client: QueryClient, ofSession: readonly unknown[]): readonly Query[] =>
  client.getQueryCache().findAll({ queryKey: ofSession, type: 'active' })

/** The moment of the oldest list that the page in front shows. */
export function oldestShown(client: QueryClient, ofSession: readonly unknown[]): number | undefined {
  const times = shownLists(client, ofSession).flatMap((query) => setOf(query)?.fetchedAt ?? [])
  return times.length === 0 ? undefined : Math.min(...times)
}

/** Every list of the page in front has come whole since then. */
export const allCameSince = (client: QueryClient, ofSession: readonly unknown[], then: number): boolean =>
  shownLists(client, ofSession).every(
    (query) =>
      query.state.status === 'success' && setOf(query)?.complete === true && (setOf(query)?.fetchedAt ?? 0) >= then,
  )

/** Whether the page in front has stood for so long that newer records may have come. Looks once a minute. */
export function useStanding(page: string): Standing {
  const client = useQueryClient()
  const session = useSession()
  const searches = useMemo(() => keyOf(session, 'search'), [session])
  const [since, setSince] = useState<number>()
  const [fetching, setFetching] = useState(false)
  const [checked, setChecked] = useState<{ readonly at: number; readonly page: string }>()
  useEffect(() => {
    const look = (): void => {
      const oldest = oldestShown(client, searches)
      setSince(oldest !== undefined && Date.now() - oldest >= STALE ? oldest : undefined)
    }
    look()
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [client, searches, page, fetching])
  const checkAgain = (): void => {
    const began = Date.now()
    setFetching(true)
    void client.refetchQueries({ queryKey: [...searches], type: 'active' }).finally(() => {
      setFetching(false)
      setChecked(allCameSince(client, searches, began) ? { at: Date.now(), page } : undefined)
    })
  }
  return { since, fetching, checked: checked?.page === page ? checked.at : undefined, checkAgain }
}
