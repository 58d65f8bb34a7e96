import { directionsOf, type Directions } from '../../fhir/dosage'
import { isObject, listOf, textOf, type Json } from '../../lib/json'
import { timingPart } from '../../fhir/timing-sentence'
import { isMaskedRecord } from '../../resources/masking'
import { contradictedRequests, mayBeOutOfDate, medicineGroup } from './medicine-groups'
import type { FormatContext } from '../../i18n/format-context'
import type { ResourceOf } from '../../fhir/resource'

export const timesOfDay = ['morning', 'midday', 'evening', 'night'] as const
export type TimeOfDay = (typeof timesOfDay)[number]

/** One dosage of a prescription; `directions` is undefined when it has no readable text. */
export interface PlannedDose<R> {
  readonly request: R
  readonly directions: Directions | undefined
  /** Number of current prescriptions of the same medicine. */
  readonly listedCount: number
}

export interface MedicineDayPlan<R> {
  readonly byTime: Readonly<Record<TimeOfDay, readonly PlannedDose<R>[]>>
  /** Doses without a coded time of day. */
  readonly unscheduled: readonly PlannedDose<R>[]
  /** Number of medicines left out because of a do-not-take order. */
  readonly omitted: number
}

/** EventTiming codes with one time of day; "with meals" has none. */
const timeOfEvent: Readonly<Record<string, TimeOfDay>> = {
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

function timeOfClock(time: unknown): TimeOfDay | undefined {
  const hour = Number(textOf(time)?.slice(0, 2))
  if (Number.isNaN(hour)) return undefined
  if (hour < 4 || hour >= 21) return 'night'
  if (hour < 11) return 'morning'
  return hour < 17 ? 'midday' : 'evening'
}

/** Elements allowed in a daily repeat. A limited course or days of the week are only shown as text. */
const dailyRepeatElements = ['frequency', 'period', 'periodUnit', 'when', 'timeOfDay', 'offset']

/** The times of day of a daily Dosage; empty when its Timing is not fully understood. */
export function dailyTimesOf(dosage: Json, format: FormatContext): readonly TimeOfDay[] {
  const { timing } = dosage
  const repeat = isObject(timing) ? timing['repeat'] : undefined
  if (
    dosage['asNeededBoolean'] === true ||
    dosage['asNeededCodeableConcept'] !== undefined ||
    !isObject(repeat) ||
    timingPart(timing, format) === undefined
  )
    return []
  if (Object.keys(repeat).some((element) => !dailyRepeatElements.includes(element))) return []
  const isDaily =
    (repeat['period'] === undefined && repeat['periodUnit'] === undefined) ||
    (repeat['period'] === 1 && repeat['periodUnit'] === 'd')
  const times = [
    ...listOf(repeat['when']).map((event) =>
      typeof event === 'string' && Object.hasOwn(timeOfEvent, event) ? timeOfEvent[event] : undefined,
    ),
    ...listOf(repeat['timeOfDay']).map(timeOfClock),
  ]
  const known = times.filter((time) => time !== undefined)
  const hasTimeForEachDose = repeat['frequency'] === undefined || repeat['frequency'] === times.length
  return isDaily && hasTimeForEachDose && known.length === times.length ? [...new Set(known)] : []
}

/** True for consecutive dosages, of which only some apply today. */
const isSequence = (dosages: readonly Json[]): boolean => new Set(dosages.map(({ sequence }) => sequence)).size > 1

/**
 * Groups current medicines by the time of day in their Timing. A medicine that may be out of date or has several prescriptions is
 * unscheduled, so that nobody takes it needlessly or twice. Medicines with a do-not-take order and masked (private) ones are left out.
 * `keyOf` identifies the medicine; `now` is in milliseconds.
 */
export function buildDayPlan<R extends ResourceOf<'MedicationRequest'>>(
  requests: readonly R[],
  keyOf: (request: R) => string | undefined,
  now: number,
  format: FormatContext,
): MedicineDayPlan<R> {
  const forbidden = contradictedRequests(requests, keyOf)
  const current = requests.filter((request) => medicineGroup(request) === 'current' && !isMaskedRecord(request))
  const byTime: Record<TimeOfDay, PlannedDose<R>[]> = { morning: [], midday: [], evening: [], night: [] }
  const unscheduled: PlannedDose<R>[] = []
  const countListed = (request: R): number =>
    Math.max(1, current.filter((each) => keyOf(each) !== undefined && keyOf(each) === keyOf(request)).length)
  for (const request of current.filter((each) => !forbidden.has(each))) {
    const dosages: readonly unknown[] = listOf(request.dosageInstruction)
    const readable = dosages.filter(isObject)
    const listedCount = countListed(request)
    const canBeScheduled =
      listedCount === 1 && !mayBeOutOfDate(request, now) && readable.length === dosages.length && !isSequence(readable)
    if (dosages.length === 0) unscheduled.push({ request, directions: undefined, listedCount })
    for (const dosage of dosages) {
      const planned = { request, directions: directionsOf(dosage, format), listedCount }
      const times = canBeScheduled && planned.directions && isObject(dosage) ? dailyTimesOf(dosage, format) : []
      for (const time of times) byTime[time].push(planned)
      if (times.length === 0) unscheduled.push(planned)
    }
  }
  return { byTime, unscheduled, omitted: current.filter((each) => forbidden.has(each)).length }
}
