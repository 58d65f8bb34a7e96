import { requestContractOf } from '../../contract/undocumented-types'
import { isObject, listOf, textOf } from '../../lib/json'
import type { DescribedType } from '../../resources/define-descriptor'
import { descriptorOf } from '../../resources/descriptors'
import type { Session } from '../../auth/session/session'
import { isOffered, wasAsked } from '../queries/capabilities'
import type { SearchParams } from '../queries/search-url'
import { isFinal, type FhirError } from '../../fhir/errors'
import { type RecordSet } from '../record-set'

/** How far one kind of record has come; no two of them mean the same. */
export type LedgerState =
  | 'whole'
  | 'none'
  | 'linked'
  | 'loading'
  | 'cutOff'
  | 'leftOut'
  | 'noted'
  | 'failed'
  | 'notShared'
  | 'notOffered'
  | 'notAsked'
  | 'noPatient'

/** Why the state is what it is, or what else is known; each has its own sentence. */
export type LedgerNote =
  | 'pageCap'
  | 'pageFailed'
  | 'loop'
  | 'stopped'
  | 'total'
  | 'allDropped'
  | 'dropped'
  | 'unclear'
  | 'repeated'
  | 'issues'
  | 'limited'
  | 'refreshFailed'
  | 'otherFailed'
  | 'otherCutOff'
  | 'readFailed'
  | 'readNotFound'
  | 'readClosed'
  | 'byStatement'
  | 'byAnswer'
  | 'byApi'
  | 'bySettings'
  | 'byScope'
  | 'byServer'
  | 'noListByPerson'

export interface LedgerEntry {
  readonly type: DescribedType
  readonly state: LedgerState
  readonly notes: readonly LedgerNote[]
  /** Records that can be shown. */
  readonly loaded: number
  /** Records that the server says it has; undefined when it does not say. */
  readonly total: number | undefined
  readonly set: RecordSet | undefined
  readonly failure: FhirError | undefined
  readonly permission: 'given' | 'narrowed' | 'refused' | 'notAskedFor' | 'closed'
  /** Reads or searches of the kind, besides its list, that brought nothing. */
  readonly otherFailures: number
  /** Key of the search that the entry speaks of, for going on with it. */
  readonly key: readonly unknown[] | undefined
}

/** A search as the cache has it; `params` null when the type cannot be listed. */
export interface SearchSeen {
  readonly key: readonly unknown[]
  readonly type: string
  readonly params: SearchParams | null
  readonly set: RecordSet | undefined
  readonly failure: FhirError | undefined
  readonly fetching: boolean
}

/** A single record that was asked for. */
export interface ReadSeen {
  readonly type: string
  readonly id: string
  readonly found: boolean
  readonly failure: FhirError | undefined
  readonly fetching: boolean
}

/** What this session has asked for so far. */
export interface Seen {
  readonly searches: readonly SearchSeen[]
  readonly reads: readonly ReadSeen[]
  /** Ids of all that searches and reads have brought, by type. */
  readonly found: ReadonlyMap<string, ReadonlySet<string>>
  readonly provenanceRefused: boolean
}

export type Offers = ReadonlyMap<string, { readonly search: boolean; readonly read: boolean }>

/** The types and interactions that a CapabilityStatement lists; undefined when it lists none at all. A type without interactions counts as offered. */
export function offersOf(statement: unknown): Offers | undefined {
  if (!isObject(statement) || statement['resourceType'] !== 'CapabilityStatement') return undefined
  const listed = listOf(statement['rest'])
    .filter(isObject)
    .filter((rest) => rest['mode'] !== 'client')
    .flatMap((rest) => listOf(rest['resource']).filter(isObject))
  const offers = new Map(
    listed.flatMap((resource) => {
      const type = textOf(resource['type'])
      const codes = listOf(resource['interaction']).map((each) => (isObject(each) ? textOf(each['code']) : undefined))
      return type === undefined
        ? []
        : [
            [
              type,
              {
                search: codes.length === 0 || codes.includes('search-type'),
                read: codes.length === 0 || codes.includes('read'),
              },
            ] as const,
          ]
    }),
  )
  return offers.size > 0 ? offers : undefined
}

/** The version of FHIR that a server says it speaks, where that is not R4: DSTU2 says so in a resource of another name. */
export function otherVersionIn(statement: unknown): string | undefined {
  if (!isObject(statement) || !['CapabilityStatement', 'Conformance'].includes(textOf(statement['resourceType']) ?? ''))
    return undefined
  const [version] = /^\d{1,2}\.\d{1,2}(?:\.\d{1,2})?/.exec(textOf(statement['fhirVersion']) ?? '') ?? []
  return version?.startsWith('4.') ? undefined : version
}

type Asker = Pick<Session, 'patientId' | 'grants' | 'ehr'>
type Found = Pick<LedgerEntry, 'state' | 'notes' | 'loaded'> &
  Partial<Pick<LedgerEntry, 'total' | 'set' | 'failure' | 'key'>>

