import { requestContractOf } from '../../contract/undocumented-types'
import { isObject, listOf, objectsOf, textOf } from '../../lib/json'
import type { DescribedType } from '../../resources/define-descriptor'
import { descriptorOf } from '../../resources/descriptors'
import type { Session } from '../../auth/session/session'
import { isOffered, wasRequested } from '../queries/capabilities'
import type { SearchParams } from '../queries/search-url'
import { isFinal, type FhirError } from '../../fhir/errors'
import { countOmitted, hasMissingRecords, isBelowTotal } from '../../fhir/whole-list'
import { type RecordSet } from '../record-set'

/** How much of a record type has been loaded. */
export type LedgerState =
  | 'complete'
  | 'none'
  | 'linked'
  | 'loading'
  | 'truncated'
  | 'omitted'
  | 'noted'
  | 'failed'
  | 'notShared'
  | 'notOffered'
  | 'notRequested'
  | 'noPatient'

/** The reason for a state, or what else is known; each has its own message. */
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
  | 'otherTruncated'
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

/** The ledger's row for one type: what has been loaded and what is missing. */
export interface LedgerEntry {
  readonly type: DescribedType
  readonly state: LedgerState
  readonly notes: readonly LedgerNote[]
  /** Number of records that can be shown. */
  readonly loaded: number
  /** Number of records that the server reports; undefined if it reports none. */
  readonly total: number | undefined
  readonly set: RecordSet | undefined
  readonly failure: FhirError | undefined
  readonly permission: 'granted' | 'limited' | 'refused' | 'notRequested' | 'closed'
  /** Failed reads and searches of the type other than its list. */
  readonly otherFailures: number
  /** Query key of the search that the entry describes, to continue it. */
  readonly key: readonly unknown[] | undefined
}

/** A search in the cache; `params` is null when the type cannot be listed. */
export interface LoggedSearch {
  readonly key: readonly unknown[]
  readonly type: string
  readonly params: SearchParams | null
  readonly set: RecordSet | undefined
  readonly failure: FhirError | undefined
  readonly fetching: boolean
}

/** A read of a single record in the cache. */
export interface LoggedRead {
  readonly type: string
  readonly id: string
  readonly found: boolean
  readonly failure: FhirError | undefined
  readonly fetching: boolean
}

/** What this session has requested so far. */
export interface RequestLog {
  readonly searches: readonly LoggedSearch[]
  readonly reads: readonly LoggedRead[]
  /** The ids of all loaded records, by type. */
  readonly loadedIds: ReadonlyMap<string, ReadonlySet<string>>
  readonly provenanceRefused: boolean
}

export type ServerCapabilities = ReadonlyMap<string, { readonly search: boolean; readonly read: boolean }>

/** The types and interactions that a CapabilityStatement lists; undefined when it lists none. A type without interactions counts as offered. */
export function parseCapabilities(statement: unknown): ServerCapabilities | undefined {
  if (!isObject(statement) || statement['resourceType'] !== 'CapabilityStatement') return undefined
  const resources = objectsOf(statement['rest'])
    .filter((rest) => rest['mode'] !== 'client')
    .flatMap((rest) => objectsOf(rest['resource']))
  const capabilities = new Map(
    resources.flatMap((resource) => {
      const type = textOf(resource['type'])
      if (type === undefined) return []
      const codes = listOf(resource['interaction']).map((each) => (isObject(each) ? textOf(each['code']) : undefined))
      const isListed = (code: string): boolean => codes.length === 0 || codes.includes(code)
      return [[type, { search: isListed('search-type'), read: isListed('read') }] as const]
    }),
  )
  return capabilities.size > 0 ? capabilities : undefined
}

