import { isObject } from '../lib/json'
import type { Resource } from '../fhir/resource'

/** Types that only DSTU2, STU3 or R5 has. */
const otherTypes: readonly string[] = [
  'Conformance',
  'DeviceUseRequest',
  'DiagnosticOrder',
  'MedicationOrder',
  'MedicationUsage',
  'Order',
  'ProcedureRequest',
  'ReferralRequest',
]

/** Elements that R4 does not have, by type (http://hl7.org/fhir/DSTU2, /STU3 and /R5, page of each type). */
const otherElements: Readonly<Record<string, readonly string[]>> = {
  AllergyIntolerance: ['substance', 'assertedDate'],
  Condition: ['dateRecorded', 'assertedDate'],
  Encounter: ['actualPeriod'],
  Immunization: ['notGiven', 'wasNotGiven', 'date'],
  MedicationDispense: ['medication', 'notDone'],
  MedicationRequest: ['medication'],
  Observation: ['comment', 'comments'],
  Procedure: ['notPerformed', 'notDone', 'occurrenceDateTime', 'occurrencePeriod'],
}

/** True for a resource in another version of FHIR than R4, as it stands in the file. */
export function isOtherVersion(resource: Resource): boolean {
  const { resourceType } = resource
  const elements = Object.hasOwn(otherElements, resourceType) ? (otherElements[resourceType] ?? []) : []
  const hasTextStatus =
    (resourceType === 'Condition' || resourceType === 'AllergyIntolerance') &&
    resource['clinicalStatus'] !== undefined &&
    !isObject(resource['clinicalStatus'])
  return hasTextStatus || otherTypes.includes(resourceType) || elements.some((name) => resource[name] !== undefined)
}
