import { resultDateKind } from '../fhir/result-kind'
import { isImplant } from './implants'
import type { Resource } from '../fhir/resource'

/** The label of an element where one word does not fit all records of its type: with the kind of the record behind a colon. */
export function labelFor(label: string, resource: Resource): string {
  const kind = kindFor(label, resource)
  return kind === undefined ? label : `${label}:${kind}`
}

function kindFor(label: string, resource: Resource): string | undefined {
  if (/^(?:Observation|DiagnosticReport)\.effective(?:DateTime|Period|Instant)$/.test(label)) return resultDateKind(resource)
  // The date until which the maker vouches for what is in the box: it says nothing of a device inside the body.
  return label === 'Device.expirationDate' && isImplant(resource) ? 'implant' : undefined
}
