import type { QueryClient } from '@tanstack/react-query'
import { useSession } from '../session/context'
import type { Session } from '../session/session'
import { useRecord } from './hooks'
import { readQuery } from './read'
import type { LoadedOne } from './types'

/** The Patient whose record is open. */
export function usePatient(): LoadedOne {
  const { patientId } = useSession()
  return useRecord('Patient', patientId ?? '')
}

/** Asks for the Patient before anything that names the person is there. Never throws. */
export function askForPatient(client: QueryClient, session: Session): void {
  if (session.patientId !== undefined) void client.prefetchQuery(readQuery(client, session, 'Patient', session.patientId))
}
