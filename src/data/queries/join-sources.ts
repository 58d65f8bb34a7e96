import { memoizeByObject } from '../../lib/memoize'
import type { RecordsResult, RecordSet } from '../record-set'

const joinTwo = memoizeByObject((one: RecordSet) =>
  memoizeByObject((other: RecordSet): RecordSet => ({
    ...one,
    ...other,
    matches: [...one.matches, ...other.matches],
    included: [...one.included, ...other.included],
    issues: [...one.issues, ...other.issues],
    dropped: [...one.dropped, ...other.dropped],
    unclear: (one.unclear ?? 0) + (other.unclear ?? 0),
    // One that has fewer records than its total is not complete.
    total: undefined,
    pages: one.pages + other.pages,
    complete: one.complete && other.complete,
    fetchedAt: Math.min(one.fetchedAt, other.fetchedAt),
  })),
)

const asPart = memoizeByObject((set: RecordSet): RecordSet => ({ ...set, complete: false }))

/**
 * The sets of several sources as one, in the order of the sources; the same object for the same sets. Complete only if every source has a set that
 * is: an empty one does not mean that there are no records while a source has not answered. Undefined until one has.
 */
export function joinSets(sets: readonly (RecordSet | undefined)[]): RecordSet | undefined {
  const arrived = sets.filter((set) => set !== undefined)
  if (arrived.length === 0) return undefined
  const joined = arrived.reduce((all, set) => joinTwo(all)(set))
  return arrived.length < sets.length ? asPart(joined) : joined
}

/** The results of the same list in several sources as one, with the state of each. */
export function joinResults(results: readonly RecordsResult[]): RecordsResult {
  const [only] = results
  if (only !== undefined && results.length === 1) return only
  const set = joinSets(results.map((result) => result.set))
  const failures = results.flatMap(({ failure }) => failure ?? [])
  const unsettled = failures.length === results.length ? 'failed' : 'loading'
  return {
    state: set ? 'ready' : unsettled,
    set,
    failure: failures[0],
    fetching: results.some(({ fetching }) => fetching),
    limits: [...new Set(results.flatMap(({ limits }) => limits))],
    bySource: results,
    retry: () => results.forEach(({ retry }) => retry()),
    stop: () => results.forEach(({ stop }) => stop()),
  }
}
