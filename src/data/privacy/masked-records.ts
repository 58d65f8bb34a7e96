import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Resource } from '../../fhir/resource'
import { memoizeByObject } from '../../lib/memoize'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { useSession } from '../../auth/session/session-provider'
import { onSessionChange } from '../../auth/session/session-store'
import type { Session } from '../../auth/session/session'
import { activeValueTables } from '../../i18n/value-tables'
import { audienceOf } from './audience'
import type { RecordSet } from '../record-set'

/** `Type/id` of the private records that somebody chose to see: in memory, and forgotten with the session. */
let shown: ReadonlySet<string> = new Set()
/** The record that was shown or covered last: the place that it leaves takes the focus with it. */
let moved: string | undefined
const listeners = new Set<() => void>()

const keyOf = (resource: Resource): string => `${resource.resourceType}/${resource.id ?? ''}`

function change(next: ReadonlySet<string>): void {
  shown = next
  for (const listener of [...listeners]) listener()
}

onSessionChange(() => change(new Set()))

/** Shows a private record, or covers it again, on every page until the session ends. */
export function setShown(resource: Resource, isShown: boolean): void {
  moved = keyOf(resource)
  change(isShown ? new Set([...shown, moved]) : new Set([...shown].filter((key) => key !== moved)))
}

/** True once for the record that was shown or covered last. */
export function takeMoved(resource: Resource): boolean {
  if (moved !== keyOf(resource)) return false
  moved = undefined
  return true
}

let makeCover: ((resource: Resource) => Resource) | undefined

/** Gets the code that covers records; what is read waits for it, so nothing is seen before. */
export async function loadCovers(): Promise<void> {
  makeCover ??= (await import('../../resources/masking')).maskRecord
}

loadCovers().catch(() => undefined)

/** True for what somebody may not see now, and for the cover that stands in its place. */
export function isCovered(session: Session, resource: Resource): boolean {
  return isMarkedPrivate(resource) && audienceOf(session) !== 'provider' && !shown.has(keyOf(resource))
}

/** The record as the person may see it now: care staff see all, for others what is marked private is covered until they show it. */
export function asSeen(session: Session, resource: Resource): Resource {
  if (!isCovered(session, resource)) return resource
  return makeCover
    ? makeCover(resource)
    : { resourceType: resource.resourceType, ...(resource.id === undefined ? {} : { id: resource.id }) }
}

/** `asSeen` for what a page draws; another function whenever something is shown or covered, or the language changes. */
export function useSeen(): (resource: Resource) => Resource {
  const session = useSession()
  const now = useSyncExternalStore(subscribe, () => shown)
  const { locale } = activeValueTables()
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useCallback((resource) => asSeen(session, resource), [session, now, locale])
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function eachSeen(records: readonly Resource[], seen: (resource: Resource) => Resource): readonly Resource[] {
  const all = records.map(seen)
  return all.every((record, index) => record === records[index]) ? records : all
}

/** A set with its private records covered; the very same set where there are none. */
export function setAsSeen(set: RecordSet, seen: (resource: Resource) => Resource): RecordSet {
  const [matches, included] = [eachSeen(set.matches, seen), eachSeen(set.included, seen)]
  return matches === set.matches && included === set.included ? set : { ...set, matches, included }
}

/** `setAsSeen` for what a page draws: the same result for the same set, until the masking changes. */
export function useSetMasking(asSent = false): (set: RecordSet) => RecordSet {
  const seen = useSeen()
  return useMemo(
    () => (asSent ? (set: RecordSet) => set : memoizeByObject((set: RecordSet) => setAsSeen(set, seen))),
    [asSent, seen],
  )
}
