import { addDays, toDay } from '../../fhir/day'
import { shownDay } from '../../fhir/shown-day'
import { membersOf, textOf } from '../../lib/json'
import { descriptorOf } from '../../resources/descriptors'
import { assertionOf } from '../assertion/assertion-of'
import { mayBeOutOfDate, validUntil } from '../medications/course'
import { fillsOfRequest, joinFills } from '../medications/join-fills'
import { contradictedRequests, medicineGroup } from '../medications/medicine-groups'
import { isAsNeeded, supplyState } from '../medications/supply-state'
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

/** The first reason that a current prescription gives. */
function requestItem(
  request: Request,
  isContradicted: boolean,
  fills: { readonly own: readonly Dispense[]; readonly same: readonly Dispense[] } | undefined,
  context: StatusContext,
  now: number,
): CheckItem | undefined {
  if (isContradicted) return { reason: 'doNotTake', record: request }
  if (assertionOf(request, context).reasons.includes('recalled')) return { reason: 'recalled', record: request }
  if (medicineGroup(request) !== 'current') return undefined
  if (mayBeOutOfDate(request, now)) {
    const end = textOf(membersOf(membersOf(request.dispenseRequest)['validityPeriod'])['end'])
    return end !== undefined && (validUntil(request) ?? Infinity) <= now
      ? { reason: 'expired', record: request, day: end }
      : { reason: 'over', record: request }
  }
  if (fills === undefined) return undefined
  const { endedOn, isLastRefill, isOld } = supplyState(request, fills, context, now)
  if (endedOn !== undefined && !isAsNeeded(request))
    return { reason: 'supplyEnded', record: request, day: endedOn, isLastRefill }
  return isOld ? { reason: 'old', record: request } : undefined
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
  const contradicted = contradictedRequests(requests, keyOf)
  const joined = joinFills(fills ?? noFills, requests, keyOf)
  const ofRequests = newestFirst('MedicationRequest', requests).flatMap((request) => {
    const own = joined.byRequest.get(request.id ?? '') ?? noFills
    const same = joined.bySameMedicine.get(request.id ?? '') ?? noFills
    return requestItem(request, contradicted.has(request), fills && { own, same }, context, now) ?? []
  })
  const explained = new Set(
    ofRequests
      .filter(({ reason }) => reason === 'recalled')
      .flatMap(({ record }) => fillsOfRequest(joined, record as Request)),
  )
  const untested = tests
    .map(({ reading, newerWithoutValue }) => newerWithoutValue ?? reading)
    .filter(
      (reading) =>
        !hasValue(reading) &&
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
  return [...ofRequests, ...recalledFillItems(fills ?? noFills, explained, context), ...untested, ...open].toSorted(
    (a, b) => checkReasons.indexOf(a.reason) - checkReasons.indexOf(b.reason),
  )
}