function permissionOf(type: string, asker: Asker): LedgerEntry['permission'] {
  const { grants } = asker
  if (grants.canRead(type) || grants.canRead(type, 'read')) return grants.limits(type).length > 0 ? 'narrowed' : 'given'
  return wasAsked(type, asker) ? 'refused' : 'notAskedFor'
}

const sameParams = (one: SearchParams, other: SearchParams): boolean =>
  JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort())

/** Of several searches for the same list the one that tells most: whole before cut off before failed, then the newest. */
function best(searches: readonly SearchSeen[]): SearchSeen | undefined {
  const rank = ({ set, failure }: SearchSeen): number => (set?.complete ? 3 : set ? 2 : failure ? 1 : 0)
  return [...searches].sort((a, b) => rank(b) - rank(a) || (b.set?.fetchedAt ?? 0) - (a.set?.fetchedAt ?? 0))[0]
}

const cutOff: readonly LedgerNote[] = ['pageCap', 'pageFailed', 'loop', 'stopped', 'total']

function ofSet(set: RecordSet, failure: FhirError | undefined, limited: boolean): Found {
  const repeated = set.dropped.filter(({ reason }) => reason === 'duplicate').length
  const dropped = set.dropped.length - repeated
  const notes: readonly LedgerNote[] = [
    ...(set.complete || set.cutOff === 'allLeftOut' ? [] : [set.cutOff ?? ('pageFailed' as const)]),
    ...(set.complete && set.total !== undefined && set.total > set.matches.length + set.dropped.length
      ? (['total'] as const)
      : []),
    ...(dropped === 0 ? [] : set.matches.length === 0 ? (['allDropped'] as const) : (['dropped'] as const)),
    ...((set.unclear ?? 0) > 0 ? (['unclear'] as const) : []),
    ...(repeated > 0 ? (['repeated'] as const) : []),
    ...(set.issues.length > 0 ? (['issues'] as const) : []),
    ...(limited ? (['limited'] as const) : []),
    ...(failure ? (['refreshFailed'] as const) : []),
  ]
  const fine = set.matches.length > 0 ? 'whole' : 'none'
  const state = notes.some((note) => cutOff.includes(note))
    ? 'cutOff'
    : dropped > 0
      ? 'leftOut'
      : set.issues.length > 0 || limited
        ? 'noted'
        : fine
  return { state, notes, loaded: set.matches.length, total: set.total, set, failure }
}

function ofFailure(failure: FhirError): Found {
  const { kind, status } = failure
  if (kind === 'notShared')
    return { state: 'notShared', notes: [status === undefined ? 'byScope' : 'byServer'], loaded: 0, failure }
  if (kind === 'notOffered')
    return { state: 'notOffered', notes: [status === undefined ? 'byApi' : 'byAnswer'], loaded: 0, failure }
  // Nothing went wrong: somebody stopped it before anything came.
  if (kind === 'stopped') return { state: 'notAsked', notes: ['stopped'], loaded: 0 }
  return { state: 'failed', notes: [], loaded: 0, failure }
}

/** What stands in the way of asking, before anything was asked. */
function hindrance(
  type: DescribedType,
  asker: Asker,
  offers: Offers | undefined,
  how: 'search' | 'read',
): Found | undefined {
  const api =
    type === 'Provenance' ||
    (isOffered(type, asker) &&
      (how === 'search'
        ? requestContractOf(type).searches.length > 0
        : requestContractOf(type).read || requestContractOf(type).searches.length > 0))
  if (!api) return { state: 'notOffered', notes: ['byApi'], loaded: 0 }
  const offer = offers?.get(type)
  if (offers && !(how === 'search' ? offer?.search : offer))
    return { state: 'notOffered', notes: ['byStatement'], loaded: 0 }
  const permission = permissionOf(type, asker)
  if (permission === 'refused') return { state: 'notShared', notes: ['byScope'], loaded: 0 }
  return permission === 'notAskedFor' ? { state: 'notOffered', notes: ['bySettings'], loaded: 0 } : undefined
}

function ofList(
  type: DescribedType,
  params: SearchParams,
  seen: Seen,
  asker: Asker,
  offers: Offers | undefined,
): Found {
  const search = best(
    seen.searches.filter((one) => one.type === type && one.params !== null && sameParams(one.params, params)),
  )
  if (search?.fetching && !search.set?.complete)
    return {
      state: 'loading',
      notes: [],
      loaded: search.set?.matches.length ?? 0,
      total: search.set?.total,
      set: search.set,
      key: search.key,
    }
  if (search?.set)
    return { ...ofSet(search.set, search.failure, asker.grants.limits(type).length > 0), key: search.key }
  const known = search?.failure ? ofFailure(search.failure) : undefined
  if (known?.state === 'failed') return { ...known, key: search?.key }
  return (
    hindrance(type, asker, offers, 'search') ??
    (known ? { ...known, key: search?.key } : { state: 'notAsked', notes: [], loaded: seen.found.get(type)?.size ?? 0 })
  )
}

