import type { QueryClient } from '@tanstack/react-query'
import type { RecordType } from '../../contract'
import type { Session } from '../../auth/session/session'
import { includesFor, LARGEST_TYPE, CRITICAL_TYPES } from './first-page'
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

/** Loads what `prefetchCritical` requested into the query cache. Resolves when the patient and all critical lists but the largest have data or an error. */
export function seedCache(client: QueryClient, session: Session): Promise<void> {
  const { patientId } = session
  if (patientId === undefined) return Promise.resolve()
  const patient = readQuery(client, session, 'Patient', patientId)
  const listOf = (type: RecordType) => searchQuery(client, session, type, listParams(type, session), includesFor(type))
  void client.prefetchQuery(patient)
  for (const type of CRITICAL_TYPES) void client.prefetchQuery(listOf(type))
  const awaited = [patient, ...CRITICAL_TYPES.filter((type) => type !== LARGEST_TYPE).map(listOf)]
  return whenCached(
    client,
    awaited.map(({ queryKey }) => queryKey),
  )
}
