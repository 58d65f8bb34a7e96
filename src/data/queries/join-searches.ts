import { FhirError } from '../../fhir/errors'
import type { Resource } from '../../fhir/resource'
import { type RecordSet } from '../record-set'

/** Observation categories: R4 observation-category and those added by US Core. */
export const OBSERVATION_CATEGORIES = [
  'laboratory',
  'vital-signs',
  'social-history',
  'survey',
  'exam',
  'imaging',
  'procedure',
  'therapy',
  'activity',
  'sdoh',
  'cognitive-status',
  'functional-status',
]

function union(first: RecordSet, second: RecordSet): RecordSet {
  const matchIds = new Set(first.matches.map(({ id }) => id))
  const keyOf = ({ resourceType, id }: Resource): string => `${resourceType}/${id}`
  const includedKeys = new Set(first.included.map(keyOf))
  return {
    ...first,
    matches: [...first.matches, ...second.matches.filter(({ id }) => id === undefined || !matchIds.has(id))],
    included: [...first.included, ...second.included.filter((resource) => !includedKeys.has(keyOf(resource)))],
    issues: [...first.issues, ...second.issues],
    dropped: [...first.dropped, ...second.dropped],
    unclear: (first.unclear ?? 0) + (second.unclear ?? 0),
    total: undefined,
    pages: first.pages + second.pages,
    complete: first.complete && second.complete,
    ...(first.complete && second.truncationReason ? { truncationReason: second.truncationReason } : {}),
    fetchedAt: second.fetchedAt,
  }
}

/**
 * Several searches for one list, such as one for each category, joined. A failed part is named in `issues`; throws the first FhirError when all of
 * them fail. `stop` ends the search and keeps the results so far.
 */
export async function joinSearches(
  parts: readonly string[],
  search: (part: string) => Promise<RecordSet>,
  stop?: AbortSignal,
): Promise<RecordSet> {
  let joined: RecordSet | undefined
  let firstError: FhirError | undefined
  const failures: string[] = []
  for (const part of parts) {
    if (stop?.aborted) break
    try {
      const set = await search(part)
      joined = joined ? union(joined, set) : set
    } catch (cause) {
      if (!(cause instanceof FhirError)) throw cause
      firstError ??= cause
      if (cause.kind === 'stopped') break
      failures.push(`${part}: ${cause.issues.join(' ') || cause.message}`)
    }
  }
  if (!joined) throw firstError ?? new FhirError('failed', 'joined search')
  const { next: _, ...set } = joined
  if (stop?.aborted) return { ...set, complete: false, truncationReason: 'stopped' }
  return failures.length === 0
    ? set
    : { ...set, complete: false, truncationReason: 'pageFailed', issues: [...set.issues, ...failures] }
}
