import { textOf } from '../../lib/json'
import { describe } from '../../resources/registry'
import { grouped } from '../shared/grouped'
import { noKnownAllergy } from '../../resources/no-known-allergy'
import { isImplant } from '../../resources/implants'
import { phraseOf } from '../status/registry'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import type { Circumstance, StatusKey } from '../status/status'
import type { Place } from '../../i18n/code-tables'

/** What a type tells apart beyond the places that all types share. */
export type OwnGroup =
  | 'doNotTake'
  | 'unconfirmed'
  | 'unclear'
  | 'noneKnown'
  | 'ahead'
  | 'now'
  | 'implants'
  | 'otherDevices'
  | 'notDone'
  | 'given'
  | 'notGiven'
  | 'stopped'
  | 'called'
  | 'ruledOut'
  | 'suggested'
/** `years` is split by the year of the record's date. */
type Key = OwnGroup | Place | 'years'

export interface Group {
  readonly key: Exclude<Key, 'years'> | 'year'
  /** Set for a year; undefined there for records whose date names none. */
  readonly year?: string | undefined
  readonly closed: boolean
  readonly records: readonly Resource[]
}

const order: readonly Key[] = [
  'doNotTake',
  'ahead',
  'now',
  'implants',
  'otherDevices',
  'main',
  'unconfirmed',
  'unclear',
  'noneKnown',
  'given',
  'years',
  'check',
  'plan',
  'suggested',
  'stopped',
  'notDone',
  'notGiven',
  'past',
  'ruledOut',
  'called',
  'no',
  'void',
]
const closed: readonly Key[] = ['past', 'ruledOut', 'called', 'no', 'void']

type PhraseTable = Readonly<Partial<Record<StatusKey, Key>>>

/** By what became of a record; a phrase that the table does not name leaves it where the words of its status place it. */
const byPhrase: Partial<Record<RecordType, PhraseTable>> = {
  AllergyIntolerance: {
    'AllergyIntolerance.unconfirmed': 'unconfirmed',
    'AllergyIntolerance.unconfirmedHigh': 'unconfirmed',
    'AllergyIntolerance.presumed': 'unconfirmed',
    'AllergyIntolerance.presumedHigh': 'unconfirmed',
    notGiven: 'unclear',
    otherCode: 'unclear',
    'AllergyIntolerance.unsure': 'unclear',
    'AllergyIntolerance.confirmedOnly': 'unclear',
    'AllergyIntolerance.ruledOut': 'ruledOut',
    'AllergyIntolerance.none': 'noneKnown',
    'AllergyIntolerance.noneUnsure': 'noneKnown',
    'AllergyIntolerance.noneRefuted': 'ruledOut',
  },
  Encounter: {
    planned: 'ahead',
    now: 'now',
    'Encounter.arrived': 'now',
    'Encounter.triaged': 'now',
    'Encounter.onLeave': 'now',
    called: 'called',
    passed: 'years',
    wasPlanned: 'years',
    wasPlannedNoDate: 'years',
    began: 'years',
    endedOpen: 'years',
    openNoDate: 'years',
    openAhead: 'years',
    'Encounter.finished': 'years',
    doneAhead: 'years',
    tookPlaceUnknown: 'years',
  },
  Procedure: {
    'Procedure.preparation': 'ahead',
    paused: 'ahead',
    now: 'now',
    'Procedure.stopped': 'stopped',
    'Procedure.notDone': 'notDone',
    passed: 'years',
    wasPlanned: 'years',
    wasPlannedNoDate: 'years',
    wasPaused: 'years',
    began: 'years',
    endedOpen: 'years',
    openNoDate: 'years',
    openAhead: 'years',
    'Procedure.done': 'years',
    doneAhead: 'years',
    tookPlaceUnknown: 'years',
  },
  MedicationRequest: {
    'MedicationRequest.doNotTake': 'doNotTake',
    'MedicationRequest.doNotTakeUnclear': 'doNotTake',
    'MedicationRequest.doNotTakeOnHold': 'doNotTake',
  },
  Goal: { 'Goal.proposed': 'suggested' },
  CarePlan: { 'CarePlan.suggested': 'suggested', 'CarePlan.option': 'suggested' },
  Immunization: {
    'Immunization.given': 'given',
    'Immunization.reported': 'given',
    'Immunization.partDose': 'given',
    'Immunization.notGiven': 'notGiven',
    'Immunization.contradicts': 'unclear',
  },
}

/** What holds or does not, and what says of it that nobody can tell: no heading calls it current. */
const holding: readonly RecordType[] = ['CarePlan', 'CareTeam', 'Coverage', 'Goal']
const untold: readonly StatusKey[] = [
  'notGiven',
  'notKnown',
  'otherCode',
  'wasToEnd',
  'Coverage.ended',
  'Goal.reachedNotStarted',
]

function keyOf(type: RecordType, record: Resource, at: Circumstance): Key {
  const place = describe(type).place(record)
  if (place === 'void') return place
  if (type === 'Device' && place === 'main') return isImplant(record) ? 'implants' : 'otherDevices'
  const phrase = phraseOf(record, at)
  if (phrase && at.died === undefined && holding.includes(type) && untold.includes(phrase.key)) return 'unclear'
  return (phrase && byPhrase[type]?.[phrase.key]) ?? place
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

const inGroup: Partial<Record<RecordType, (a: Resource, b: Resource) => number>> = {
  AllergyIntolerance: byRisk,
  Coverage: byTurn,
}

/** Years that together hold more rows than this are closed after the first ones. */
const OPEN_ROWS = 20

function years(type: RecordType, records: readonly Resource[]): readonly Group[] {
  const byYear = grouped(records, (record) => /^\d{4}/.exec(textOf(describe(type).date(record)?.raw) ?? '')?.[0])
  let before = 0
  return [...byYear]
    .sort(([a = ''], [b = '']) => b.localeCompare(a))
    .map(([year, own]) => {
      const group = { key: 'year', year, closed: before > 0 && before + own.length > OPEN_ROWS, records: own } as const
      before += own.length
      return group
    })
}

/** The groups of a list that hold records, in their order; every record stands in exactly one. Records come newest first. */
export function groupsOf(type: RecordType, records: readonly Resource[], at: Circumstance): readonly Group[] {
  const byKey = grouped(records, (record) => keyOf(type, record, at))
  return order.flatMap((key): readonly Group[] => {
    const own = byKey.get(key) ?? []
    if (own.length === 0) return []
    if (key === 'years') return years(type, own)
    return [{ key, closed: closed.includes(key), records: inGroup[type] ? own.toSorted(inGroup[type]) : own }]
  })
}

/** True when the record says both that there are no known allergies and names some that hold. */
export function saysNoneAndSome(allergies: readonly Resource[], at: Circumstance): boolean {
  const holding = (...keys: readonly Key[]) =>
    allergies.filter((allergy) => keys.includes(keyOf('AllergyIntolerance', allergy, at)))
  return (
    holding('noneKnown').some((allergy) => noKnownAllergy(allergy) === 'any') &&
    holding('main', 'unconfirmed', 'unclear').some((allergy) => noKnownAllergy(allergy) === undefined)
  )
}
