import { useSession } from '../../auth/session/session-provider'
import { useRecord } from './use-records'
import type { LoadedOne } from '../record-set'

/** The Patient whose record is open. */
export function usePatient(): LoadedOne {
  const { patientId } = useSession()
  return useRecord('Patient', patientId ?? '')
}
