import { useSession } from '../session/context'
import { useRecord } from './hooks'
import type { LoadedOne } from './types'

/** The Patient whose record is open. */
export function usePatient(): LoadedOne {
  const { patientId } = useSession()
  return useRecord('Patient', patientId ?? '')
}
