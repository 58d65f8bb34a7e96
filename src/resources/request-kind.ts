import { firstCode } from '../fhir/concept'
import { listOf } from '../lib/json'
import type { ResourceOf } from '../fhir/resource'

export type RequestKind = 'not' | 'suggested' | 'reported' | 'ordered'

/** Elements whose label depends on the kind: only orders are "prescribed". */
const RELABELLED_ELEMENTS: Readonly<Record<RequestKind, readonly string[]>> = {
  not: ['authoredOn', 'requester', 'dosageInstruction', 'reasonCode', 'reasonReference'],
  suggested: ['authoredOn', 'requester', 'dosageInstruction'],
  reported: ['authoredOn', 'requester'],
  ordered: [],
}

const SUGGESTED_INTENTS = ['proposal', 'option']

/** The kind of a MedicationRequest, regardless of its status: an order, an order not to take, a proposal or draft, or a reported medication. */
export function requestKind(request: ResourceOf<'MedicationRequest'>): RequestKind {
  if (listOf(request.doNotPerform).includes(true)) return 'not'
  if (firstCode(request.status) === 'draft' || SUGGESTED_INTENTS.includes(firstCode(request.intent) ?? ''))
    return 'suggested'
  return request.reportedBoolean === true || request.reportedReference !== undefined ? 'reported' : 'ordered'
}

/** Whether the directions of a prescription are to be followed, over (not active), or only suggested. */
export function directionsStatusOf(
  request: ResourceOf<'MedicationRequest'>,
  hasDied = false,
): 'followed' | 'over' | 'suggested' {
  if (requestKind(request) === 'suggested') return 'suggested'
  return hasDied || firstCode(request.status) !== 'active' ? 'over' : 'followed'
}

/** The kind by which a MedicationRequest is labelled: one entered in error was never prescribed, so it counts as reported. */
export const displayedRequestKind = (request: ResourceOf<'MedicationRequest'>): RequestKind =>
  firstCode(request.status) === 'entered-in-error' ? 'reported' : requestKind(request)

/** The label key of an element of a MedicationRequest, such as `MedicationRequest.authoredOn:suggested`; directions that are over are labelled as past. */
export function requestLabelKey(request: ResourceOf<'MedicationRequest'>, label: string): string {
  const kind = displayedRequestKind(request)
  const isTaken = kind === 'ordered' || kind === 'reported'
  if (isTaken && label === 'MedicationRequest.dosageInstruction' && directionsStatusOf(request) === 'over')
    return `${label}:over`
  return RELABELLED_ELEMENTS[kind].some((element) => label === `MedicationRequest.${element}`)
    ? `${label}:${kind}`
    : label
}
