import { visitIdOf } from '../../resources/visit-id'
import type { Resource } from '../../fhir/resource'

interface Bundled {
  readonly type: string
  readonly resource: Resource
}

export interface VisitBundle<E> {
  readonly visit: E
  readonly members: readonly E[]
}

/** The records of one day: each visit with what says that it belongs to it, and the rest. Nothing is moved to another day, and nothing is lost. */
export function bundleDay<E extends Bundled>(events: readonly E[]): { readonly visits: readonly VisitBundle<E>[]; readonly loose: readonly E[] } {
  const visits = events.filter(({ type }) => type === 'Encounter')
  const ids = new Set(visits.flatMap(({ resource }) => resource.id ?? []))
  const members = new Map<string, E[]>()
  const loose: E[] = []
  for (const event of events) {
    if (event.type === 'Encounter') continue
    const id = visitIdOf(event.resource)
    if (id === undefined || !ids.has(id)) loose.push(event)
    else {
      const known = members.get(id)
      if (known) known.push(event)
      else members.set(id, [event])
    }
  }
  return { visits: visits.map((visit) => ({ visit, members: members.get(visit.resource.id ?? '') ?? [] })), loose }
}
