import { textOf } from '../../lib/json'
import type { Resource } from '../../fhir/resource'

/** True where the Patient says that the person has died; without such a word the person counts as living. */
export function hasDied(patient: Resource | undefined): boolean {
  return patient?.['deceasedBoolean'] === true || textOf(patient?.['deceasedDateTime']) !== undefined
}
