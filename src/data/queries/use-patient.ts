import { useSession } from '../../auth/session/session-provider'
import { useRecord } from './use-records'
import type { RecordResult } from '../record-set'
import type { ResourceOf } from '../../fhir/resource'

/** The Patient resource of the open record. */
export function usePatient(): RecordResult<ResourceOf<'Patient'>> {
  const { patientId } = useSession()
  return useRecord('Patient', patientId ?? '')
}
