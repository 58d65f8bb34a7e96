import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../session/context'
import { linkState, type Link, type LinkState } from './links'
import { useSeen } from './private'
import { cachedRecord, keyOf, readRecord } from './read'
import type { FailureKind } from './types'

/** More records than these are not read one by one; their links work all the same. */
const MAX_READS = 50

/** Answers that are not asked for again in a session. */
const stands: readonly FailureKind[] = ['notFound', 'notShared', 'notOffered', 'refused']

/** The records that links lead to, in their order: from the lists that are already there, else by a read. `readable` while one is on its way, `unread` where too many were named. */
export function useLinkedRecords(links: readonly Link[]): readonly (LinkState | { readonly state: 'unread' })[] {
  const session = useSession()
  const client = useQueryClient()
  // Covers come and go while the page stands.
  useSeen()
  useQueries({
    queries: links
      .slice(0, MAX_READS)
      .filter((link) => {
        const known = linkState(client, session, link)
        return known.state !== 'failed' || !stands.includes(known.kind)
      })
      .map(({ type, id }) => ({
        queryKey: keyOf(session, 'read', type, id),
        queryFn: ({ signal }: { signal: AbortSignal }) => cachedRecord(client, session, type, id) ?? readRecord(session, type, id, signal),
      })),
  })
  return links.map((link, position) => {
    const known = linkState(client, session, link)
    return known.state === 'readable' && position >= MAX_READS ? { state: 'unread' } : known
  })
}
