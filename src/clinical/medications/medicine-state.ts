import { textOf, membersOf } from '../../lib/json'
import { recordsUsableFor } from '../assertion/assertion-of'
import { newestFirst } from '../shared/newest-first'
import { prescriptionKeysOf } from '../status/related-facts'
import { passedEndOf, endOfDate } from './course'
import { lastSupply, type FillSupply } from './fill-supply'
import { isFilled, recalledFills } from './medicine-fills'
import { isOldEntry } from './not-for-today'
import { contradictedRequests, medicineGroup, type MedicineGroup } from './medicine-groups'
import { isAsNeeded } from './supply-state'
import { recordKey } from '../../fhir/source'
import type { Day } from '../../fhir/day'
import type { ResourceOf } from '../../fhir/resource'
import type { StatusContext } from '../status/record-status'

type Request = ResourceOf<'MedicationRequest'>
type Fill = ResourceOf<'MedicationDispense'>

/** The records that a prescription is read together with. */
export interface MedicineRecords {
  readonly requests: readonly Request[]
  /** Those that have loaded. */
  readonly fills: readonly Fill[]
  /** No fill is missing: without it nothing is said of supplies, refills and old entries. */
  readonly hasAllFills: boolean
  /** Identifies the medicine of a record. */
  keyOf(record: Request | Fill): string | undefined
}

/** How long the last fill lasts when it is taken as directed. */
export interface KnownSupply extends FillSupply {
  readonly until: Day
  readonly isPast: boolean
}

/** What its fills and other orders say about a prescription. */
export interface MedicineState {
  /** Fills that name the prescription, and fills of the same medicine that name none, newest first. */
  readonly own: readonly Fill[]
  readonly same: readonly Fill[]
  /** Another order says not to take the medicine. */
  readonly isContradicted: boolean
  /** Fills marked as recalled, with the words that say so. */
  readonly recalled: readonly { readonly fill: Fill; readonly reason: string }[]
  /** Of a current prescription that is not taken as needed, unless there is a newer order of the medicine. */
  readonly supply: KnownSupply | undefined
  /** How often it may be filled again, known only where every fill of the medicine names this prescription and none is under way. */
  readonly refills: { readonly allowed: number; readonly filled: number; readonly left: number } | undefined
  /** The end of the validity of a current prescription, as sent, once it has passed. */
  readonly expiredOn: string | undefined
  /** The course of a current prescription has ended. */
  readonly isOver: boolean
  /** Ordered more than two years ago, not filled since, and without a newer order. */
  readonly isOld: boolean
}

/** Fills that end without anything being handed over. */
const endedStatuses: readonly string[] = ['cancelled', 'declined', 'stopped', 'entered-in-error']
const notOrders: readonly MedicineGroup[] = ['doNotTake', 'suggested', 'noneKnown', 'enteredInError']

function refillsOf(request: Request, own: readonly Fill[], isOnlyOwn: boolean): MedicineState['refills'] {
  const allowed = membersOf(request.dispenseRequest)['numberOfRepeatsAllowed']
  const isSettled = own.every((fill) => isFilled(fill) || endedStatuses.includes(textOf(fill.status) ?? ''))
  const filled = own.filter(isFilled).length
  return typeof allowed === 'number' && isOnlyOwn && isSettled && filled <= allowed + 1
    ? { allowed, filled, left: Math.min(allowed, allowed + 1 - filled) }
    : undefined
}

function supplyOf(fills: readonly Fill[], status: StatusContext): KnownSupply | undefined {
  const supply = lastSupply(recordsUsableFor('newest', fills, status))
  return supply?.until && { ...supply, until: supply.until, isPast: supply.until < status.today }
}

/** When the newest order of each medicine was written, in milliseconds since 1970, by its key. */
function newestOrders({ requests }: MedicineRecords, keyOf: MedicineRecords['keyOf']): ReadonlyMap<string, number> {
  const newest = new Map<string, number>()
  for (const request of requests) {
    const key = keyOf(request)
    if (key === undefined || notOrders.includes(medicineGroup(request))) continue
    newest.set(key, Math.max(newest.get(key) ?? 0, endOfDate(request.authoredOn) ?? 0))
  }
  return newest
}

/** Groups by the keys of each item. */
function byKeys<T>(items: readonly T[], keysOf: (item: T) => readonly string[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) for (const key of new Set(keysOf(item))) groups.set(key, [...(groups.get(key) ?? []), item])
  return groups
}

const noFills: readonly Fill[] = []

/**
 * Reads what fills and other orders say about each prescription of a record. Nothing warns of one whose person has died. `now` in milliseconds.
 */
export function medicineStates(
  records: MedicineRecords,
  status: StatusContext,
  now: number,
): (request: Request) => MedicineState {
  const keys = new Map<Request | Fill, string | undefined>(
    [...records.requests, ...records.fills].map((record) => [record, records.keyOf(record)]),
  )
  const keyOf = (record: Request | Fill): string | undefined =>
    keys.has(record) ? keys.get(record) : records.keyOf(record)
  const fills = newestFirst('MedicationDispense', records.fills)
  const ownFills = byKeys(fills, prescriptionKeysOf)
  // Whether they belong to a prescription is unknown.
  const otherFills = byKeys(fills, (fill) => (prescriptionKeysOf(fill).length === 0 ? [keyOf(fill) ?? ''] : []))
  const contradicted = contradictedRequests(records.requests, keyOf)
  const newest = newestOrders(records, keyOf)
  const isLiving = status.died === undefined
  return (request) => {
    const key = keyOf(request)
    const own = ownFills.get(recordKey(request)) ?? noFills
    const same = (key === undefined ? undefined : otherFills.get(key)) ?? noFills
    const all = newestFirst('MedicationDispense', [...own, ...same])
    const recalled = isLiving ? recalledFills(all) : []
    const isCurrent = isLiving && medicineGroup(request) === 'current'
    const end = isCurrent ? passedEndOf(request, now) : { expiredOn: undefined, isOver: false }
    const shared = { own, same, isContradicted: isLiving && contradicted.has(request), recalled, ...end }
    if (!isCurrent || !records.hasAllFills) return { ...shared, supply: undefined, refills: undefined, isOld: false }
    const isReplaced = key !== undefined && (newest.get(key) ?? 0) > (endOfDate(request.authoredOn) ?? 0)
    const hasEnded = end.expiredOn !== undefined || end.isOver
    return {
      ...shared,
      supply: isReplaced || isAsNeeded(request) || recalled.length > 0 ? undefined : supplyOf(all, status),
      refills: refillsOf(request, own, same.length === 0),
      isOld: !hasEnded && !isReplaced && isOldEntry(request, now, all),
    }
  }
}
