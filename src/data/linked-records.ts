import { useQueries, useQueryClient } from '@tanstack/react-query'
import { contractOf } from '../contract'
import { useSession } from '../session/context'
import { linkState, type Link, type LinkState } from './links'
import { useSeen } from './private'
import { cachedRecord, keyOf, readRecord } from './read'

/** More records than these are not read one by one; their links work all the same. */
const MAX_READS = 50

/** The records that links lead to, in their order: from the lists that are already there, else by a read. `readable` while one is on its way, `unread` where too many were named. */
export function useLinkedRecords(links: readonly Link[]): readonly (LinkState | { readonly state: 'unread' })[] {
  const session = useSession()
  const client = useQueryClient()
  // Covers come and go while the page stands.
  useSeen()
  useQueries({
    queries: links
      .filter(({ type }, position) => position < MAX_READS && contractOf(type).read && session.grants.reads(type, 'read'))
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
