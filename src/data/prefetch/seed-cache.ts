import type { QueryClient } from '@tanstack/react-query'
import type { RecordType } from '../../contract'
import type { Session } from '../../auth/session/session'
import { includesFor, LATER_CRITICAL_TYPES, CRITICAL_TYPES, plannedVisitParams } from './first-page'
import { listParams, searchQuery } from '../queries/use-records'
import { readQuery } from '../queries/read'

/** Resolves when each of these queries has data, at least its first page, or an error. */
function whenCached(client: QueryClient, keys: readonly (readonly unknown[])[]): Promise<void> {
  const isSettled = (key: readonly unknown[]): boolean => {
    const state = client.getQueryState(key)
    return state?.data !== undefined || state?.status === 'error'
  }
  return new Promise((resolve) => {
    const check = (): void => {
      if (!keys.every(isSettled)) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = client.getQueryCache().subscribe(check)
    check()
  })
}

/** Loads what `prefetchCritical` requested into the query cache. Resolves when the patient, the visits to come and the critical lists that are requested first have data or an error. */
export function seedCache(client: QueryClient, session: Session): Promise<void> {
  const { patientId } = session
  if (patientId === undefined) return Promise.resolve()
  const patient = readQuery(client, session, 'Patient', patientId)
  const listOf = (type: RecordType) => searchQuery(client, session, type, listParams(type, session), includesFor(type))
  const planned = plannedVisitParams(session)
  const lists = CRITICAL_TYPES.filter((type) => !LATER_CRITICAL_TYPES.includes(type)).map(listOf)
  const visits = planned ? [searchQuery(client, session, 'Encounter', planned)] : []
  void client.prefetchQuery(patient)
  for (const list of [...visits, ...lists, ...LATER_CRITICAL_TYPES.map(listOf)]) void client.prefetchQuery(list)
  return whenCached(
    client,
    [patient, ...visits, ...lists].map(({ queryKey }) => queryKey),
  )
}
