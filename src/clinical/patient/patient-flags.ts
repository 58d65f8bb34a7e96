import { objectsOf, textOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

/** True when the Patient says that the person has died; without `deceased[x]` the person counts as living. */
export function hasDied(patient: ResourceOf<'Patient'> | undefined): boolean {
  return patient?.deceasedBoolean === true || textOf(patient?.deceasedDateTime) !== undefined
}

/** True when another Patient replaces this one (R4 `Patient.link` `replaced-by`). */
export const isReplacedPatient = (patient: ResourceOf<'Patient'> | undefined): boolean =>
  objectsOf(patient?.link).some((link) => link['type'] === 'replaced-by')
