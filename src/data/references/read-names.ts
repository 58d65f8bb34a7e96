import { notifyManager, type QueryClient } from '@tanstack/react-query'
import { isRecordType } from '../../contract'
import { FhirError, type FhirErrorKind } from '../../fhir/errors'
import { parseReference } from '../../fhir/reference'
import { runWhenIdle } from '../../lib/idle'
import { memoizeByObject } from '../../lib/memoize'
import { descriptorOf } from '../../resources/descriptors'
import { unnamedReferencesOf, withNamesOfReferences } from '../../resources/named-references'
import { isNamingType } from '../../resources/naming-type'
import { readQuery, sessionQueryKey } from '../queries/read'
import { setNaming, type Naming } from './naming'
import { linkedRecordState, resolveReference, type RecordLink } from './resolve-reference'
import type { Session } from '../../auth/session/session'
import { sourceOf, type Source } from '../../fhir/source'
import type { Resource } from '../../fhir/resource'
import type { FormatContext } from '../../i18n/format-context'
import type { AfterListsMessages, Messages } from '../../i18n/types'
import type { RecordSet } from '../record-set'

/** The most people and places read in one session; a record that names more is not read whole for names. */
export const MAX_NAMES = 200
const AT_ONCE = 4
/** Rows change once for so many names. */
const NAMES_PER_CHANGE = 12
/** After so many refusals in a row, no more records of the type are asked for. */
const MAX_REFUSALS = 3

type UnnamedTexts = AfterListsMessages['unnamedBecause']

const reasonByFailure: Readonly<Partial<Record<FhirErrorKind, keyof UnnamedTexts>>> = {
  notShared: 'notShared',
  otherPerson: 'notShared',
  notFound: 'notFound',
  notOffered: 'notOffered',
}

/** What has been asked for in a session. */
interface Asked {
  readonly keys: Set<string>
  readonly refusals: Map<string, number>
}

const askedIn = new WeakMap<Session, Asked>()

function askedOf(session: Session): Asked {
  const known = askedIn.get(session) ?? { keys: new Set(), refusals: new Map() }
  askedIn.set(session, known)
  return known
}

const keyOf = ({ type, id }: RecordLink): string => `${type}/${id}`
const asSent = (resource: Resource): Resource => resource

/** The person or place on this server that a reference points to. */
function nameableLink(reference: string, session: Session): RecordLink | undefined {
  const target = resolveReference(reference, session)
  return target.at === 'here' && isRecordType(target.type) && isNamingType(target.type)
    ? { type: target.type, id: target.id }
    : undefined
}

/** The names of people and places in the cache: of records that were read, or came with a search. */
function createNameOf(client: QueryClient, session: Session, format: FormatContext) {
  const nameOf = (reference: string): string | undefined => {
    const link = nameableLink(reference, session)
    const found = link && linkedRecordState(client, session, link, asSent)
    if (link === undefined || found?.state !== 'loaded') return undefined
    // A role has the name of its person. A person refers to nobody, so this ends.
    const record =
      link.type === 'PractitionerRole' ? withNamesOfReferences(found.resource, nameOfPerson) : found.resource
    return descriptorOf(link.type).title(record, format)
  }
  const nameOfPerson = (reference: string): string | undefined =>
    nameableLink(reference, session)?.type === 'Practitioner' ? nameOf(reference) : undefined
  return nameOf
}

interface NamedRecord {
  readonly names: string
  readonly named: Resource
}

/** Fills names into records of this source; `before` has those of earlier names, which stay the same objects. */
function createNaming(
  { nameOf, reasonOf, unnamedText }: Pick<Naming, 'nameOf' | 'reasonOf' | 'unnamedText'>,
  before: WeakMap<Resource, NamedRecord>,
  { id }: Source,
): Naming {
  const named = (record: Resource): Resource => {
    const references = unnamedReferencesOf(record)
    if (references.length === 0 || sourceOf(record)?.id !== id) return record
    const found = new Map(references.map((reference) => [reference, nameOf(reference)]))
    const names = JSON.stringify([...found])
    const known = before.get(record)
    if (known?.names === names) return known.named
    const copy = withNamesOfReferences(record, (reference) => found.get(reference))
    before.set(record, { names, named: copy })
    return copy
  }
  return {
    nameOf,
    reasonOf,
    unnamedText,
    named,
    namedSet: (set) => {
      const matches = set.matches.map(named)
      return matches.every((record, index) => record === set.matches[index]) ? set : { ...set, matches }
    },
  }
}

const referencesOfSet = memoizeByObject((set: RecordSet): readonly string[] => [
  ...new Set(set.matches.flatMap(unnamedReferencesOf)),
])

/** The references to follow from a record that was read by itself: from a role only to its person, as the name of a place needs no other. */
function referencesOfRead(record: Resource, session: Session): readonly string[] {
  const references =
    isNamingType(record.resourceType) && record.resourceType !== 'PractitionerRole' ? [] : unnamedReferencesOf(record)
  return record.resourceType === 'PractitionerRole'
    ? references.filter((reference) => nameableLink(reference, session)?.type === 'Practitioner')
    : references
}

