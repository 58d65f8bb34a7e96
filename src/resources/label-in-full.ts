import { firstCode } from '../fhir/concept'
import { labelFor } from './label-kind'
import { isMistake } from './mistake'
import type { Resource } from '../fhir/resource'

const reason = /\.statusReason(?:CodeableConcept|Reference)?$/
const directions = /^Medication(?:Request|Dispense)\.dosageInstruction$/
const explained = ['on-hold', 'stopped', 'cancelled', 'completed', 'not-done', 'declined']

/** Elements that name who did something, and the statuses of what nobody did or has done yet. */
const doer = /^(Procedure|Immunization|MedicationDispense|Observation|DiagnosticReport)\.performer$/
const undone: Readonly<Record<string, readonly string[]>> = {
  Procedure: ['preparation', 'not-done'],
  Immunization: ['not-done'],
  MedicationDispense: ['preparation', 'cancelled', 'declined'],
  Observation: ['registered', 'cancelled'],
  DiagnosticReport: ['registered', 'cancelled'],
}

/** The label of an element on a page or in a list with labels, apart from `labelFor` as the first page has none of these: a reason says what it is the reason for, nobody did what was not done or is there by mistake, and directions that were a mistake are not to be followed. */
export function labelInFull(label: string, resource: Resource): string {
  if (directions.test(label) && isMistake(resource)) return `${label}:mistake`
  const [, type = ''] = doer.exec(label) ?? []
  if (undone[type]?.includes(firstCode(resource['status']) ?? '') || (type !== '' && isMistake(resource)))
    return `${label}:undone`
  if (!reason.test(label)) return labelFor(label, resource)
  const status = firstCode(resource['status']) ?? ''
  return label.replace(reason, explained.includes(status) ? `.statusReason:${status}` : '.statusReason')
}
