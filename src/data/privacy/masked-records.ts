import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { copySource, recordKey } from '../../fhir/source'
import type { Resource } from '../../fhir/resource'
import { memoizeByObject } from '../../lib/memoize'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { useSession } from '../../auth/session/session-provider'
import { onSessionChange } from '../../auth/session/session-store'
import type { Session } from '../../auth/session/session'
import type { FormatContext } from '../../i18n/format-context'
import { audienceOf } from './audience'
import type { RecordSet } from '../record-set'
import { useFormat } from '../../language/language-context'

/** `recordKey` of the private records that the user chose to reveal; in memory until the session ends. */
let revealed: ReadonlySet<string> = new Set()
/** The record that was revealed or masked last: its replacement takes the focus. */
let lastToggled: string | undefined
const listeners = new Set<() => void>()

function setRevealedKeys(next: ReadonlySet<string>): void {
  revealed = next
  for (const listener of [...listeners]) listener()
}

onSessionChange(({ removed }) =>
  setRevealedKeys(new Set([...revealed].filter((key) => removed.every(({ id }) => !key.startsWith(`${id}/`))))),
)

/** Reveals a private record, or masks it again, on every page until the session ends. */
export function setRevealed(resource: Resource, isRevealed: boolean): void {
  lastToggled = recordKey(resource)
  setRevealedKeys(
    isRevealed ? new Set([...revealed, lastToggled]) : new Set([...revealed].filter((key) => key !== lastToggled)),
  )
}

/** Reveals private records on every page until the session ends. */
export function revealAll(resources: readonly Resource[]): void {
  setRevealedKeys(new Set([...revealed, ...resources.map(recordKey)]))
}

/** True once for the record that was revealed or masked last. */
export function consumeLastToggled(resource: Resource): boolean {
  if (lastToggled !== recordKey(resource)) return false
  lastToggled = undefined
  return true
}

let createMask: ((resource: Resource, format: FormatContext) => Resource) | undefined

/** Loads the code that masks records. Queries wait for it, so that nothing private is shown before. */
export async function loadMasking(): Promise<void> {
  createMask ??= (await import('../../resources/masking')).maskRecord
}

loadMasking().catch(() => undefined)

/** True for a private record that is not revealed, and for its mask. */
export function isMasked(session: Session, resource: Resource): boolean {
  return isMarkedPrivate(resource) && audienceOf(session) !== 'provider' && !revealed.has(recordKey(resource))
}

/** Masks private records: providers see everything, others only what they reveal. Another function whenever a record is revealed or masked, or the language changes. */
export function useMasking(): (resource: Resource) => Resource {
  const session = useSession()
  const format = useFormat()
  const revealedNow = useSyncExternalStore(subscribe, () => revealed)
  return useCallback(
    (resource) => {
      if (!isMasked(session, resource)) return resource
      return createMask
        ? createMask(resource, format)
        : copySource(resource, {
            resourceType: resource.resourceType,
            ...(resource.id === undefined ? {} : { id: resource.id }),
          })
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- isMasked reads the revealed records from module state
    [session, revealedNow, format],
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function maskEach(records: readonly Resource[], mask: (resource: Resource) => Resource): readonly Resource[] {
  const masked = records.map(mask)
  return masked.every((record, index) => record === records[index]) ? records : masked
}

/** A set with its private records masked; the same set if there are none. */
function maskRecordSet(set: RecordSet, mask: (resource: Resource) => Resource): RecordSet {
  const [matches, included] = [maskEach(set.matches, mask), maskEach(set.included, mask)]
  return matches === set.matches && included === set.included ? set : { ...set, matches, included }
}

/** Masks the private records of sets: the same result for the same set, until the masking changes. `unmasked` leaves sets as they are. */
export function useSetMasking(unmasked = false): (set: RecordSet) => RecordSet {
  const mask = useMasking()
  return useMemo(
    () => (unmasked ? (set: RecordSet) => set : memoizeByObject((set: RecordSet) => maskRecordSet(set, mask))),
    [unmasked, mask],
  )
}
