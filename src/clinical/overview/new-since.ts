import { codingsOf, conceptDisplay } from '../../fhir/concept'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import { isObject, listOf, textOf } from '../../lib/json'
import { testKeyOf } from '../../fhir/result'
import { descriptorOf } from '../../resources/descriptors'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { recordsUsableFor } from '../assertion/assertion-of'
import { isOnVisitDay } from '../encounters/visit-day'
import { statusOf } from '../status/status-of'
import { visitsForSince } from './last-visit'
import { recordChangesSince, type Since } from './record-changes'
import type { ObservationKind } from '../../resources/observation-category'
import type { RecordType } from '../../contract'
import type { StatusContext } from '../status/record-status'

const VIRTUAL = /\b(?:VR|virtual|tele\w*|phone|video|teléfono|telefónica)\b/i

/** True for a visit by phone or video. */
export function isVirtualVisit({ class: visitClass, type }: ResourceOf<'Encounter'>): boolean {
  const codings = isObject(visitClass) ? [visitClass, ...codingsOf(visitClass)] : []
  const words = [
    textOf(visitClass),
    ...codings.flatMap(({ code, display }) => [textOf(code), textOf(display)]),
    ...listOf(type).map((each) => conceptDisplay(each)),
  ]
  return words.some((word) => word !== undefined && VIRTUAL.test(word))
}

/** The last finished visit in person, from whose end on records are new; undefined without one. `now` in milliseconds. */
export const lastVisitInPerson = (
  visits: readonly ResourceOf<'Encounter'>[],
  context: StatusContext,
  now: number,
): ResourceOf<'Encounter'> | undefined =>
  visitsForSince(visits, context, now).find(
    (visit) => statusOf(visit, context)?.key === 'Encounter.finished' && !isVirtualVisit(visit),
  )

/** Types of which new records are listed one by one, in the order of the page. */
const listedTypes: readonly RecordType[] = [
  'Observation',
  'MedicationRequest',
  'DocumentReference',
  'DiagnosticReport',
  'Encounter',
  'Immunization',
  'Condition',
  'AllergyIntolerance',
  'Goal',
]

export interface RecordsSinceVisit {
  /** Each group in the order of the page, its newest record first; of a test only the newest result. */
  readonly groups: readonly (readonly Resource[])[]
  readonly fills: readonly Resource[]
  /** Vital signs measured outside of visits. */
  readonly readings: readonly Resource[]
}

export interface LoadedLists {
  /** The visit from whose end on records are new; what was measured or taken on its day belongs to it. */
  readonly visit: ResourceOf<'Encounter'>
  readonly since: Since
  /** The local day, `yyyy-mm-dd`. */
  readonly today: string
  /** The records of a type, if its list is complete. */
  recordsOf(type: RecordType): readonly Resource[]
  kindOf(record: Resource): ObservationKind
}

/** The newest of each test. */
function newestOfTests(results: readonly ResourceOf<'Observation'>[]): readonly ResourceOf<'Observation'>[] {
  const seen = new Set<string>()
  return results.filter((result) => {
    const key = testKeyOf(result) ?? `#${result.id ?? ''}`
    return !seen.has(key) && seen.add(key)
  })
}

/** What is new since a visit: results, medicines, notes, visits and other records, and how many fills and readings. Records that did not take place or are not so are left out. */
export function newRecords(
  { visit, since, today, recordsOf, kindOf }: LoadedLists,
  context: StatusContext,
): RecordsSinceVisit {
  const newOf = (type: RecordType): readonly Resource[] =>
    recordsUsableFor(
      'newest',
      recordChangesSince(type, recordsOf(type), since, today).items.map(({ record }) => record),
      context,
    ).filter((record) => !isMarkedPrivate(record) && !isUpcoming(record, context) && !isOfVisit(type, record, visit))
  const observations = newOf('Observation').filter((record) => isOfType(record, 'Observation'))
  const readings = observations.filter((record) => kindOf(record) === 'vitalSign' && record.encounter === undefined)
  const own = new Set<Resource>(readings)
  const results = newestOfTests(observations.filter((record) => !own.has(record)))
  return {
    groups: listedTypes.map((type) => (type === 'Observation' ? results : newOf(type))),
    fills: newOf('MedicationDispense'),
    readings,
  }
}

/** Up to `max` records of the groups, in their order: the first of each group, then the second of each, and so on. */
export function firstOfGroups(groups: readonly (readonly Resource[])[], max: number): readonly Resource[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length))
  const roundRobin = Array.from({ length: longest }, (_, index) => groups.flatMap((group) => group[index] ?? [])).flat()
  const chosen = new Set(roundRobin.slice(0, max))
  return groups.flat().filter((record) => chosen.has(record))
}

/** Visits without an outcome are in the list of what to check. */
const isUpcoming = (record: Resource, context: StatusContext): boolean =>
  isOfType(record, 'Encounter') && ['planned', 'passed'].includes(statusOf(record, context)?.key ?? '')

/** True for a result or report of the visit: it names it, or was taken on its day. */
function isOfVisit(type: RecordType, record: Resource, visit: ResourceOf<'Encounter'>): boolean {
  if (type !== 'Observation' && type !== 'DiagnosticReport') return false
  return isOnVisitDay(visit, descriptorOf(type).date(record)?.raw ?? '')
}

/** The newest day among records, as sent; undefined without one. */
export const newestDate = (type: RecordType, records: readonly Resource[]): string | undefined =>
  records
    .flatMap((record) => descriptorOf(type).date(record)?.raw ?? [])
    .toSorted()
    .at(-1)
