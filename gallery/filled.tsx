import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { recordsQuery } from '../src/data/queries/use-records'
import { keyOf } from '../src/data/queries/read'
import { describe } from '../src/resources/registry'
import { session } from './session'
import type { RecordType } from '../src/contract'
import type { RecordSet } from '../src/data/record-set'
import type { Resource } from '../src/fhir/resource'

export type Lists = Readonly<Partial<Record<RecordType, readonly Resource[]>>>

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

/** Prescriptions and fills are asked for with what they name. */
const includes: Readonly<Partial<Record<RecordType, string>>> = {
  MedicationRequest: 'MedicationRequest:medication',
  MedicationDispense: 'MedicationDispense:medication',
}

function clientWith(patient: Resource | undefined, lists: Lists): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  if (patient) client.setQueryData(keyOf(session, 'read', 'Patient', session.patientId), patient)
  for (const [type, records] of Object.entries(lists) as [RecordType, readonly Resource[]][]) {
    const by = describe(type).list(session.patientId ?? '') as Readonly<Record<string, string>> | undefined
    const include = includes[type]
    for (const options of include ? [{}, { include: [include] }] : [{}])
      client.setQueryData(recordsQuery(client, session, type, by, options).queryKey, setOf(records))
  }
  return client
}

/** What stands in it finds these lists as if they had come. */
export function Filled({ patient, lists = {}, children }: { patient?: Resource; lists?: Lists; children: ReactNode }) {
  const [client] = useState(() => clientWith(patient, lists))
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
