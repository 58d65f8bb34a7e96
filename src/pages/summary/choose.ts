import { firstCode } from '../../fhir/concept'
import { describe } from '../../resources/registry'
import { isAhead } from '../../clinical/shared/upcoming'
import { newestFirst } from '../../clinical/shared/newest-first'
import { counts } from './counts'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { Audience } from '../../i18n/code-text'
import type { CardTitle } from './cards'

/** What a card shows of its type, and how much of the same kind it leaves to the full list. */
export interface Chosen {
  readonly shown: readonly Resource[]
  readonly more: number
}

interface Choice {
  /** How many rows, for care staff where they see more; all of them when absent. */
  readonly show?: readonly [patient: number, provider: number]
  /** Only what has happened: a record whose date lies ahead is not the latest. */
  readonly past?: true
  wanted(record: Resource, type: RecordType): boolean
}

const inPlace =
  (...places: readonly string[]) =>
  (record: Resource, type: RecordType): boolean =>
    places.includes(describe(type).place(record))

type Generic = Exclude<CardTitle, 'results' | 'vitals' | 'medicines' | 'conditions' | 'visits'>

const choices: Readonly<Record<Generic, Choice>> = {
  allergies: { wanted: inPlace('main', 'check') },
  vaccines: { show: [1, 3], past: true, wanted: counts },
  plans: { show: [3, 5], wanted: inPlace('main', 'plan') },
  goals: { show: [5, 5], wanted: inPlace('main', 'plan') },
  team: { show: [5, 5], wanted: inPlace('main') },
  documents: { show: [1, 3], wanted: inPlace('main') },
  reports: { show: [1, 3], past: true, wanted: counts },
  insurance: { show: [3, 5], wanted: inPlace('main') },
}

function cut(records: readonly Resource[], show: number): Chosen {
  return { shown: records.slice(0, show), more: Math.max(0, records.length - show) }
}

const ideas: readonly unknown[] = ['proposal', 'option']

/** A plan says with its intent whether anybody has agreed to it. */
const holds = (record: Resource, type: RecordType): boolean =>
  type === 'CarePlan'
    ? record['status'] === 'active' && !ideas.includes(record['intent'])
    : describe(type).place(record) === 'main'

const isHighRisk = (record: Resource): boolean => record['criticality'] === 'high'

/** Visits that are planned, the nearest first, then those that were, the newest first. */
function chooseVisits(records: readonly Resource[], show: number, now: number): Chosen {
  const visits = newestFirst('Encounter', records.filter(counts))
  const planned = visits.filter(
    (visit) =>
      firstCode(visit['status']) === 'planned' &&
      (isAhead('Encounter', visit, now) || describe('Encounter').date(visit) === undefined),
  )
  const had = visits.filter((visit) => !planned.includes(visit) && !isAhead('Encounter', visit, now))
  const ahead = visits.filter((visit) => !planned.includes(visit) && isAhead('Encounter', visit, now))
  const { shown, more } = cut([...had, ...ahead], show)
  return { shown: [...planned.toReversed(), ...shown], more }
}

/** The records of a card: what is current or latest of its type, never what was cancelled or entered by mistake. */
export function choose(
  title: Generic | 'visits',
  type: RecordType,
  records: readonly Resource[],
  audience: Audience,
  now: number,
): Chosen {
  const provider = audience === 'provider'
  if (title === 'visits') return chooseVisits(records, provider ? 5 : 2, now)
  const { show, past, wanted } = choices[title]
  const sorted = newestFirst(type, records).filter((record) => wanted(record, type))
  // What holds comes before what is only planned or suggested.
  const first = sorted.filter((record) =>
    title === 'allergies' ? isHighRisk(record) : past ? !isAhead(type, record, now) : holds(record, type),
  )
  const ordered = [...first, ...sorted.filter((record) => !first.includes(record))]
  return cut(ordered, show?.[provider ? 1 : 0] ?? Infinity)
}