/** What is said where there is no name. */
function createWords(
  client: QueryClient,
  session: Session,
  messages: Pick<Messages, 'typeNames'>,
  texts: UnnamedTexts,
  { nameOf, isSkipped }: Pick<Naming, 'nameOf'> & { isSkipped(link: RecordLink): boolean },
): Pick<Naming, 'reasonOf' | 'unnamedText'> {
  const reasonOf: Naming['reasonOf'] = (reference, isFinal = false) => {
    const target = resolveReference(reference, session)
    if (target.at !== 'here') return target.at === 'elsewhere' ? texts.elsewhere : undefined
    const { type, id } = target
    if (!isRecordType(type)) return texts.notOffered
    const known = linkedRecordState(client, session, { type, id }, asSent)
    if (known.state === 'loaded') return texts.none
    if (known.state === 'failed') return texts[reasonByFailure[known.kind] ?? 'failed']
    return isFinal || isSkipped({ type, id }) ? texts.notLoaded : undefined
  }
  const unnamedText: Naming['unnamedText'] = (reference, audience) => {
    const parsed = parseReference(reference)
    const type = parsed && 'type' in parsed ? parsed.type : undefined
    if (type === undefined || !isRecordType(type) || !isNamingType(type)) return undefined
    const kind = messages.typeNames[type][audience === 'provider' ? 'provider' : 'patient'].one
    const reason = reasonOf(reference)
    return nameOf(reference) ?? (reason === undefined ? kind : `${kind} (${reason})`)
  }
  return { reasonOf, unnamedText }
}

/**
 * Reads the people and places that loaded records reference without a name: each once, after the lists have arrived, with low priority. Returns a
 * function that ends it.
 */
export function readNames(
  client: QueryClient,
  session: Session,
  messages: Pick<Messages, 'format' | 'typeNames'>,
  texts: UnnamedTexts,
): () => void {
  const { keys, refusals } = askedOf(session)
  const nameOf = createNameOf(client, session, messages.format)
  const named = new WeakMap<Resource, NamedRecord>()
  const isSkipped = (link: RecordLink): boolean =>
    isNamingType(link.type) &&
    !keys.has(keyOf(link)) &&
    (keys.size >= MAX_NAMES || (refusals.get(link.type) ?? 0) >= MAX_REFUSALS)
  let isStopped = false
  let isReading = false
  let isPaused = false
  let cancelIdle: (() => void) | undefined
  let published = '[]'

  const words = createWords(client, session, messages, texts, { nameOf, isSkipped })
  const wantedReferences = (): readonly string[] => {
    const sets = client.getQueriesData<RecordSet>({ queryKey: sessionQueryKey(session, 'search') })
    const records = client.getQueriesData<Resource>({ queryKey: sessionQueryKey(session, 'read') })
    return [
      ...sets.flatMap(([, set]) => (set ? referencesOfSet(set) : [])),
      ...records.flatMap(([, record]) => (record ? referencesOfRead(record, session) : [])),
    ]
  }
  /** Rows are drawn again only when a name, or the reason for its absence, is another one. */
  const publish = (): void => {
    const links = wantedReferences().flatMap((reference) => nameableLink(reference, session) ?? [])
    const states = JSON.stringify(
      [...new Set(links.map(keyOf))].slice(0, MAX_NAMES).map((key) => [key, nameOf(key) ?? words.reasonOf(key)]),
    )
    if (states === published || isStopped) return
    published = states
    setNaming(createNaming({ nameOf, ...words }, named, session))
  }
  const nextLinks = (): readonly RecordLink[] => {
    // Lists come first.
    if (isPaused || client.isFetching({ queryKey: sessionQueryKey(session, 'search') }) > 0) return []
    const links = new Map<string, RecordLink>()
    for (const reference of wantedReferences()) {
      const link = nameableLink(reference, session)
      if (link === undefined || keys.has(keyOf(link)) || isSkipped(link)) continue
      if (linkedRecordState(client, session, link, asSent).state === 'readable') links.set(keyOf(link), link)
      if (links.size >= Math.min(AT_ONCE, MAX_NAMES - keys.size)) break
    }
    return [...links.values()]
  }
  const read = async (link: RecordLink): Promise<void> => {
    keys.add(keyOf(link))
    const query = readQuery(client, session, link.type, link.id, { isLowPriority: true })
    await client.prefetchQuery({ ...query, retry: false, gcTime: Infinity })
    const error = client.getQueryState(query.queryKey)?.error
    const kind = error instanceof FhirError ? error.kind : undefined
    refusals.set(link.type, kind === 'notShared' ? (refusals.get(link.type) ?? 0) + 1 : 0)
    if (kind === 'busy' || kind === 'offline' || kind === 'signedOut') isPaused = true
  }
  const readAll = async (): Promise<void> => {
    if (isReading) return
    isReading = true
    // Until their names arrive, rows have the kinds of people.
    publish()
    for (let links = nextLinks(), count = 0; links.length > 0 && !isStopped; links = nextLinks()) {
      await Promise.all(links.map(read))
      count += links.length
      if (count % NAMES_PER_CHANGE === 0) publish()
    }
    isReading = false
    publish()
  }
  const schedule = (): void => {
    cancelIdle ??= runWhenIdle(() => {
      cancelIdle = undefined
      void readAll()
    })
  }
  const unsubscribe = client.getQueryCache().subscribe(
    notifyManager.batchCalls((event) => {
      if (event.type !== 'updated' || !/^(?:success|error)$/.test(event.action.type)) return
      if (event.query.queryKey.includes('search')) isPaused = false
      schedule()
    }),
  )
  schedule()
  return () => {
    isStopped = true
    cancelIdle?.()
    unsubscribe()
    setNaming(undefined)
  }
}
