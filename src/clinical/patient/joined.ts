import { objectsOf } from '../../lib/json'
import type { Resource } from '../../fhir/resource'

/** True for a person whose record was joined with another one that is in use now (R4 Patient.link `replaced-by`). */
export const isJoined = (patient: Resource | undefined): boolean =>
  objectsOf(patient?.['link']).some((link) => link['type'] === 'replaced-by')
