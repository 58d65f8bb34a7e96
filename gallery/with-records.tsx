import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { searchQuery } from '../src/data/queries/use-records'
import { sessionQueryKey } from '../src/data/queries/read'
import { descriptorOf } from '../src/resources/descriptors'
import { gallerySession } from './gallery-session'
import type { RecordType } from '../src/contract'
import type { RecordSet } from '../src/data/record-set'
import type { Resource } from '../src/fhir/resource'

export type RecordLists = Readonly<Partial<Record<RecordType, readonly Resource[]>>>

const setOf = (matches: readonly Resource[]): RecordSet => ({
  matches,
  included: [],
  issues: [],
  dropped: [],
  total: matches.length,
  pages: 1,
  complete: true,
  fetchedAt: Date.now(),
})

/** Prescriptions and fills are queried with their medications. */
const includes: Readonly<Partial<Record<RecordType, string>>> = {
  MedicationRequest: 'MedicationRequest:medication',
  MedicationDispense: 'MedicationDispense:medication',
}

function clientWith(patient: Resource | undefined, lists: RecordLists): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  if (patient)
    client.setQueryData(sessionQueryKey(gallerySession, 'read', 'Patient', gallerySession.patientId), patient)
  for (const [type, records] of Object.entries(lists) as [RecordType, readonly Resource[]][]) {
    const by = descriptorOf(type).listQuery(gallerySession.patientId ?? '') as
      Readonly<Record<string, string>> | undefined
    const include = includes[type]
    for (const options of include ? [{}, { include: [include] }] : [{}])
      client.setQueryData(searchQuery(client, gallerySession, type, by, options).queryKey, setOf(records))
  }
  return client
}

/** Children find these records in the query cache, as if they had been loaded. */
export function WithRecords({
  patient,
  lists = {},
  children,
}: {
  patient?: Resource
  lists?: RecordLists
  children: ReactNode
}) {
  const [client] = useState(() => clientWith(patient, lists))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
