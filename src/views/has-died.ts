import { usePatient } from '../data/person'
import { textOf } from '../fhir/guards'
import type { Resource } from '../fhir/resource'

/** True where the Patient says that the person has died; without such a word the person counts as living. */
export function hasDied(patient: Resource | undefined): boolean {
  return patient?.['deceasedBoolean'] === true || textOf(patient?.['deceasedDateTime']) !== undefined
}

/** True while the open record is of a person who has died: nothing then speaks of now or of calling the care team. */
export function useHasDied(): boolean {
  return hasDied(usePatient().resource)
}
