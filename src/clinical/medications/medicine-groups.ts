import { firstCode } from '../../fhir/concept'
import { isObject, listOf, membersOf, textOf } from '../../lib/json'
import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { quantityOf } from '../../fhir/quantity'
import type { ResourceOf } from '../../fhir/resource'

export type MedicineGroup =
  'doNotTake' | 'current' | 'unclear' | 'paused' | 'suggested' | 'past' | 'inPreparation' | 'enteredInError'

const statusGroups: Readonly<Record<string, MedicineGroup>> = {
  'entered-in-error': 'enteredInError',
  completed: 'past',
  stopped: 'past',
  cancelled: 'past',
  'on-hold': 'paused',
  draft: 'inPreparation',
}

const intentGroups: Readonly<Record<string, MedicineGroup>> = {
  proposal: 'suggested',
  option: 'suggested',
  'filler-order': 'inPreparation',
  'instance-order': 'inPreparation',
}

function tableValue(table: Readonly<Record<string, MedicineGroup>>, code: unknown): MedicineGroup | undefined {
  return typeof code === 'string' && Object.hasOwn(table, code) ? table[code] : undefined
}

/** True for an order not to take a medicine. */
export function isDoNotTake(request: ResourceOf<'MedicationRequest'>): boolean {
  return listOf(request.doNotPerform).includes(true)
}

/** The group of one prescription. An ended do-not-take order is `past` like any other; only an active status makes it `current`. */
export function medicineGroup(request: ResourceOf<'MedicationRequest'>): MedicineGroup {
  const byStatus = tableValue(statusGroups, request.status)
  if (byStatus === 'enteredInError') return 'enteredInError'
  if (isDoNotTake(request) && byStatus !== 'past') return 'doNotTake'
  // The draft of a suggestion is a suggestion.
  if (byStatus === 'inPreparation' && tableValue(intentGroups, request.intent) === 'suggested') return 'suggested'
  if (request.intent === 'plan' && !request.authoredOn && byStatus === undefined) return 'suggested'
  return (
    byStatus ??
    tableValue(intentGroups, request.intent) ??
    (firstCode(request.status) === 'active' ? 'current' : 'unclear')
  )
}

/** Puts every prescription in exactly one group, in the order of the list. */
export function groupMedicines<R extends ResourceOf<'MedicationRequest'>>(
  requests: readonly R[],
): Readonly<Record<MedicineGroup, readonly R[]>> {
  const groups: Record<MedicineGroup, R[]> = {
    doNotTake: [],
    current: [],
    unclear: [],
    paused: [],
    suggested: [],
    past: [],
    inPreparation: [],
    enteredInError: [],
  }
  for (const request of requests) groups[medicineGroup(request)].push(request)
  return groups
}

/** Prescriptions of medicines that another order says not to take; `keyOf` identifies the medicine. */
export function contradictedRequests<R extends ResourceOf<'MedicationRequest'>>(
  requests: readonly R[],
  keyOf: (request: R) => string | undefined,
): ReadonlySet<R> {
  const forbidden = new Set(
    requests.filter((request) => medicineGroup(request) === 'doNotTake').flatMap((request) => keyOf(request) ?? []),
  )
  const taken: readonly MedicineGroup[] = ['current', 'unclear', 'paused', 'suggested']
  return new Set(
    requests.filter((request) => taken.includes(medicineGroup(request)) && forbidden.has(keyOf(request) ?? '')),
  )
}

const DAY_MS = 86_400_000

/** Days per unit of time; the longest month and year. */
const daysPerUnit: Readonly<Record<string, number>> = {
  h: 1 / 24,
  d: 1,
  day: 1,
  days: 1,
  wk: 7,
  week: 7,
  weeks: 7,
  mo: 31,
  month: 31,
  months: 31,
  a: 366,
  year: 366,
  years: 366,
}

/** A Duration or days' supply in days; undefined for any other unit, or none. */
export function durationInDays(value: unknown): number | undefined {
  const quantity = quantityOf(value)
  const unit = quantity?.code ?? quantity?.unit?.toLowerCase()
  if (
    quantity?.value === undefined ||
    quantity.comparator !== undefined ||
    unit === undefined ||
    !Object.hasOwn(daysPerUnit, unit)
  )
    return undefined
  const days = Number(quantity.value) * (daysPerUnit[unit] ?? Number.NaN)
  return Number.isFinite(days) && days > 0 ? days : undefined
}

function endOf(raw: unknown): number | undefined {
  const date = parsePartialDate(textOf(raw) ?? '')
  return date ? dateInterval(date).to : undefined
}

function boundsEnd(dosage: unknown, start: number | undefined): number | undefined {
  const timing = isObject(dosage) ? dosage['timing'] : undefined
  const repeat = isObject(timing) ? timing['repeat'] : undefined
  if (!isObject(repeat)) return undefined
  const period = repeat['boundsPeriod']
  if (isObject(period)) return endOf(period['end'])
  const days = durationInDays(repeat['boundsDuration'])
  return days === undefined || start === undefined ? undefined : start + days * DAY_MS
}

/** When the whole course ends, in milliseconds since 1970; undefined when a dosage has no end, or refills may extend it. */
function courseEnd(request: ResourceOf<'MedicationRequest'>): number | undefined {
  if (Number(membersOf(request.dispenseRequest)['numberOfRepeatsAllowed'] ?? 0) > 0) return undefined
  const ends = listOf(request.dosageInstruction).map((dosage) => boundsEnd(dosage, endOf(request.authoredOn)))
  const known = ends.filter((end) => end !== undefined)
  return ends.length > 0 && known.length === ends.length ? Math.max(...known) : undefined
}

/** True for a current prescription that is no longer valid, or whose course ended more than 90 days ago. `now` in milliseconds. */
export function mayBeOutOfDate(request: ResourceOf<'MedicationRequest'>, now: number): boolean {
  if (medicineGroup(request) !== 'current') return false
  const valid = endOf(membersOf(membersOf(request.dispenseRequest)['validityPeriod'])['end'])
  return (valid ?? Infinity) <= now || (courseEnd(request) ?? Infinity) + 90 * DAY_MS <= now
}