/** The FHIR version of a server that does not speak R4; undefined for R4 or if unknown. DSTU2 names the resource `Conformance`. */
export function unsupportedFhirVersion(statement: unknown): string | undefined {
  if (!isObject(statement) || !['CapabilityStatement', 'Conformance'].includes(textOf(statement['resourceType']) ?? ''))
    return undefined
  const [version] = /^\d{1,2}\.\d{1,2}(?:\.\d{1,2})?/.exec(textOf(statement['fhirVersion']) ?? '') ?? []
  return version?.startsWith('4.') ? undefined : version
}

type LedgerSession = Pick<Session, 'patientId' | 'grants' | 'ehr'>
type LedgerFinding = Pick<LedgerEntry, 'state' | 'notes' | 'loaded'> &
  Partial<Pick<LedgerEntry, 'total' | 'set' | 'failure' | 'key'>>

/** What a finding is based on. */
interface LedgerContext {
  readonly session: LedgerSession
  readonly log: RequestLog
  /** Undefined while the server has not answered, and when it lists nothing. */
  readonly capabilities: ServerCapabilities | undefined
}

/** The notes whose condition is true, in this order. */
const notesWhere = (conditions: Partial<Readonly<Record<LedgerNote, boolean>>>): readonly LedgerNote[] =>
  (Object.keys(conditions) as LedgerNote[]).filter((note) => conditions[note])

function permissionOf(type: string, session: LedgerSession): LedgerEntry['permission'] {
  const { grants } = session
  if (grants.canRead(type) || grants.canRead(type, 'read'))
    return grants.limits(type).length > 0 ? 'limited' : 'granted'
  return wasRequested(type, session) ? 'refused' : 'notRequested'
}

const hasSameParams = (a: SearchParams, b: SearchParams): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())

function searchRank({ set, failure }: LoggedSearch): number {
  if (set) return set.complete ? 3 : 2
  return failure ? 1 : 0
}

/** The most informative of several searches for the same list: complete before truncated before failed, then the newest. */
function bestSearch(searches: readonly LoggedSearch[]): LoggedSearch | undefined {
  return [...searches].sort(
    (a, b) => searchRank(b) - searchRank(a) || (b.set?.fetchedAt ?? 0) - (a.set?.fetchedAt ?? 0),
  )[0]
}

const TRUNCATION_NOTES: readonly LedgerNote[] = ['pageCap', 'pageFailed', 'loop', 'stopped', 'total']

function stateOfSet(notes: readonly LedgerNote[], set: RecordSet): LedgerState {
  if (notes.some((note) => TRUNCATION_NOTES.includes(note))) return 'truncated'
  if (notes.includes('dropped') || notes.includes('allDropped')) return 'omitted'
  if (notes.includes('issues') || notes.includes('limited')) return 'noted'
  return set.matches.length > 0 ? 'complete' : 'none'
}

function findingOfSet(set: RecordSet, failure: FhirError | undefined, isLimited: boolean): LedgerFinding {
  const dropped = countOmitted(set)
  const repeated = set.dropped.length - dropped
  const isTruncated = !set.complete && set.truncationReason !== 'allOmitted'
  const notes: readonly LedgerNote[] = [
    ...(isTruncated ? [set.truncationReason ?? ('pageFailed' as const)] : []),
    ...notesWhere({
      total: set.complete && isBelowTotal(set),
      allDropped: dropped > 0 && set.matches.length === 0,
      dropped: dropped > 0 && set.matches.length > 0,
      unclear: (set.unclear ?? 0) > 0,
      repeated: repeated > 0,
      issues: set.issues.length > 0,
      limited: isLimited,
      refreshFailed: failure !== undefined,
    }),
  ]
  return { state: stateOfSet(notes, set), notes, loaded: set.matches.length, total: set.total, set, failure }
}

function findingOfFailure(failure: FhirError): LedgerFinding {
  const { kind, status } = failure
  if (kind === 'notShared')
    return { state: 'notShared', notes: [status === undefined ? 'byScope' : 'byServer'], loaded: 0, failure }
  if (kind === 'notOffered')
    return { state: 'notOffered', notes: [status === undefined ? 'byApi' : 'byAnswer'], loaded: 0, failure }
  // Stopped by the user before the first page: not a failure.
  if (kind === 'stopped') return { state: 'notRequested', notes: ['stopped'], loaded: 0 }
  return { state: 'failed', notes: [], loaded: 0, failure }
}

