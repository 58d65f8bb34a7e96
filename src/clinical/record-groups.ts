import { firstCode } from '../fhir/concept'
import { textOf } from '../fhir/guards'
import { dateInterval, parsePartialDate } from '../fhir/partial-date'
import { describe } from '../resources/registry'
import { grouped } from './grouped'
import { noKnownAllergy } from './no-known-allergy'
import { isImplant } from '../resources/implants'
import type { RecordType } from '../contract'
import type { Resource } from '../fhir/resource'
import type { Place } from '../words/code-tables'

/** What a type tells apart beyond the places that all types share. */
export type OwnGroup = 'ahead' | 'now' | 'implants' | 'otherDevices' | 'notDone' | 'given' | 'notGiven' | 'stopped' | 'called' | 'ruledOut'
/** `years` is split by the year of the record's date. */
type Key = OwnGroup | Place | 'years'

export interface Group {
  readonly key: Exclude<Key, 'years'> | 'year'
  /** Set for a year; undefined there for records whose date names none. */
  readonly year?: string | undefined
  readonly closed: boolean
  readonly records: readonly Resource[]
}

const order: readonly Key[] = ['ahead', 'now', 'implants', 'otherDevices', 'main', 'given', 'years', 'check', 'plan', 'stopped', 'notDone', 'notGiven', 'past', 'ruledOut', 'called', 'no', 'void']
const closed: readonly Key[] = ['past', 'ruledOut', 'called', 'no', 'void']

type StatusTable = Readonly<Record<string, Key>>

/** By status; a status that the table does not name stands where its words place it. */
const byStatus: Partial<Record<RecordType, StatusTable>> = {
  Encounter: { planned: 'ahead', arrived: 'now', triaged: 'now', 'in-progress': 'now', onleave: 'now', finished: 'years', unknown: 'years', cancelled: 'called' },
  Procedure: { preparation: 'ahead', 'in-progress': 'now', 'on-hold': 'ahead', completed: 'years', unknown: 'years', stopped: 'stopped', 'not-done': 'notDone' },
  Immunization: { completed: 'given', 'not-done': 'notGiven' },
}

function keyOf(type: RecordType, record: Resource): Key {
  const place = describe(type).place(record)
  if (place === 'void') return place
  if (type === 'AllergyIntolerance' && firstCode(record['verificationStatus']) === 'refuted') return 'ruledOut'
  if (type === 'Device' && place === 'main') return isImplant(record) ? 'implants' : 'otherDevices'
  const table = byStatus[type]
  const status = firstCode(record['status']) ?? ''
  return table && Object.hasOwn(table, status) ? (table[status] ?? place) : place
}

const isHigh = (allergy: Resource): boolean => allergy['criticality'] === 'high'
const nameOf = (record: Resource): string => describe('AllergyIntolerance').title(record) ?? ''

/** Allergies of high risk first, then by name; a sentence about none after those. */
function byRisk(a: Resource, b: Resource): number {
  const none = Number(noKnownAllergy(a) !== undefined) - Number(noKnownAllergy(b) !== undefined)
  return none || Number(isHigh(b)) - Number(isHigh(a)) || nameOf(a).localeCompare(nameOf(b))
}

/** The plan that pays first comes first; where none is said, as they come. */
const byTurn = (a: Resource, b: Resource): number => turnOf(a) - turnOf(b)
const turnOf = ({ order }: Resource): number => (typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER)

const inGroup: Partial<Record<RecordType, (a: Resource, b: Resource) => number>> = { AllergyIntolerance: byRisk, Coverage: byTurn }

/** Years that together hold more rows than this are closed after the first ones. */
const OPEN_ROWS = 20

function years(type: RecordType, records: readonly Resource[]): readonly Group[] {
  const byYear = grouped(records, (record) => /^\d{4}/.exec(textOf(describe(type).date(record)?.raw) ?? '')?.[0])
  let before = 0
  return [...byYear].sort(([a = ''], [b = '']) => b.localeCompare(a)).map(([year, own]) => {
    const group = { key: 'year', year, closed: before > 0 && before + own.length > OPEN_ROWS, records: own } as const
    before += own.length
    return group
  })
}

/** The groups of a list that hold records, in their order; every record stands in exactly one. Records come newest first. */
export function groupsOf(type: RecordType, records: readonly Resource[]): readonly Group[] {
  const byKey = grouped(records, (record) => keyOf(type, record))
  return order.flatMap((key): readonly Group[] => {
    const own = byKey.get(key) ?? []
    if (own.length === 0) return []
    if (key === 'years') return years(type, own)
    return [{ key, closed: closed.includes(key), records: inGroup[type] ? own.toSorted(inGroup[type]) : own }]
  })
}

/** Calendars run up to so many milliseconds behind UTC. */
const BEHIND = 12 * 3_600_000

/** True for a visit that is still called planned though its day is over (`now` in milliseconds since 1970). */
export function hasPassed(visit: Resource, now: number): boolean {
  const date = firstCode(visit['status']) === 'planned' ? parsePartialDate(describe('Encounter').date(visit)?.raw ?? '') : undefined
  return date !== undefined && dateInterval({ ...date, precision: date.precision === 'instant' ? 'day' : date.precision }).to + BEHIND <= now
}

/** True when the record says both that there are no known allergies and names some that hold. */
export function saysNoneAndSome(allergies: readonly Resource[]): boolean {
  const holds = allergies.filter((allergy) => keyOf('AllergyIntolerance', allergy) === 'main')
  return holds.some((allergy) => noKnownAllergy(allergy) === 'any') && holds.some((allergy) => noKnownAllergy(allergy) === undefined)
}
