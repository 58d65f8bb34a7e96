import { firstCode } from '../fhir/concept'
import { listOf } from '../lib/json'
import type { Resource } from '../fhir/resource'

export type RequestKind = 'not' | 'suggested' | 'reported' | 'ordered'

/** Elements whose label depends on the kind: what was not ordered was not prescribed by anybody on any date. */
const renamed: Readonly<Record<RequestKind, readonly string[]>> = {
  not: ['authoredOn', 'requester', 'dosageInstruction', 'reasonCode', 'reasonReference'],
  suggested: ['authoredOn', 'requester', 'dosageInstruction'],
  reported: ['authoredOn', 'requester'],
  ordered: [],
}

const ideas = ['proposal', 'option']

/** What a MedicationRequest is, whatever became of it: an order, an order not to take, an idea that nobody ordered, or what somebody told of. */
export function requestKind(request: Resource): RequestKind {
  if (listOf(request['doNotPerform']).includes(true)) return 'not'
  if (firstCode(request['status']) === 'draft' || ideas.includes(firstCode(request['intent']) ?? '')) return 'suggested'
  return request['reportedBoolean'] === true || request['reportedReference'] !== undefined ? 'reported' : 'ordered'
}

/** What directions of a prescription are: to be followed, of one that is not marked as active, or of what nobody ordered. */
export function directionsAre(request: Resource, hasDied = false): 'followed' | 'over' | 'suggested' {
  if (requestKind(request) === 'suggested') return 'suggested'
  return hasDied || firstCode(request['status']) !== 'active' ? 'over' : 'followed'
}

/** How what is said of a MedicationRequest is worded: one that is there by mistake was written down, whoever it names, and prescribed by nobody. */
export const wordedAs = (request: Resource): RequestKind =>
  firstCode(request['status']) === 'entered-in-error' ? 'reported' : requestKind(request)

/** The label key of an element of a MedicationRequest, `MedicationRequest.authoredOn:suggested` for one that nobody ordered. Nobody is told how to take what is over. */
export function requestLabel(request: Resource, label: string): string {
  const kind = wordedAs(request)
  const isTaken = kind === 'ordered' || kind === 'reported'
  if (isTaken && label === 'MedicationRequest.dosageInstruction' && directionsAre(request) === 'over')
    return `${label}:over`
  return renamed[kind].some((element) => label === `MedicationRequest.${element}`) ? `${label}:${kind}` : label
}
