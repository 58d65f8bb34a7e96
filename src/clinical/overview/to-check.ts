import { addDays, toDay } from '../../fhir/day'
import { shownDay } from '../../fhir/shown-day'
import { descriptorOf } from '../../resources/descriptors'
import { assertionOf } from '../assertion/assertion-of'
import { medicineStates, type MedicineState } from '../medications/medicine-state'
import { hasValue } from '../observations/newest-with-value'
import { newestFirst } from '../shared/newest-first'
import { statusOf } from '../status/status-of'
import type { LatestResult } from '../observations/latest-results'
import type { Resource, ResourceOf } from '../../fhir/resource'
import type { StatusContext } from '../status/record-status'

type Request = ResourceOf<'MedicationRequest'>
type Dispense = ResourceOf<'MedicationDispense'>

/** Why a record should be checked, the most pressing reason first. */
export const checkReasons = [
  'doNotTake',
  'recalled',
  'supplyEnded',
  'expired',
  'over',
  'old',
  'noValue',
  'noOutcome',
] as const
export type CheckReason = (typeof checkReasons)[number]

export interface CheckItem {
  readonly reason: CheckReason
  readonly record: Resource
  /** When the supply or the prescription ended, as a FHIR date. */
  readonly day?: string
  /** No refills are left. */
  readonly isLastRefill?: boolean
}

export interface CheckedRecords {
  readonly requests: readonly Request[]
  /** Undefined unless all fills have loaded: nothing is said of supplies then. */
  readonly fills: readonly Dispense[] | undefined
  /** The newest result of each test. */
  readonly tests: readonly LatestResult[]
  readonly visits: readonly ResourceOf<'Encounter'>[]
  /** Identifies a medicine. */
  keyOf(record: Request | Dispense): string | undefined
}

/** Tests without a value and visits without an outcome are history after this long. */
const RECENT_DAYS = 365

function isRecent(raw: string | undefined, today: string): boolean {
  const [day, now] = [shownDay(raw ?? ''), toDay(today)]
  const earliest = now && addDays(now, -RECENT_DAYS)
  return day !== undefined && earliest !== undefined && day >= earliest
}

/** The first reason that a prescription gives. */
function requestItem(record: Request, state: MedicineState, context: StatusContext): CheckItem | undefined {
  const { isContradicted, expiredOn, isOver, supply, refills, isOld } = state
  if (isContradicted) return { reason: 'doNotTake', record }
  if (assertionOf(record, context).reasons.includes('recalled')) return { reason: 'recalled', record }
  if (expiredOn !== undefined) return { reason: 'expired', record, day: expiredOn }
  if (isOver) return { reason: 'over', record }
  if (supply?.isPast === true)
    return { reason: 'supplyEnded', record, day: supply.until, isLastRefill: refills?.left === 0 }
  return isOld ? { reason: 'old', record } : undefined
}

/** Recalled fills of no prescription that says so itself. */
const recalledFillItems = (
  fills: readonly Dispense[],
  known: ReadonlySet<Dispense>,
  context: StatusContext,
): readonly CheckItem[] =>
  fills
    .filter((fill) => !known.has(fill) && assertionOf(fill, context).reasons.includes('recalled'))
    .map((record) => ({ reason: 'recalled', record }))

const noFills: readonly never[] = []

/**
 * What a reader should ask the clinic about, the most pressing first: medicines that another order forbids, recalled ones, supplies and prescriptions
 * that have ended, old entries, tests that could not be measured since, and planned visits without an outcome. `now` in milliseconds.
 */
export function thingsToCheck(
  { requests, fills, tests, visits, keyOf }: CheckedRecords,
  context: StatusContext,
  now: number,
): readonly CheckItem[] {
  if (context.died !== undefined) return []
  const known = fills ?? noFills
  const stateOf = medicineStates({ requests, fills: known, hasAllFills: fills !== undefined, keyOf }, context, now)
  const ofRequests = newestFirst('MedicationRequest', requests).flatMap(
    (request) => requestItem(request, stateOf(request), context) ?? [],
  )
  const explained = new Set(
    ofRequests
      .filter(({ reason }) => reason === 'recalled')
      .flatMap(({ record }) => {
        const { own, same } = stateOf(record as Request)
        return [...own, ...same]
      }),
  )
  const untested = tests
    .map(({ reading, newerWithoutValue }) => newerWithoutValue ?? reading)
    .filter(
      (reading) =>
        !hasValue(reading) &&
        // Ordered: its result is still to come.
        statusOf(reading.observation, context)?.key !== 'Observation.registered' &&
        reading.values.length + reading.components.length > 0 &&
        isRecent(reading.raw, context.today),
    )
    .map(({ observation }): CheckItem => ({ reason: 'noValue', record: observation }))
  const open = newestFirst('Encounter', visits)
    .filter(
      (visit) =>
        statusOf(visit, context)?.key === 'passed' &&
        isRecent(descriptorOf('Encounter').date(visit)?.raw, context.today),
    )
    .map((visit): CheckItem => ({ reason: 'noOutcome', record: visit }))
  return [...ofRequests, ...recalledFillItems(known, explained, context), ...untested, ...open].toSorted(
    (a, b) => checkReasons.indexOf(a.reason) - checkReasons.indexOf(b.reason),
  )
}
