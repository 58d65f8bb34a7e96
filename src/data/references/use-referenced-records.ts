import { useMemo } from 'react'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../auth/session/session-provider'
import { namelessLinks } from './unnamed-references'
import { linkState, mayAsk, type Link, type LinkState } from './resolve'
import { useSeen } from '../privacy/masked-records'
import { readQuery } from '../queries/read'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

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
      .slice(0, MAX_READS)
      .filter((link) => mayAsk(client, session, link))
      .map(({ type, id }) => readQuery(client, session, type, id)),
  })
  return links.map((link, position) => {
    const known = linkState(client, session, link)
    return known.state === 'readable' && position >= MAX_READS ? { state: 'unread' } : known
  })
}

/** Reads the records of these types that others point to without a name, so that they can be named; gives how many are still on their way. */
export function useNamesOf(records: readonly Resource[], types: readonly RecordType[]): number {
  const session = useSession()
  const links = useMemo(() => {
    const all = records.flatMap((record) => namelessLinks(record, session)).filter(({ type }) => types.includes(type))
    return [...new Map(all.map((link) => [`${link.type}/${link.id}`, link])).values()]
  }, [records, types, session])
  return useLinkedRecords(links).filter(({ state }) => state === 'readable').length
}
