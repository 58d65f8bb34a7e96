import { localDay } from '../patient/age'
import { hasDied } from '../patient/has-died'
import { textOf } from '../../lib/json'
import type { Circumstance } from './status'
import type { Resource } from '../../fhir/resource'

/** What phrases hang on besides their records: the day, and whether the Patient says that the person has died. */
export function circumstanceOf(patient: Resource | undefined, now: Date): Circumstance {
  return { today: localDay(now), died: hasDied(patient) ? { on: textOf(patient?.['deceasedDateTime']) } : undefined }
}