function isInApi(type: DescribedType, session: LedgerSession, interaction: 'search' | 'read'): boolean {
  if (type === 'Provenance') return true
  if (!isOffered(type, session)) return false
  const { searches, read } = requestContractOf(type)
  return searches.length > 0 || (interaction === 'read' && read)
}

/** Why a type cannot be requested, known before any request; undefined if it can. */
function findingBeforeRequest(
  type: DescribedType,
  { session, capabilities }: LedgerContext,
  interaction: 'search' | 'read',
): LedgerFinding | undefined {
  if (!isInApi(type, session, interaction)) return { state: 'notOffered', notes: ['byApi'], loaded: 0 }
  const capability = capabilities?.get(type)
  const isListed = interaction === 'search' ? capability?.search === true : capability !== undefined
  if (capabilities && !isListed) return { state: 'notOffered', notes: ['byStatement'], loaded: 0 }
  const permission = permissionOf(type, session)
  if (permission === 'refused') return { state: 'notShared', notes: ['byScope'], loaded: 0 }
  return permission === 'notRequested' ? { state: 'notOffered', notes: ['bySettings'], loaded: 0 } : undefined
}

function findingOfList(type: DescribedType, params: SearchParams, context: LedgerContext): LedgerFinding {
  const { session, log } = context
  const search = bestSearch(
    log.searches.filter((each) => each.type === type && each.params !== null && hasSameParams(each.params, params)),
  )
  const set = search?.set
  if (search?.fetching && !set?.complete)
    return { state: 'loading', notes: [], loaded: set?.matches.length ?? 0, total: set?.total, set, key: search.key }
  if (set) return { ...findingOfSet(set, search.failure, session.grants.limits(type).length > 0), key: search.key }
  const failed = search?.failure && { ...findingOfFailure(search.failure), key: search.key }
  if (failed?.state === 'failed') return failed
  return (
    findingBeforeRequest(type, context, 'search') ??
    failed ?? { state: 'notRequested', notes: [], loaded: log.loadedIds.get(type)?.size ?? 0 }
  )
}

function findingOfPatient(context: LedgerContext): LedgerFinding {
  const { log } = context
  const { patientId } = context.session
  if (patientId !== undefined && log.loadedIds.get('Patient')?.has(patientId))
    return { state: 'complete', notes: [], loaded: 1, total: 1 }
  const read = log.reads.find(({ type, id }) => type === 'Patient' && id === patientId)
  if (read?.fetching) return { state: 'loading', notes: [], loaded: 0 }
  if (read?.failure) return findingOfFailure(read.failure)
  return findingBeforeRequest('Patient', context, 'read') ?? { state: 'notRequested', notes: [], loaded: 0 }
}

/** Types without a list by patient are loaded with the records that reference them. */
function findingOfReferenced(type: DescribedType, context: LedgerContext): LedgerFinding {
  const { session, log } = context
  const loaded = log.loadedIds.get(type)?.size ?? 0
  if (loaded > 0) return { state: 'linked', notes: ['noListByPerson'], loaded }
  const isRefused = type === 'Provenance' && (log.provenanceRefused || session.ehr.revinclude === false)
  if (isRefused) return { state: 'notOffered', notes: [log.provenanceRefused ? 'byAnswer' : 'bySettings'], loaded: 0 }
  return findingBeforeRequest(type, context, 'read') ?? { state: 'linked', notes: ['noListByPerson'], loaded: 0 }
}

function findingOf(type: DescribedType, params: SearchParams | undefined, context: LedgerContext): LedgerFinding {
  const isListed = descriptorOf(type).listQuery('x') !== undefined || type === 'Patient'
  if (isListed && context.session.patientId === undefined) return { state: 'noPatient', notes: [], loaded: 0 }
  if (type === 'Patient') return findingOfPatient(context)
  return params ? findingOfList(type, params, context) : findingOfReferenced(type, context)
}

