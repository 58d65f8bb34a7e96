import { firstCode } from '../fhir/concept'
import { listOf } from '../fhir/guards'
import type { Resource } from '../fhir/resource'

export type RequestKind = 'not' | 'suggested' | 'reported' | 'ordered'

const ideas = ['proposal', 'option']

/** What a MedicationRequest is, whatever became of it: an order, an order not to take, an idea that nobody ordered, or what somebody told of. */
export function requestKind(request: Resource): RequestKind {
  if (listOf(request['doNotPerform']).includes(true)) return 'not'
  if (firstCode(request['status']) === 'draft' || ideas.includes(firstCode(request['intent']) ?? '')) return 'suggested'
  return request['reportedBoolean'] === true || request['reportedReference'] !== undefined ? 'reported' : 'ordered'
}
