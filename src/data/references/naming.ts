import { useMemo, useSyncExternalStore } from 'react'
import { memoizeByObject } from '../../lib/memoize'
import { useSetMasking } from '../privacy/masked-records'
import type { Audience } from '../../i18n/audience'
import type { Resource } from '../../fhir/resource'
import type { RecordSet } from '../record-set'

/** The names of people and places that have been read so far; another object whenever there are more. */
export interface Naming {
  /** The record with the names of those whom it references without one; the same object for the same names. */
  named(record: Resource): Resource
  /** The same for the matches of a set. */
  namedSet(set: RecordSet): RecordSet
  /** The name of a person or a place; of a role that of its person. */
  nameOf(reference: string): string | undefined
  /** Words for a person or a place without a name: the kind, and why there is none; undefined for other references. */
  unnamedText(reference: string, audience: Audience): string | undefined
  /** Why a reference has no name, in words; undefined while one may still come, unless it `isFinal`. */
  reasonOf(reference: string, isFinal?: boolean): string | undefined
}

let current: Naming | undefined
const listeners = new Set<() => void>()

/** Replaces the names that all pages show; undefined when a session ends. */
export function setNaming(naming: Naming | undefined): void {
  current = naming
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const currentNaming = (): Naming | undefined => current

/** The names read so far; undefined before the code that reads them has loaded. */
export const useNaming = (): Naming | undefined => useSyncExternalStore(subscribe, currentNaming, currentNaming)

/** Sets as pages show them: private records masked, people and places named. `unmasked`: as the server sent them. */
export function useShownSet(unmasked = false): (set: RecordSet) => RecordSet {
  const maskSet = useSetMasking(unmasked)
  const naming = useNaming()
  return useMemo(
    () =>
      unmasked || naming === undefined ? maskSet : memoizeByObject((set: RecordSet) => naming.namedSet(maskSet(set))),
    [unmasked, maskSet, naming],
  )
}