/** The state of one record type, from the requests so far; requests nothing. `capabilities` is undefined while, or if, the server does not list any. */
export function ledgerEntry(
  type: DescribedType,
  session: LedgerSession,
  log: RequestLog,
  capabilities: ServerCapabilities | undefined,
): LedgerEntry {
  const params = session.patientId === undefined ? undefined : descriptorOf(type).listQuery(session.patientId)
  const finding = findingOf(type, params, { session, log, capabilities })
  const otherSearches = log.searches.filter(
    (search) => search.type === type && !(params && search.params !== null && hasSameParams(search.params, params)),
  )
  const failedSearches = otherSearches.filter(({ failure, set }) => failure && !set).length
  const failedReads = log.reads.filter(
    (read) => type !== 'Patient' && read.type === type && !read.found && !log.loadedIds.get(type)?.has(read.id),
  )
  const failureKinds = failedReads.flatMap(({ failure }) => failure?.kind ?? [])
  const temporaryFailures = failureKinds.filter((kind) => !isFinal(kind)).length
  return {
    type,
    ...finding,
    notes: [
      ...finding.notes,
      ...notesWhere({
        otherFailed: failedSearches > 0,
        otherTruncated: otherSearches.some(({ set, fetching }) => set && hasMissingRecords(set) && !fetching),
        readNotFound: failureKinds.includes('notFound'),
        readClosed: failureKinds.includes('notShared'),
        readFailed: temporaryFailures > 0,
      }),
    ],
    total: finding.total,
    set: finding.set,
    failure: finding.failure,
    key: finding.key,
    // Granted at sign-in, but refused by the server.
    permission:
      finding.state === 'notShared' && finding.notes.includes('byServer') ? 'closed' : permissionOf(type, session),
    otherFailures: failedSearches + temporaryFailures,
  }
}

/** States in which records may be missing that could be loaded. */
const INCOMPLETE_STATES: readonly LedgerState[] = ['failed', 'truncated', 'omitted', 'noted']
/** Notes after which it is uncertain whether everything has been loaded. */
const DOUBTFUL_NOTES: readonly LedgerNote[] = [
  'otherFailed',
  'otherTruncated',
  'readFailed',
  'readClosed',
  'refreshFailed',
]
const SETTLED_STATES: readonly LedgerState[] = ['complete', 'none', 'linked', 'notOffered']

/** The ledger in a few lines, which never contradict each other. */
export interface LedgerSummary {
  readonly incomplete: readonly DescribedType[]
  readonly notShared: readonly DescribedType[]
  readonly notRequested: readonly DescribedType[]
  readonly notOffered: readonly DescribedType[]
  /** Everything that the health system provides has been loaded: nothing was refused, truncated, postponed or is uncertain. */
  readonly isComplete: boolean
}

/** Summarizes the ledger for its readers. */
export function summarizeLedger(entries: readonly LedgerEntry[]): LedgerSummary {
  const typesIn = (states: readonly LedgerState[]) =>
    entries.filter(({ state }) => states.includes(state)).map(({ type }) => type)
  return {
    incomplete: typesIn(INCOMPLETE_STATES),
    notShared: typesIn(['notShared']),
    notRequested: typesIn(['notRequested']),
    notOffered: typesIn(['notOffered']),
    isComplete: entries.every(
      ({ state, notes }) => SETTLED_STATES.includes(state) && !notes.some((note) => DOUBTFUL_NOTES.includes(note)),
    ),
  }
}

const LOADABLE_STATES: readonly LedgerState[] = ['notRequested', 'failed', 'truncated']

/** True when requesting the list (again) may load more. */
export function canLoadMore({ type, state }: LedgerEntry): boolean {
  return descriptorOf(type).listQuery('x') !== undefined && LOADABLE_STATES.includes(state)
}