function ofPatient(seen: Seen, asker: Asker, offers: Offers | undefined): Found {
  const { patientId } = asker
  if (patientId !== undefined && seen.found.get('Patient')?.has(patientId))
    return { state: 'whole', notes: [], loaded: 1, total: 1 }
  const read = seen.reads.find((one) => one.type === 'Patient' && one.id === patientId)
  if (read?.fetching) return { state: 'loading', notes: [], loaded: 0 }
  if (read?.failure) return ofFailure(read.failure)
  return hindrance('Patient', asker, offers, 'read') ?? { state: 'notAsked', notes: [], loaded: 0 }
}

/** Kinds that belong to no person come along with the records that name them. */
function ofLinked(type: DescribedType, seen: Seen, asker: Asker, offers: Offers | undefined): Found {
  const loaded = seen.found.get(type)?.size ?? 0
  if (loaded > 0) return { state: 'linked', notes: ['noListByPerson'], loaded }
  const refused = type === 'Provenance' && (seen.provenanceRefused || asker.ehr.revinclude === false)
  if (refused) return { state: 'notOffered', notes: [seen.provenanceRefused ? 'byAnswer' : 'bySettings'], loaded: 0 }
  return hindrance(type, asker, offers, 'read') ?? { state: 'linked', notes: ['noListByPerson'], loaded: 0 }
}

/** Where one kind of record stands, from what was asked so far; asks for nothing. `offers` is undefined while, or when, the server does not say. */
export function ledgerEntry(type: DescribedType, asker: Asker, seen: Seen, offers: Offers | undefined): LedgerEntry {
  const { patientId } = asker
  const params = patientId === undefined ? undefined : descriptorOf(type).listQuery(patientId)
  const listed = descriptorOf(type).listQuery('x') !== undefined || type === 'Patient'
  const entry: Found =
    listed && patientId === undefined
      ? { state: 'noPatient', notes: [], loaded: 0 }
      : type === 'Patient'
        ? ofPatient(seen, asker, offers)
        : params
          ? ofList(type, params, seen, asker, offers)
          : ofLinked(type, seen, asker, offers)
  const others = seen.searches.filter(
    (one) => one.type === type && !(params && one.params !== null && sameParams(one.params, params)),
  )
  const searchesFailed = others.filter(({ failure, set }) => failure && !set).length
  const failures =
    type === 'Patient'
      ? []
      : seen.reads.flatMap((one) =>
          one.type === type && one.failure && !one.found && !seen.found.get(type)?.has(one.id) ? one.failure.kind : [],
        )
  const [gone, closed] = [failures.includes('notFound'), failures.includes('notShared')]
  const readsFailed = failures.filter((kind) => !isFinal(kind)).length
  const notes: readonly LedgerNote[] = [
    ...entry.notes,
    ...(searchesFailed > 0 ? (['otherFailed'] as const) : []),
    ...(others.some(({ set, fetching }) => set && !set.complete && !fetching) ? (['otherCutOff'] as const) : []),
    ...(gone ? (['readNotFound'] as const) : []),
    ...(closed ? (['readClosed'] as const) : []),
    ...(readsFailed > 0 ? (['readFailed'] as const) : []),
  ]
  return {
    type,
    ...entry,
    notes,
    total: entry.total,
    set: entry.set,
    failure: entry.failure,
    key: entry.key,
    // Shared at the sign-in, and refused all the same when it was asked for.
    permission: entry.state === 'notShared' && entry.notes.includes('byServer') ? 'closed' : permissionOf(type, asker),
    otherFailures: searchesFailed + readsFailed,
  }
}

/** States in which a part of the record may be missing although it could be had. */
const needsLook: readonly LedgerState[] = ['failed', 'cutOff', 'leftOut', 'noted']
/** What else leaves it open whether all is here. */
const doubts: readonly LedgerNote[] = ['otherFailed', 'otherCutOff', 'readFailed', 'readClosed', 'refreshFailed']
const settled: readonly LedgerState[] = ['whole', 'none', 'linked', 'notOffered']

/** The ledger in a few lines; the lines never contradict each other. */
export interface InShort {
  readonly look: readonly DescribedType[]
  readonly closed: readonly DescribedType[]
  readonly notYet: readonly DescribedType[]
  readonly notOffered: readonly DescribedType[]
  /** All that this health system sends is here: nothing was refused, cut off, left for later or doubtful. */
  readonly isWhole: boolean
}

/** What a reader of the ledger wants to know first. */
export function inShort(entries: readonly LedgerEntry[]): InShort {
  const having = (states: readonly LedgerState[]) =>
    entries.filter(({ state }) => states.includes(state)).map(({ type }) => type)
  return {
    look: having(needsLook),
    closed: having(['notShared']),
    notYet: having(['notAsked']),
    notOffered: having(['notOffered']),
    isWhole: entries.every(
      ({ state, notes }) => settled.includes(state) && !notes.some((note) => doubts.includes(note)),
    ),
  }
}

/** True when asking (again) may bring more. */
export function mayBring({ type, state }: LedgerEntry): boolean {
  return descriptorOf(type).listQuery('x') !== undefined && (state === 'notAsked' || state === 'failed' || state === 'cutOff')
}
