import { objectsOf } from '../../lib/json'
import { referencedId } from '../../fhir/reference'
import { unmaskRecord } from '../../resources/masking'
import type { Resource } from '../../fhir/resource'

interface VisitEvent {
  readonly type: string
  readonly resource: Resource
  readonly raw: string | undefined
  readonly order: number
  /** Ids of the visits that it names. */
  readonly visits: readonly string[]
}

/** What came from a visit, by the id of the visit. */
export type VisitMembers<E> = ReadonlyMap<string, readonly E[]>

/** The visits that list a result by one of their reports, for results that name no visit themselves. */
function visitsByReport(events: readonly VisitEvent[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const { type, resource, visits } of events) {
    if (type === 'DiagnosticReport' && visits.length > 0)
      for (const result of objectsOf(unmaskRecord(resource)['result']))
        found.set(referencedId(result, 'Observation') ?? '', visits)
  }
  return found
}

const newestEventFirst = (a: VisitEvent, b: VisitEvent): number => {
  const [older, newer] = [a.raw ?? '', b.raw ?? '']
  return older === newer ? b.order - a.order : older < newer ? 1 : -1
}

/** Each visit among the events with what refers to it, of whatever day, newest first. Nothing belongs to a visit by its day alone. */
export function groupByVisit<E extends VisitEvent>(events: readonly E[]): VisitMembers<E> {
  const members = new Map<string, E[]>(
    events.flatMap(({ type, resource: { id } }) =>
      type === 'Encounter' && id !== undefined ? [[id, []] as const] : [],
    ),
  )
  const reported = visitsByReport(events)
  for (const event of events) {
    if (event.type === 'Encounter') continue
    const visits =
      event.visits.length > 0 || event.type !== 'Observation'
        ? event.visits
        : (reported.get(event.resource.id ?? '') ?? [])
    for (const id of new Set(visits)) members.get(id)?.push(event)
  }
  for (const ofVisit of members.values()) ofVisit.sort(newestEventFirst)
  return members
}

/** The records of one day: its visits, and what did not come from one of them. What came from a visit of another day stands on its own day as well, so that nothing is lost under its date. */
export function splitByVisit<E extends VisitEvent>(
  events: readonly E[],
  members: VisitMembers<E>,
): { readonly visits: readonly E[]; readonly loose: readonly E[] } {
  const visits = events.filter(({ type }) => type === 'Encounter')
  const told = new Set(visits.flatMap(({ resource }) => members.get(resource.id ?? '') ?? []))
  return { visits, loose: events.filter((event) => event.type !== 'Encounter' && !told.has(event)) }
}
