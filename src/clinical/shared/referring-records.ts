import { isObject } from '../../lib/json'
import { memoizeByObject } from '../../lib/memoize'
import { parseReference } from '../../fhir/reference'
import { isSameSource, recordKey } from '../../fhir/source'
import { unmaskRecord } from '../../resources/masking'
import { newestOfAllFirst } from './newest-first'
import type { Resource } from '../../fhir/resource'

const MAX_LISTED_RECORDS = 50

/** Records with a reference to a record of the same source, without duplicates. */
export function recordsReferringTo(loaded: Iterable<Resource>, target: Resource): readonly Resource[] {
  const { resourceType: type, id = '' } = target
  const own = recordKey(target)
  const found = new Map<string, Resource>()
  const pointsHere = (reference: string): boolean => {
    // Cheap check first: most references point elsewhere, and a long record has many.
    const parsed = reference.includes(id) ? parseReference(reference) : undefined
    return parsed !== undefined && 'type' in parsed && parsed.type === type && parsed.id === id
  }
  for (const resource of loaded) {
    if (!isSameSource(resource, target)) continue
    const key = recordKey(resource)
    if (key !== own && !found.has(key) && referencesIn(unmaskRecord(resource)).some(pointsHere))
      found.set(key, resource)
  }
  return [...found.values()]
}

/** The newest records that refer to a record, newest first, and how many more there are. Those of one date by type, whichever list was loaded first. */
export function newestRecordsReferringTo(
  loaded: Iterable<Resource>,
  target: Resource,
): { readonly found: readonly Resource[]; readonly more: number } {
  const byType = recordsReferringTo(loaded, target).toSorted((a, b) => a.resourceType.localeCompare(b.resourceType))
  const found = newestOfAllFirst(byType)
  return { found: found.slice(0, MAX_LISTED_RECORDS), more: Math.max(0, found.length - MAX_LISTED_RECORDS) }
}

/** References in a record, memoized: a growing list is read repeatedly. */
const referencesIn = memoizeByObject((resource: Resource): readonly string[] => {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isObject(value)) return
    for (const [element, inner] of Object.entries(value)) {
      if (element !== 'reference') visit(inner)
      else if (typeof inner === 'string') found.push(inner)
    }
  }
  visit(resource)
  return found
})
