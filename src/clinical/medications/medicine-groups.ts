import { firstCode } from '../../fhir/concept'
import { isDenial } from '../../resources/denial'
import { isReversed } from '../../resources/reversed'
import { listOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

export type MedicineGroup =
  | 'doNotTake'
  | 'current'
  | 'unclear'
  | 'paused'
  | 'suggested'
  | 'noneKnown'
  | 'past'
  | 'inPreparation'
  | 'enteredInError'

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
  if (isReversed(request)) return 'unclear'
  if (isDenial(request)) return byStatus === 'past' ? 'past' : 'noneKnown'
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
    noneKnown: [],
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
