import { isObject } from '../../lib/json'
import { kept } from '../../lib/memoize'
import { parseReference } from '../../fhir/reference'
import { behindCover } from '../../resources/cover'
import type { Resource } from '../../fhir/resource'

/** A record, by type and id. */
export interface Target {
  readonly type: string
  readonly id: string
}

const mentionLimit = 50

/** Records that point to a record; a resource may be found in several searches and counts once. */
export function pointersTo(loaded: Iterable<Resource>, { type, id }: Target): readonly Resource[] {
  const found = new Map<string, Resource>()
  const pointsHere = (reference: string): boolean => {
    // Most references name something else, and a long record has many.
    const parsed = reference.includes(id) ? parseReference(reference) : undefined
    return parsed !== undefined && 'type' in parsed && parsed.type === type && parsed.id === id
  }
  for (const resource of loaded) {
    const key = `${resource.resourceType}/${resource.id ?? ''}`
    if (key !== `${type}/${id}` && !found.has(key) && referencesIn(behindCover(resource)).some(pointsHere))
      found.set(key, resource)
  }
  return [...found.values()]
}

/** Loaded records that point to a record, as far as a list of them serves a reader. */
export function mentionsOf(
  loaded: Iterable<Resource>,
  target: Target,
): { readonly found: readonly Resource[]; readonly more: number } {
  const found = pointersTo(loaded, target)
  return { found: found.slice(0, mentionLimit), more: Math.max(0, found.length - mentionLimit) }
}

/** What records refer to, read once: a list may be asked again and again while it grows. */
const referencesIn = kept((resource: Resource): readonly string[] => {
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
