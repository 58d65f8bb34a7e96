import { objectsOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

/** True when another Patient replaces this one (R4 `Patient.link` `replaced-by`). */
export const isReplacedPatient = (patient: ResourceOf<'Patient'> | undefined): boolean =>
  objectsOf(patient?.link).some((link) => link['type'] === 'replaced-by')
