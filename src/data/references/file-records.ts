import { useCallback } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { contractOf, isRecordType, type RecordType } from '../../contract'
import { useSession } from '../../auth/session/session-provider'
import { FhirError } from '../../fhir/errors'
import { copyDigits } from '../../fhir/lossless-json'
import { parseReference, referenceOf } from '../../fhir/reference'
import { isWholeSet } from '../../fhir/whole-list'
import { isObject, listOf, textOf } from '../../lib/json'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { referenceKeyOf, type ExportSource } from '../../resources/export/export-source'
import { fetchRecord } from '../queries/read'
import { searchAll } from '../queries/search'
import { listParams } from '../queries/use-records'
import { supportingTypes } from './use-referenced-records'
import { canRequest, linkedRecordState, resolveReference, type RecordLink } from './resolve-reference'
import type { Session } from '../../auth/session/session'
import type { Resource } from '../../fhir/resource'

/** The most records read one by one for one file. */
const MAX_READS = 200
const AT_ONCE = 4

const keyOf = ({ type, id }: RecordLink): string => `${type}/${id}`

/** The people, places and medications on this server that a value refers to, with or without a name. */
function* linksIn(value: unknown, session: Session): Generator<RecordLink> {
  if (Array.isArray(value)) for (const item of value) yield* linksIn(item, session)
  if (!isObject(value)) return
  const reference = textOf(value['reference'])
  const target = reference === undefined ? undefined : resolveReference(reference, session)
  if (target?.at === 'here' && isRecordType(target.type) && supportingTypes.includes(target.type))
    yield { type: target.type, id: target.id }
  for (const inner of Object.values(value)) yield* linksIn(inner, session)
}

/** The records that others refer to; those that cannot be read are left out, as the page of a reference says then. */
async function readReferenced(
  client: QueryClient,
  session: Session,
  records: readonly Resource[],
): Promise<readonly Resource[]> {
  const asked = new Set(records.map(referenceKeyOf))
  const found: Resource[] = []
  const readAll = async (from: readonly Resource[]): Promise<readonly Resource[]> => {
    const links = [...new Map([...linksIn(from, session)].map((link) => [keyOf(link), link])).values()]
      .filter((link) => !asked.has(keyOf(link)) && canRequest(client, session, link))
      .slice(0, MAX_READS - found.length)
    const added: Resource[] = []
    for (let at = 0; at < links.length; at += AT_ONCE) {
      const reads = links.slice(at, at + AT_ONCE).map((link) => {
        asked.add(keyOf(link))
        const known = linkedRecordState(client, session, link, (resource) => resource)
        // Not through the cache: pages name people by what it has, and a save must not change them.
        return known.state === 'loaded' ? known.resource : fetchRecord(session, link.type, link.id)
      })
      for (const read of await Promise.allSettled(reads))
        if (read.status === 'fulfilled' && !isMarkedPrivate(read.value)) added.push(read.value)
    }
    found.push(...added)
    return added
  }
  // The records that were read may refer to others: a role to its person, a place to its organization.
  for (let next = await readAll(records); next.length > 0;) next = await readAll(next)
  return found
}

/** True for a record of a list in the file that is not in it: it may have been left out because it is private. */
function isLeftOut(target: unknown, source: ExportSource, keys: ReadonlySet<string | undefined>): boolean {
  const parsed = parseReference(referenceOf(target)?.reference ?? '')
  return (
    parsed !== undefined &&
    'type' in parsed &&
    source.parts.some(({ type }) => type === parsed.type) &&
    !keys.has(`${parsed.type ?? ''}/${parsed.id ?? ''}`)
  )
}

/** A Provenance without the targets that were left out of the file; none if nothing else is left. */
function withoutLeftOut(
  provenance: Resource,
  source: ExportSource,
  keys: ReadonlySet<string | undefined>,
): readonly Resource[] {
  const all = listOf(provenance['target'])
  const target = all.filter((one) => !isLeftOut(one, source, keys))
  if (target.length === 0) return []
  return target.length === all.length ? [provenance] : [copyDigits(provenance, { ...provenance, target })]
}

interface Origins {
  readonly provenance: readonly Resource[]
  /** Types of records whose origin could not be loaded. */
  readonly missing: readonly RecordType[]
}

/** Where the records came from, as far as the server tells: searches that return Provenance, which lists on pages do not ask for. */
async function fetchOrigins(session: Session, source: ExportSource): Promise<Origins> {
  if (!session.grants.canRead('Provenance') || session.ehr.revinclude === false) return { provenance: [], missing: [] }
  const keys = new Set(source.parts.flatMap(({ records }) => records.map(referenceKeyOf)))
  keys.add(source.patient && referenceKeyOf(source.patient))
  const provenance: Resource[] = []
  const missing: RecordType[] = []
  for (const { type, records } of source.parts) {
    const params = listParams(type, session)
    if (records.length === 0 || params === undefined || !contractOf(type).revinclude) continue
    try {
      const set = await searchAll(session, type, params, { provenance: true })
      const own = set.included.filter(({ resourceType }) => resourceType === 'Provenance')
      provenance.push(...own.flatMap((one) => withoutLeftOut(one, source, keys)))
      if (!isWholeSet(set)) missing.push(type)
    } catch (cause) {
      if (!(cause instanceof FhirError)) throw cause
      missing.push(type)
    }
  }
  return { provenance, missing }
}

/** Adds what the pages of a file need besides its lists to say the same as here: the records that others refer to, and Provenance. */
async function withFileRecords(client: QueryClient, session: Session, source: ExportSource): Promise<ExportSource> {
  const listed = source.parts.flatMap(({ records }) => records)
  const { provenance, missing } = await fetchOrigins(session, source)
  const patient = source.patient ? [source.patient] : []
  const referenced = await readReferenced(client, session, [...patient, ...listed, ...source.supporting, ...provenance])
  return { ...source, supporting: [...source.supporting, ...referenced, ...provenance], originsMissing: missing }
}

/** A function that completes the content of a FHIR file before it is saved. */
export function useFileRecords(): (source: ExportSource) => Promise<ExportSource> {
  const session = useSession()
  const client = useQueryClient()
  return useCallback((source) => withFileRecords(client, session, source), [client, session])
}
