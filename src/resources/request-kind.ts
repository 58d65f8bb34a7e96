import { firstCode } from '../fhir/concept'
import { listOf } from '../fhir/guards'
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

/** The label key of an element of a MedicationRequest, `MedicationRequest.authoredOn:suggested` for one that nobody ordered. */
export function requestLabel(request: Resource, label: string): string {
  const kind = requestKind(request)
  return renamed[kind].some((element) => label === `MedicationRequest.${element}`) ? `${label}:${kind}` : label
}
