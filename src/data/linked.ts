import { useQueries, useQueryClient } from '@tanstack/react-query'
import { isRecordType } from '../contract'
import { isObject, textOf } from '../fhir/guards'
import { parseReference } from '../fhir/reference'
import type { Resource } from '../fhir/resource'
import { useSession } from '../session/context'
import type { Session } from '../session/session'
import { linkState, placeOf, type Link } from './links'
import { cachedRecord, keyOf, readRecord } from './read'

/** More names than these are not asked for; the links work without. */
const MAX_READS = 12

/** The records that a resource points to without saying their names; medicines always, as a name beside a reference can be another's. */
export function namelessLinks(resource: Resource, session: Session): readonly Link[] {
  const links = new Map<string, Link>()
  const visit = (value: unknown, element: string): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, element))
    if (!isObject(value)) return
    const reference = textOf(value['reference'])
    const named = textOf(value['display']) !== undefined && element !== 'medicationReference'
    const place = reference === undefined || named ? undefined : placeOf(reference, session)
    if (place?.at === 'here' && isRecordType(place.type)) links.set(`${place.type}/${place.id}`, { type: place.type, id: place.id })
    for (const [name, inner] of Object.entries(value)) visit(inner, name)
  }
  visit(resource, '')
  return [...links.values()].slice(0, MAX_READS)
}

/** Reads the records that a page's references leave without a name; the answers stay in the cache, where `linkState` finds them. */
export function useNames(resource: Resource): number {
  const session = useSession()
  const client = useQueryClient()
  const wanted = namelessLinks(resource, session).filter((link) => linkState(client, session, link).state !== 'failed')
  const answers = useQueries({
    queries: wanted.map(({ type, id }) => ({
      queryKey: keyOf(session, 'read', type, id),
      queryFn: ({ signal }: { signal: AbortSignal }) => cachedRecord(client, session, type, id) ?? readRecord(session, type, id, signal),
    })),
  })
  return answers.filter((answer) => !answer.isPending).length
}
<<<<<<< HEAD
=======

const mentionLimit = 50

/** Records that point to a record; a resource may be found in several searches and counts once. */
export function pointersTo(loaded: Iterable<Resource>, { type, id }: Link): readonly Resource[] {
  const found = new Map<string, Resource>()
  const pointsHere = (reference: string): boolean => {
    // Most references name something else, and a long record has many.
    const parsed = reference.includes(id) ? parseReference(reference) : undefined
    return parsed !== undefined && 'type' in parsed && parsed.type === type && parsed.id === id
  }
  for (const resource of loaded) {
    const key = `${resource.resourceType}/${resource.id ?? ''}`
    if (key !== `${type}/${id}` && !found.has(key) && referencesIn(behindCover(resource)).some(pointsHere)) found.set(key, resource)
  }
  return [...found.values()]
}

/** Loaded records that point to a record, as far as a list of them serves a reader. */
export function mentionsOf(loaded: Iterable<Resource>, link: Link): { readonly found: readonly Resource[]; readonly more: number } {
  const found = pointersTo(loaded, link)
  return { found: found.slice(0, mentionLimit), more: Math.max(0, found.length - mentionLimit) }
}

/** What records refer to, read once: a list may be asked again and again while it grows. */
const references = new WeakMap<Resource, readonly string[]>()

function referencesIn(resource: Resource): readonly string[] {
  const known = references.get(resource)
  if (known) return known
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
  references.set(resource, found)
  return found
}
>>>>>>> 856d98d (Ids longer than R4 allows, and with other characters, open, refer and load; a reference that cannot be read drops no record; a list of which every entry was left out says so)
