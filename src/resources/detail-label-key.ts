import { firstCode } from '../fhir/concept'
import { labelKeyFor } from './label-key'
import { isEnteredInError } from './entered-in-error'
import type { Resource } from '../fhir/resource'

const STATUS_REASON = /\.statusReason(?:CodeableConcept|Reference)?$/
const DIRECTIONS = /^Medication(?:Request|Dispense)\.dosageInstruction$/
const EXPLAINED_STATUSES = ['on-hold', 'stopped', 'cancelled', 'completed', 'not-done', 'declined']

/** Elements that name a performer, and the statuses in which nothing has been performed. */
const PERFORMER = /^(Procedure|Immunization|MedicationDispense|Observation|DiagnosticReport)\.performer$/
const NOT_PERFORMED: Readonly<Record<string, readonly string[]>> = {
  Procedure: ['preparation', 'not-done'],
  Immunization: ['not-done'],
  MedicationDispense: ['preparation', 'cancelled', 'declined'],
  Observation: ['registered', 'cancelled'],
  DiagnosticReport: ['registered', 'cancelled'],
}

/** The label key of an element on a detail page: like `labelKeyFor`, with labels for status reasons, for performers of what was not performed, and for directions entered in error. */
export function detailLabelKey(label: string, resource: Resource): string {
  if (DIRECTIONS.test(label) && isEnteredInError(resource)) return `${label}:mistake`
  const [, type = ''] = PERFORMER.exec(label) ?? []
  if (NOT_PERFORMED[type]?.includes(firstCode(resource['status']) ?? '') || (type !== '' && isEnteredInError(resource)))
    return `${label}:undone`
  if (!STATUS_REASON.test(label)) return labelKeyFor(label, resource)
  const status = firstCode(resource['status']) ?? ''
  return label.replace(STATUS_REASON, EXPLAINED_STATUSES.includes(status) ? `.statusReason:${status}` : '.statusReason')
}
