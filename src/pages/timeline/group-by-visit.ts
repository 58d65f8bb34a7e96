import { objectsOf } from '../../lib/json'
import { referencedKey } from '../../fhir/reference'
import { recordKey } from '../../fhir/source'
import { unmaskRecord } from '../../resources/masking'
import { isOfType, type Resource } from '../../fhir/resource'

interface VisitEvent {
  readonly type: string
  readonly resource: Resource
  readonly raw: string | undefined
  readonly order: number
  /** Keys of the visits that it refers to. */
  readonly visits: readonly string[]
}

/** The records of each visit, by the key of the visit. */
export type VisitMembers<E> = ReadonlyMap<string, readonly E[]>

/** The visits of reports by the results that they list, for results without a visit. */
function visitsByReport(events: readonly VisitEvent[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const { resource, visits } of events) {
    if (isOfType(resource, 'DiagnosticReport') && visits.length > 0)
      for (const result of objectsOf(unmaskRecord(resource).result))
        found.set(referencedKey(resource, result, 'Observation') ?? '', visits)
  }
  return found
}

function newestEventFirst(a: VisitEvent, b: VisitEvent): number {
  const [dateOfA, dateOfB] = [a.raw ?? '', b.raw ?? '']
  if (dateOfA === dateOfB) return b.order - a.order
  return dateOfA < dateOfB ? 1 : -1
}

/** Each visit with the records that refer to it, whatever their day, newest first. The same day alone does not count. */
export function groupByVisit<E extends VisitEvent>(events: readonly E[]): VisitMembers<E> {
  const members = new Map<string, E[]>(
    events.flatMap(({ type, resource }) =>
      type === 'Encounter' && resource.id !== undefined ? [[recordKey(resource), []] as const] : [],
    ),
  )
  const reported = visitsByReport(events)
  for (const event of events) {
    if (event.type === 'Encounter') continue
    const visits =
      event.visits.length > 0 || event.type !== 'Observation'
        ? event.visits
        : (reported.get(recordKey(event.resource)) ?? [])
    for (const key of new Set(visits)) members.get(key)?.push(event)
  }
  for (const ofVisit of members.values()) ofVisit.sort(newestEventFirst)
  return members
}

/** The visits of a day, and its other records. A record of a visit on another day is listed on its own day as well. */
export function splitByVisit<E extends VisitEvent>(
  events: readonly E[],
  members: VisitMembers<E>,
): { readonly visits: readonly E[]; readonly others: readonly E[] } {
  const visits = events.filter(({ type }) => type === 'Encounter')
  const ofVisits = new Set(visits.flatMap(({ resource }) => members.get(recordKey(resource)) ?? []))
  return { visits, others: events.filter((event) => event.type !== 'Encounter' && !ofVisits.has(event)) }
}
