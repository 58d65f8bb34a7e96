import { firstCode } from '../fhir/concept'
import { labelFor } from './label-kind'
import { isMistake } from './mistake'
import type { Resource } from '../fhir/resource'

const reason = /\.statusReason(?:CodeableConcept|Reference)?$/
const directions = /^Medication(?:Request|Dispense)\.dosageInstruction$/
const explained = ['on-hold', 'stopped', 'cancelled', 'completed', 'not-done', 'declined']

/** The label of an element on a page or in a list with labels, apart from `labelFor` as the first page has none of these: a reason says what it is the reason for, and directions that were a mistake are not to be followed. */
export function labelInFull(label: string, resource: Resource): string {
  if (directions.test(label) && isMistake(resource)) return `${label}:mistake`
  if (!reason.test(label)) return labelFor(label, resource)
  const status = firstCode(resource['status']) ?? ''
  return label.replace(reason, explained.includes(status) ? `.statusReason:${status}` : '.statusReason')
}
