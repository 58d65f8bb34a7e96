import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isRecordType, type RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'
import { useSources } from '../../auth/session/session-provider'
import { useMasking } from '../privacy/masked-records'
import { useNaming } from '../references/naming'
import { sessionQueryKey } from '../queries/read'
import type { RecordSet } from '../record-set'

/** Returns a function for the resources that searches and reads in all sources have loaded so far; `unmasked` as in `useRecords`. */
export function useLoadedRecords({ unmasked = false }: { readonly unmasked?: boolean } = {}): () => ReadonlyMap<
  RecordType,
  readonly Resource[]
> {
  const sources = useSources()
  const client = useQueryClient()
  const mask = useMasking()
  const naming = useNaming()
  return useCallback(() => {
    const sets = sources
      .flatMap((session) => client.getQueriesData<RecordSet>({ queryKey: sessionQueryKey(session, 'search') }))
      .flatMap(([, set]) => [...(set?.matches ?? []), ...(set?.included ?? [])])
    const reads = sources
      .flatMap((session) => client.getQueriesData<Resource>({ queryKey: sessionQueryKey(session, 'read') }))
      .flatMap(([, resource]) => resource ?? [])
    const all = new Map<RecordType, Resource[]>()
    for (const received of [...sets, ...reads]) {
      const type = received.resourceType
      if (!isRecordType(type)) continue
      const masked = unmasked ? received : mask(received)
      const resource = unmasked || naming === undefined ? masked : naming.named(masked)
      const known = all.get(type)
      if (known) known.push(resource)
      else all.set(type, [resource])
    }
    return all
  }, [client, sources, mask, naming, unmasked])
}
