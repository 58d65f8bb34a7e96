import { isInListSection } from '../../resources/list-section'
import type { ListSection } from '../../i18n/code-tables'
import { firstCode } from '../../fhir/concept'
import { descriptorOf } from '../../resources/descriptors'
import { isDatedAfter } from '../../clinical/shared/is-dated-after'
import { isPostMortem } from '../../resources/post-mortem'
import { newestFirst } from '../../clinical/shared/newest-first'
import { recordsUsableFor } from '../../clinical/assertion/assertion-of'
import type { StatusContext } from '../../clinical/status/record-status'
import type { RecordType } from '../../contract'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import type { ListTitle } from './cards'

/** The records on a card and the number of further records in the full list. */
export interface CardSelection {
  readonly shown: readonly Resource[]
  readonly more: number
}

interface SelectionRule {
  /** The maximum number of rows; without it, all rows are shown. */
  readonly limit?: number
  /** Of events, the newest come first and those that may not be the newest last. */
  readonly isEvent?: true
  /** Without it, every record that says that something took place. */
  isIncluded?(record: Resource, type: RecordType): boolean
}

const isInSection =
  (...sections: readonly ListSection[]) =>
  (record: Resource, type: RecordType): boolean =>
    isInListSection(type, record, ...sections)

const selectionRules: Readonly<Record<ListTitle, SelectionRule>> = {
  allergies: { isIncluded: isInSection('main', 'underReview') },
  vaccines: { limit: 3, isEvent: true },
  plans: { limit: 5, isIncluded: isInSection('main', 'planned') },
  goals: { limit: 5, isIncluded: isInSection('main', 'planned') },
  team: { limit: 5, isIncluded: isInSection('main') },
  documents: { limit: 3, isIncluded: isInSection('main') },
  reports: { limit: 3, isEvent: true },
  insurance: { limit: 5, isIncluded: isInSection('main') },
}

function limitTo(records: readonly Resource[], limit: number): CardSelection {
  return { shown: records.slice(0, limit), more: Math.max(0, records.length - limit) }
}

const proposalIntents: readonly unknown[] = ['proposal', 'option']

/** The intent of a plan tells whether anybody has agreed to it. */
const isInForce = (record: Resource, type: RecordType): boolean =>
  isOfType(record, 'CarePlan')
    ? record.status === 'active' && !proposalIntents.includes(record.intent)
    : descriptorOf(type).listSection(record) === 'main'

/** Events, without those that did not take place, and those of them that may be the newest. */
function eventsOf<R extends Resource>(records: readonly R[], context: StatusContext) {
  const [counted, newest] = [recordsUsableFor('count', records, context), recordsUsableFor('newest', records, context)]
  const all = new Set<R>([...counted, ...newest])
  return { events: records.filter((record) => all.has(record)), newest: new Set<Resource>(newest) }
}

/** Planned visits, the next one first, then past visits, the newest first. */
function selectVisits(records: readonly Resource[], limit: number, context: StatusContext, now: number): CardSelection {
  const encounters = records.filter((record) => isOfType(record, 'Encounter'))
  const { events, newest } = eventsOf(encounters, context)
  const visits = newestFirst('Encounter', events)
  const isFuture = (visit: ResourceOf<'Encounter'>): boolean => isDatedAfter('Encounter', visit, now)
  const planned = visits.filter(
    (visit) =>
      firstCode(visit.status) === 'planned' && (isFuture(visit) || descriptorOf('Encounter').date(visit) === undefined),
  )
  const others = visits.filter((visit) => !planned.includes(visit))
  // Last: visits with a date to come that are not marked as planned, others that may not be the newest, and those about the death itself.
  const isLast = (visit: ResourceOf<'Encounter'>): boolean =>
    isFuture(visit) || !newest.has(visit) || isPostMortem(visit)
  const { shown, more } = limitTo([...others.filter((visit) => !isLast(visit)), ...others.filter(isLast)], limit)
  return { shown: [...planned.toReversed(), ...shown], more }
}

/**
 * The records of a card: the current or the latest of its type, without those that did not take place or were entered in error.
 * `now` in milliseconds since 1970.
 */
export function selectCardRecords(
  title: ListTitle | 'visits',
  type: RecordType,
  records: readonly Resource[],
  context: StatusContext,
  now: number,
): CardSelection {
  if (title === 'visits') return selectVisits(records, 5, context, now)
  const { limit, isEvent, isIncluded } = selectionRules[title]
  const { events, newest } = eventsOf(records, context)
  // High-risk allergies before others, past before future dates, active before planned or proposed records, and what is about the death itself last.
  const isFirst = (record: Resource): boolean => {
    if (isOfType(record, 'AllergyIntolerance')) return record.criticality === 'high'
    if (isPostMortem(record)) return false
    return isEvent ? newest.has(record) && !isDatedAfter(type, record, now) : isInForce(record, type)
  }
  const sorted = newestFirst(type, isIncluded ? records.filter((record) => isIncluded(record, type)) : events)
  const ordered = [...sorted.filter(isFirst), ...sorted.filter((record) => !isFirst(record))]
  return limitTo(ordered, limit ?? Infinity)
}
