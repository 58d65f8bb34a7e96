import type { QueryClient } from '@tanstack/react-query'
import type { RecordType } from '../../contract'
import type { Session } from '../../auth/session/session'
import { howAsked, longest, mostNeeded } from './first-page'
import { listParams, recordsQuery } from '../queries/use-records'
import { readQuery } from '../queries/read'

/** Resolves when a part of each of these is in the cache, or none will be. */
function come(client: QueryClient, keys: readonly (readonly unknown[])[]): Promise<void> {
  const isThere = (key: readonly unknown[]): boolean => {
    const state = client.getQueryState(key)
    return state?.data !== undefined || state?.status === 'error'
  }
  return new Promise((resolve) => {
    const look = (): void => {
      if (!keys.every(isThere)) return
      stop()
      resolve()
    }
    const stop = client.getQueryCache().subscribe(look)
    look()
  })
}

/** Reads what was asked for first (`askFirst`) into the cache, where whatever draws it finds it. Resolves when the person and a part of each list but the longest are there, or none will be. */
export function readFirst(client: QueryClient, session: Session): Promise<void> {
  const { patientId } = session
  if (patientId === undefined) return Promise.resolve()
  const person = readQuery(client, session, 'Patient', patientId)
  const listOf = (type: RecordType) => recordsQuery(client, session, type, listParams(type, session), howAsked(type))
  void client.prefetchQuery(person)
  for (const type of mostNeeded) void client.prefetchQuery(listOf(type))
  const waitedFor = [person, ...mostNeeded.filter((type) => type !== longest).map(listOf)]
  return come(
    client,
    waitedFor.map(({ queryKey }) => queryKey),
  )
}
