import { firstCode } from '../fhir/concept'
import { isObject, textOf } from '../lib/json'
import { resultDateKind } from '../fhir/result-kind'
import { isImplant } from './implants'
import type { Resource } from '../fhir/resource'

/** The label of an element where one word does not fit all records of its type: with the kind of the record behind a colon. */
export function labelFor(label: string, resource: Resource): string {
  const kind = kindFor(label, resource)
  return kind === undefined ? label : `${label}:${kind}`
}

/** The label of a date in a row, which of a time has the beginning alone: without that word a plan of years reads as one day. */
export function labelInRow(label: string, resource: Resource): string {
  const { period } = resource
  return label.endsWith('.period') && isObject(period) && textOf(period['start']) !== undefined
    ? `${label}:start`
    : label
}

/** Statuses of a procedure or vaccine that has not taken place: its date is not one on which it was done. */
const undone = ['preparation', 'not-done', 'entered-in-error']

function kindFor(label: string, resource: Resource): string | undefined {
  if (/^(?:Observation|DiagnosticReport)\.effective(?:DateTime|Period|Instant)$/.test(label))
    return resultDateKind(resource)
  if (/^(?:Procedure\.performed[A-Z]\w+|Immunization\.occurrenceString)$/.test(label))
    return undone.includes(textOf(resource['status']) ?? '') ? 'undone' : undefined
  // Of a fill that is not marked as filled, its date is what the entry says and no more.
  if (label === 'MedicationDispense.whenHandedOver')
    return firstCode(resource['status']) === 'completed' ? undefined : 'undone'
  // The date until which the maker vouches for what is in the box: it says nothing of a device inside the body.
  return label === 'Device.expirationDate' && isImplant(resource) ? 'implant' : undefined
}
