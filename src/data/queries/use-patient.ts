import { useSession } from '../../auth/session/session-provider'
import { isPatientUnreadable } from './patient-check'
import { useRecord } from './use-records'
import type { FhirError } from '../../fhir/errors'
import type { RecordResult } from '../record-set'
import type { ResourceOf } from '../../fhir/resource'

/** The Patient resource of the open record. */
export function usePatient(): RecordResult<ResourceOf<'Patient'>> {
  const { patientId } = useSession()
  return useRecord('Patient', patientId ?? '')
}

/** Why the patient of the open record is unknown to this app for good, so that no page can say anything; undefined unless that is so. */
export function useUnreadablePatient(): FhirError | undefined {
  const { patientId } = useSession()
  const { resource, failure } = usePatient()
  return patientId !== undefined && resource === undefined && failure && isPatientUnreadable(failure)
    ? failure
    : undefined
}
