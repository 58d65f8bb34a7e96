import { firstCode } from '../fhir/concept'
import { isObject, textOf } from '../lib/json'
import { resultDateKind } from '../fhir/result-kind'
import { isImplant } from './implants'
import { isOfType, type Resource } from '../fhir/resource'

/** The label key of an element: followed by `:variant` where one label does not fit all records of the type. */
export function labelKeyFor(label: string, resource: Resource): string {
  const variant = labelVariantFor(label, resource)
  return variant === undefined ? label : `${label}:${variant}`
}

/** The label key of a date in a row, which shows only the start of a period: `:start` marks it as such. */
export function rowLabelKey(label: string, resource: Resource): string {
  const { period } = resource
  return label.endsWith('.period') && isObject(period) && textOf(period['start']) !== undefined
    ? `${label}:start`
    : label
}

/** Statuses of a procedure or vaccination that has not taken place. */
const NOT_DONE_STATUSES = ['preparation', 'not-done', 'entered-in-error']

/** LOINC codes of a death certificate and of the cause of death. */
const DEATH_CODES = ['69409-1', '69453-9', '64297-5', '79378-6']

function labelVariantFor(label: string, resource: Resource): string | undefined {
  if (/^(?:Observation|DiagnosticReport)\.effective(?:DateTime|Period|Instant)$/.test(label))
    // Nothing was taken or measured for a death certificate, whatever its category.
    return DEATH_CODES.includes(firstCode(resource['code']) ?? '') ? undefined : resultDateKind(resource)
  if (/^(?:Procedure\.performed[A-Z]\w+|Immunization\.occurrenceString)$/.test(label))
    return NOT_DONE_STATUSES.includes(textOf(resource['status']) ?? '') ? 'undone' : undefined
  // The date of a fill that is not completed is no handover date.
  if (label === 'MedicationDispense.whenHandedOver')
    return firstCode(resource['status']) === 'completed' ? undefined : 'undone'
  // The expiry date of the package does not apply to an implanted device.
  return label === 'Device.expirationDate' && isOfType(resource, 'Device') && isImplant(resource)
    ? 'implant'
    : undefined
}
