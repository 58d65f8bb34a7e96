import { directionsOf, type Directions } from '../../fhir/dosage'
import { isObject, listOf, textOf, type Json } from '../../lib/json'
import { timingText } from '../../fhir/timing-sentence'
import { isCover } from '../../resources/cover'
import { contradicted, mayBeOutOfDate, medicineGroup } from './medicine-groups'
import type { MedicationRequest } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

export const timesOfDay = ['morning', 'midday', 'evening', 'night'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

/** One of the directions of a prescription; none where it has no words that can be told. */
export interface PlannedDose<R> {
  readonly request: R
  readonly directions: Directions | undefined
  /** How many prescriptions of the medicine are listed as current. */
  readonly listed: number
}

export interface DayPlan<R> {
  readonly at: Readonly<Record<TimeOfDay, readonly PlannedDose<R>[]>>
  /** What is to be taken as the directions say: their data names no time of day. */
  readonly rest: readonly PlannedDose<R>[]
  /** How many are not in the plan, because another order says not to take them. */
  readonly leftOut: number
}

/** Events that name one time of day; "with meals" names none. */
const ofEvent: Readonly<Record<string, TimeOfDay>> = {
  MORN: 'morning',
  WAKE: 'morning',
  ACM: 'morning',
  CM: 'morning',
  PCM: 'morning',
  AFT: 'midday',
  ACD: 'midday',
  CD: 'midday',
  PCD: 'midday',
  EVE: 'evening',
  ACV: 'evening',
  CV: 'evening',
  PCV: 'evening',
  HS: 'night',
  NIGHT: 'night',
}

function ofClock(time: unknown): TimeOfDay | undefined {
  const hour = Number(textOf(time)?.slice(0, 2))
  if (Number.isNaN(hour)) return undefined
  return hour < 4 || hour >= 21 ? 'night' : hour < 11 ? 'morning' : hour < 17 ? 'midday' : 'evening'
}

/** All that a time that comes back every day may hold: a course that ends, or certain days of the week, is told by its words. */
const everyDay = ['frequency', 'period', 'periodUnit', 'when', 'timeOfDay', 'offset']

/** The times of day that a Dosage names for every day; none where its Timing leaves any doubt. */
export function timesOf(dosage: Json): readonly TimeOfDay[] {
  const { timing } = dosage
  const repeat = isObject(timing) ? timing['repeat'] : undefined
  if (
    dosage['asNeededBoolean'] === true ||
    dosage['asNeededCodeableConcept'] !== undefined ||
    !isObject(repeat) ||
    timingText(timing) === undefined
  )
    return []
  if (Object.keys(repeat).some((element) => !everyDay.includes(element))) return []
  const isDaily =
    (repeat['period'] === undefined && repeat['periodUnit'] === undefined) ||
    (repeat['period'] === 1 && repeat['periodUnit'] === 'd')
  const times = [
    ...listOf(repeat['when']).map((event) =>
      typeof event === 'string' && Object.hasOwn(ofEvent, event) ? ofEvent[event] : undefined,
    ),
    ...listOf(repeat['timeOfDay']).map(ofClock),
  ]
  const known = times.filter((time) => time !== undefined)
  const asOften = repeat['frequency'] === undefined || repeat['frequency'] === times.length
  return isDaily && asOften && known.length === times.length ? [...new Set(known)] : []
}

/** Directions that follow each other are not all for today. */
const isOneAfterAnother = (dosages: readonly Json[]): boolean =>
  new Set(dosages.map(({ sequence }) => sequence)).size > 1

/**
 * The medicines listed as current by the time of day that their Timing names, in the words of their directions. One that may be out of date, or is
 * listed more than once, stands at no time: nobody can tell if it is to be taken so, or twice; one that another order forbids, or that is covered as private, stands nowhere. `keyOf` says what counts as the same medicine.
 */
export function dayPlan<R extends MedicationRequest & Resource>(
  requests: readonly R[],
  keyOf: (request: R) => string | undefined,
  now: number,
): DayPlan<R> {
  const forbidden = contradicted(requests, keyOf)
  const current = requests.filter((request) => medicineGroup(request) === 'current' && !isCover(request))
  const at: Record<TimeOfDay, PlannedDose<R>[]> = { morning: [], midday: [], evening: [], night: [] }
  const rest: PlannedDose<R>[] = []
  const listedOf = (request: R): number =>
    Math.max(1, current.filter((each) => keyOf(each) !== undefined && keyOf(each) === keyOf(request)).length)
  for (const request of current.filter((each) => !forbidden.has(each))) {
    const dosages: readonly unknown[] = listOf(request.dosageInstruction)
    const readable = dosages.filter(isObject)
    const listed = listedOf(request)
    const isPlaced =
      listed === 1 &&
      !mayBeOutOfDate(request, now) &&
      readable.length === dosages.length &&
      !isOneAfterAnother(readable)
    if (dosages.length === 0) rest.push({ request, directions: undefined, listed })
    for (const dosage of dosages) {
      const planned = { request, directions: directionsOf(dosage), listed }
      const times = isPlaced && planned.directions && isObject(dosage) ? timesOf(dosage) : []
      for (const time of times) at[time].push(planned)
      if (times.length === 0) rest.push(planned)
    }
  }
  return { at, rest, leftOut: current.filter((each) => forbidden.has(each)).length }
}
