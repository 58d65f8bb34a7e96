import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isRecordType, type RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import { useSession } from '../../auth/session/session-provider'
import { useSeen } from '../privacy/masked-records'
import { keyOf } from '../queries/read'
import type { RecordSet } from '../record-set'

/** A look at the resources that searches and reads of this session have brought so far; `asSent` as in `useRecords`. */
export function useLoadedRecords({ asSent = false }: { readonly asSent?: boolean } = {}): () => ReadonlyMap<
  RecordType,
  readonly Resource[]
> {
  const session = useSession()
  const client = useQueryClient()
  const seen = useSeen()
  return useCallback(() => {
    const sets = client
      .getQueriesData<RecordSet>({ queryKey: keyOf(session, 'search') })
      .flatMap(([, set]) => [...(set?.matches ?? []), ...(set?.included ?? [])])
    const reads = client
      .getQueriesData<Resource>({ queryKey: keyOf(session, 'read') })
      .flatMap(([, read]) => read ?? [])
    const all = new Map<RecordType, Resource[]>()
    for (const sent of [...sets, ...reads]) {
      const type = sent.resourceType
      if (!isRecordType(type)) continue
      const resource = asSent ? sent : seen(sent)
      const known = all.get(type)
      if (known) known.push(resource)
      else all.set(type, [resource])
    }
    return all
  }, [client, session, seen, asSent])
}
