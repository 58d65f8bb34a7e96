import { firstCode } from '../../fhir/concept'
import { descriptorOf } from '../../resources/descriptors'
import { isUpcoming } from '../../clinical/shared/is-upcoming'
import { newestFirst } from '../../clinical/shared/newest-first'
import { isCountable } from './is-countable'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { Audience } from '../../i18n/audience'
import type { CardTitle } from './cards'

/** What a card shows of its type, and how much of the same kind it leaves to the full list. */
export interface CardSelection {
  readonly shown: readonly Resource[]
  readonly more: number
}

interface SelectionRule {
  /** How many rows, for care staff where they see more; all of them when absent. */
  readonly limits?: readonly [patient: number, provider: number]
  /** Only what has happened: a record whose date lies ahead is not the latest. */
  readonly isPastOnly?: true
  isIncluded(record: Resource, type: RecordType): boolean
}

const isInGroup =
  (...places: readonly string[]) =>
  (record: Resource, type: RecordType): boolean =>
    places.includes(descriptorOf(type).listSection(record))

type GenericCardTitle = Exclude<CardTitle, 'results' | 'vitals' | 'medicines' | 'conditions' | 'visits'>

const selectionRules: Readonly<Record<GenericCardTitle, SelectionRule>> = {
  allergies: { isIncluded: isInGroup('main', 'check') },
  vaccines: { limits: [1, 3], isPastOnly: true, isIncluded: isCountable },
  plans: { limits: [3, 5], isIncluded: isInGroup('main', 'plan') },
  goals: { limits: [5, 5], isIncluded: isInGroup('main', 'plan') },
  team: { limits: [5, 5], isIncluded: isInGroup('main') },
  documents: { limits: [1, 3], isIncluded: isInGroup('main') },
  reports: { limits: [1, 3], isPastOnly: true, isIncluded: isCountable },
  insurance: { limits: [3, 5], isIncluded: isInGroup('main') },
}

function limitTo(records: readonly Resource[], show: number): CardSelection {
  return { shown: records.slice(0, show), more: Math.max(0, records.length - show) }
}

const proposalIntents: readonly unknown[] = ['proposal', 'option']

/** A plan says with its intent whether anybody has agreed to it. */
const isInForce = (record: Resource, type: RecordType): boolean =>
  type === 'CarePlan'
    ? record['status'] === 'active' && !proposalIntents.includes(record['intent'])
    : descriptorOf(type).listSection(record) === 'main'

const isHighRisk = (record: Resource): boolean => record['criticality'] === 'high'

/** Visits that are planned, the nearest first, then those that were, the newest first. */
function selectVisits(records: readonly Resource[], show: number, now: number): CardSelection {
  const visits = newestFirst('Encounter', records.filter(isCountable))
  const planned = visits.filter(
    (visit) =>
      firstCode(visit['status']) === 'planned' &&
      (isUpcoming('Encounter', visit, now) || descriptorOf('Encounter').date(visit) === undefined),
  )
  const had = visits.filter((visit) => !planned.includes(visit) && !isUpcoming('Encounter', visit, now))
  const ahead = visits.filter((visit) => !planned.includes(visit) && isUpcoming('Encounter', visit, now))
  const { shown, more } = limitTo([...had, ...ahead], show)
  return { shown: [...planned.toReversed(), ...shown], more }
}

/** The records of a card: what is current or latest of its type, never what was cancelled or entered by mistake. */
export function selectCardRecords(
  title: GenericCardTitle | 'visits',
  type: RecordType,
  records: readonly Resource[],
  audience: Audience,
  now: number,
): CardSelection {
  const provider = audience === 'provider'
  if (title === 'visits') return selectVisits(records, provider ? 5 : 2, now)
  const { limits: show, isPastOnly: past, isIncluded: wanted } = selectionRules[title]
  const sorted = newestFirst(type, records).filter((record) => wanted(record, type))
  // What holds comes before what is only planned or suggested.
  const first = sorted.filter((record) =>
    title === 'allergies' ? isHighRisk(record) : past ? !isUpcoming(type, record, now) : isInForce(record, type),
  )
  const ordered = [...first, ...sorted.filter((record) => !first.includes(record))]
  return limitTo(ordered, show?.[provider ? 1 : 0] ?? Infinity)
}
