import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { isRecordType, type RecordType } from '../contract'
import type { Resource } from '../fhir/resource'
import { useSession } from '../session/context'
import { useSeen } from './private'
import { keyOf } from './read'
import type { RecordSet } from './types'

/**
 * State that outlives its page, in memory only: never in an address, in the history or in storage, and gone with the session.
 * For what a person typed into a search.
 */
export function useKept<T>(name: string, initial: T): readonly [T, (value: T) => void] {
  const session = useSession()
  const client = useQueryClient()
  const key = keyOf(session, 'kept', name)
  const [value, setValue] = useState(() => client.getQueryData<T>(key) ?? initial)
  const keep = (next: T): void => {
    client.setQueryData(key, next)
    setValue(next)
  }
  return [value, keep]
}

/** A look at the resources that searches and reads of this session have brought so far; `asSent` as in `useRecords`. */
export function useLoadedRecords({ asSent = false }: { readonly asSent?: boolean } = {}): () => ReadonlyMap<RecordType, readonly Resource[]> {
  const session = useSession()
  const client = useQueryClient()
  const seen = useSeen()
  return useCallback(() => {
    const sets = client.getQueriesData<RecordSet>({ queryKey: keyOf(session, 'search') }).flatMap(([, set]) => [...(set?.matches ?? []), ...(set?.included ?? [])])
    const reads = client.getQueriesData<Resource>({ queryKey: keyOf(session, 'read') }).flatMap(([, read]) => read ?? [])
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
