import { useSession } from '../../auth/session/session-provider'
import { useRecord } from './use-records'
import type { RecordResult } from '../record-set'

/** The Patient resource of the open record. */
export function usePatient(): RecordResult {
  const { patientId } = useSession()
  return useRecord('Patient', patientId ?? '')
}
