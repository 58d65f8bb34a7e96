import { useMemo } from 'react'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { isRecordType, type RecordType } from '../../contract'
import { sourceOf } from '../../fhir/source'
import type { Resource } from '../../fhir/resource'
import { isObject, textOf } from '../../lib/json'
import { useSession } from '../../auth/session/session-provider'
import type { Session } from '../../auth/session/session'
import { useMasking } from '../privacy/masked-records'
import { readQuery } from '../queries/read'
import {
  linkedRecordState,
  canRequest,
  resolveReference,
  type RecordLink,
  type LinkedRecordState,
} from './resolve-reference'

/** The most records read to name the references of one resource; the other links work without names. */
const MAX_NAME_READS = 12
/** The most records read one by one for a list of links; the other links work all the same. */
const MAX_RECORD_READS = 50

/** Types that no list of a patient has, but its records refer to. */
export const supportingTypes: readonly RecordType[] = [
  'Medication',
  'Practitioner',
  'PractitionerRole',
  'Organization',
  'Location',
]

/** The records of the session that a resource of it references without a display name. Medications always, because their display may name another product. */
export function unnamedLinks(resource: Resource, session: Session, max = MAX_NAME_READS): readonly RecordLink[] {
  const links = new Map<string, RecordLink>()
  const visit = (value: unknown, element: string): void => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, element))
    if (!isObject(value)) return
    const reference = textOf(value['reference'])
    const isNamed = textOf(value['display']) !== undefined && element !== 'medicationReference'
    const target = reference === undefined || isNamed ? undefined : resolveReference(reference, session)
    if (target?.at === 'here' && isRecordType(target.type))
      links.set(`${target.type}/${target.id}`, { type: target.type, id: target.id })
    for (const [name, inner] of Object.entries(value)) visit(inner, name)
  }
  if (sourceOf(resource)?.id === session.id) visit(resource, '')
  return [...links.values()].slice(0, max)
}

/** Reads the records that a resource references without a name into the cache, for `linkedRecordState`; returns how many reads have settled. */
export function useUnnamedReferences(resource: Resource): number {
  const session = useSession()
  const client = useQueryClient()
  const links = unnamedLinks(resource, session).filter((link) => canRequest(client, session, link))
  const reads = useQueries({ queries: links.map(({ type, id }) => readQuery(client, session, type, id)) })
  return reads.filter((read) => !read.isPending).length
}

/**
 * The linked records, in the order of `links`: from the cached lists, else by a read. `readable` while one is being read, `unread` beyond the
 * maximum number of reads.
 */
export function useReferencedRecords(
  links: readonly RecordLink[],
): readonly (LinkedRecordState | { readonly state: 'unread' })[] {
  const session = useSession()
  const client = useQueryClient()
  const mask = useMasking()
  useQueries({
    queries: links
      .slice(0, MAX_RECORD_READS)
      .filter((link) => canRequest(client, session, link))
      .map(({ type, id }) => readQuery(client, session, type, id)),
  })
  return links.map((link, position) => {
    const known = linkedRecordState(client, session, link, mask)
    return known.state === 'readable' && position >= MAX_RECORD_READS ? { state: 'unread' } : known
  })
}

/** The links of records without a name, each once. */
function linksOf(records: readonly Resource[], types: readonly RecordType[], session: Session): readonly RecordLink[] {
  const all = records.flatMap((record) => unnamedLinks(record, session, Infinity))
  return [
    ...new Map(
      all.filter(({ type }) => types.includes(type)).map((link) => [`${link.type}/${link.id}`, link]),
    ).values(),
  ]
}

/** Reads the records of these types that others reference without a name, and the people of roles; returns how many reads are pending. */
export function usePendingReads(records: readonly Resource[], types: readonly RecordType[]): number {
  const session = useSession()
  const links = useMemo(() => linksOf(records, types, session), [records, types, session])
  const known = useReferencedRecords(links)
  const roles = known.flatMap((each) =>
    each.state === 'loaded' && each.resource.resourceType === 'PractitionerRole' ? each.resource : [],
  )
  const people = useReferencedRecords(linksOf(roles, personTypes, session))
  return [...known, ...people].filter(({ state }) => state === 'readable').length
}

const personTypes: readonly RecordType[] = ['Practitioner']
