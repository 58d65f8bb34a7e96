import { FhirError } from '../../fhir/errors'
import { type RecordSet } from '../record-set'

/** Categories of Observation: R4 observation-category and those that US Core adds. */
const categories = [
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
  const seen = new Set(first.matches.map((one) => one.id))
  const included = new Set(first.included.map((one) => `${one.resourceType}/${one.id}`))
  return {
    ...first,
    matches: [...first.matches, ...second.matches.filter((one) => one.id === undefined || !seen.has(one.id))],
    included: [...first.included, ...second.included.filter((one) => !included.has(`${one.resourceType}/${one.id}`))],
    issues: [...first.issues, ...second.issues],
    dropped: [...first.dropped, ...second.dropped],
    unclear: (first.unclear ?? 0) + (second.unclear ?? 0),
    total: undefined,
    pages: first.pages + second.pages,
    complete: first.complete && second.complete,
    ...(first.complete && second.cutOff ? { cutOff: second.cutOff } : {}),
    fetchedAt: second.fetchedAt,
  }
}

/**
 * All results of a patient from a server that wants a category with every search: one search for each category, joined.
 * A category that fails is named in `issues`; throws the first Failure when all of them fail. `stop` ends it with what has come.
 */
export async function searchByCategory(
  search: (category: string) => Promise<RecordSet>,
  stop?: AbortSignal,
): Promise<RecordSet> {
  let joined: RecordSet | undefined
  let failed: FhirError | undefined
  const refused: string[] = []
  for (const category of categories) {
    if (stop?.aborted) break
    try {
      const set = await search(category)
      joined = joined ? union(joined, set) : set
    } catch (cause) {
      if (!(cause instanceof FhirError)) throw cause
      failed ??= cause
      if (cause.kind === 'stopped') break
      refused.push(`${category}: ${cause.issues.join(' ') || cause.message}`)
    }
  }
  if (!joined) throw failed ?? new FhirError('failed', 'Observation search')
  const { next: _, ...set } = joined
  if (stop?.aborted) return { ...set, complete: false, cutOff: 'stopped' }
  return refused.length === 0
    ? set
    : { ...set, complete: false, cutOff: 'pageFailed', issues: [...set.issues, ...refused] }
}
