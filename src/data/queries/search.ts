import { PROVENANCE_REVINCLUDE, type RecordType } from '../../contract'
import { requestContractOf } from '../../contract/undocumented-types'
import type { OnPartialText } from '../../auth/http/fhir-fetch'
import type { Session } from '../../auth/session/session'
import { bodyOf } from './parse-body'
import { nextIn, splitBundle, type Owner, type Page } from './bundle'
import { GrowingSet } from './record-set-builder'
import { isOffered, wasAsked } from './capabilities'
import { searchAddress, type SearchOptions, type SearchParams } from './search-url'
import { FhirError } from '../../fhir/errors'
import { type RecordSet } from '../record-set'

interface Run extends SearchOptions {
  readonly signal?: AbortSignal
  /** Ends the search with what has come; the set says so (`stopped`). Before the first page there is nothing to end with: then it throws a Failure that says `stopped`. */
  readonly stop?: AbortSignal
  /** Called after each page but the last, with how many matches there are and a way to see them. */
  readonly onPage?: (count: number, set: () => RecordSet) => void
  /** A set that was cut off: goes on at its `next`. */
  readonly from?: RecordSet
}

/** A search under way. */
interface Walk extends Run {
  /** Reads along what comes of a page, for the address of the page after it. */
  readonly follow: () => OnPartialText
}

/** So many pages may be on their way, or wait to be read: a server is not asked faster than a slow phone reads. */
const LEAD = 3

/** A hundred thousand records at fifty a page; the page says when this ends a list, and offers to go on. */
const PAGE_CAP = 2_000

/** Whose records a session may show. */
export function ownerOf(session: Session): Owner {
  const aliases = (session.ehr.aliases ?? []).map((base) => base.replace(/\/$/, ''))
  const bases = [session.server, ...aliases]
  // A server behind a proxy may call itself by http.
  return { patientId: session.patientId, bases: [...bases, ...bases.map((base) => base.replace(/^https:/, 'http:'))] }
}

/** The whole address of a page; a server behind a proxy may call itself by http, which is the same place by https. */
function nextAddress(next: string, server: string): string {
  if (!URL.canParse(next, `${server}/`)) return next
  const address = new URL(next, `${server}/`)
  if (address.protocol === 'http:' && new URL(server).protocol === 'https:' && address.host === new URL(server).host)
    address.protocol = 'https:'
  return address.href
}

async function pageAt(session: Session, type: RecordType, address: string, { signal, follow }: Walk): Promise<Page> {
  const onPart = follow()
  const body = await bodyOf(await session.get(address, signal, { onPartialText: onPart }), onPart)
  const page = splitBundle(body, type, ownerOf(session))
  return page.next === undefined ? page : { ...page, next: nextAddress(page.next, session.server) }
}

/** Sessions whose server has answered that it does not add provenance. */
export const refusesProvenance = new WeakSet<Session>()

/** The first page; an EHR that answers 400 to provenance is remembered, asked again without it, and said so in `issues`. */
async function firstPage(session: Session, type: RecordType, params: SearchParams, run: Walk): Promise<Page> {
  const provenance =
    run.provenance === true &&
    requestContractOf(type).revinclude &&
    session.ehr.revinclude !== false &&
    session.grants.canRead('Provenance')
  const without = searchAddress(type, params, { ...run, provenance: false })
  if (!provenance || refusesProvenance.has(session)) return pageAt(session, type, without, run)
  try {
    return await pageAt(session, type, searchAddress(type, params, { ...run, provenance }), run)
  } catch (cause) {
    if (!(cause instanceof FhirError) || cause.status !== 400) throw cause
    const page = await pageAt(session, type, without, run)
    refusesProvenance.add(session)
    return { ...page, issues: [...page.issues, ...cause.issues, `_revinclude=${PROVENANCE_REVINCLUDE} was refused`] }
  }
}

/** A type that a server does not have answers its search with 404: that is no lost record. */
async function offeredPage(session: Session, type: RecordType, params: SearchParams, run: Walk): Promise<Page> {
  try {
    return await firstPage(session, type, params, run)
  } catch (cause) {
    if (!(cause instanceof FhirError) || cause.kind !== 'notFound') throw cause
    throw new FhirError('notOffered', cause.request, cause.status, undefined, cause.issues)
  }
}

/** A search that the reader ended before anything came is no fault of the server. */
async function unlessStopped<T>(type: RecordType, { stop, signal }: Run, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw stop?.aborted && !signal?.aborted ? new FhirError('stopped', `${type} search`) : cause
  }
}

function assertShared(session: Session, type: RecordType): void {
  if (isOffered(type, session) && session.grants.canRead(type, 'search')) return
  throw new FhirError(wasAsked(type, session) ? 'notShared' : 'notOffered', `${type} search`)
}

/** Every intent of R4: some servers refuse prescriptions without one. */
const allIntents = 'proposal,plan,order,original-order,reflex-order,filler-order,instance-order,option'

/** Few servers ask for this, so its code is fetched where one does; if it does not come, the refusal stands. */
async function byCategory(refusal: FhirError) {
  try {
    return (await import('./search-by-category')).searchByCategory
  } catch {
    throw refusal
  }
}

/**
 * Runs a search to its last page; where a server refuses the results of a patient without a category, the searches of all categories,
 * and where it refuses prescriptions without an intent, those of all intents. Throws Failure when the first page fails or the type is not shared; a later failure gives a set that
 * says so (`cutOff`) and where to go on (`next`). A `next` outside the FHIR base is not followed: the session refuses it.
 */
export async function searchAll(
  session: Session,
  type: RecordType,
  params: SearchParams,
  run: Run = {},
): Promise<RecordSet> {
  assertShared(session, type)
  try {
    return await walkPages(session, type, params, run)
  } catch (cause) {
    if (!(cause instanceof FhirError) || cause.status !== 400 || Object.keys(params).join() !== 'patient') throw cause
    if (type === 'MedicationRequest') return walkPages(session, type, { ...params, intent: allIntents }, run)
    if (type !== 'Observation') throw cause
    const { onPage: _, ...whole } = run
    const searchByCategory = await byCategory(cause)
    return searchByCategory((category) => walkPages(session, type, { ...params, category }, whole), run.stop)
  }
}

async function walkPages(session: Session, type: RecordType, params: SearchParams, run: Run): Promise<RecordSet> {
  const goesOn = run.from?.next !== undefined
  const cap = (session.ehr.maxPages ?? PAGE_CAP) + (goesOn ? (run.from?.pages ?? 0) : 0)
  const either = AbortSignal.any([run.signal, run.stop].filter((signal) => signal !== undefined))
  const set = new GrowingSet(goesOn ? run.from : undefined)
  const begun = [true, false].map(
    (provenance) => new URL(searchAddress(type, params, { ...run, provenance }), `${session.server}/`).href,
  )
  const visited = new Set(goesOn ? [] : begun)
  const coming = new Set<string>()
  let held: string | undefined
  const lead = (address: string): void => {
    if (visited.has(address) || coming.has(address) || set.pages + coming.size + 1 >= cap) return
    if (coming.size === LEAD) return void (held = address)
    coming.add(address)
    void session.prefetch([address], either, follow())
  }
  // A list names its next page before its records: that is asked for while they come, and this one is read while that one is on its way.
  const follow = (): OnPartialText => (soFar) => {
    const next = nextIn(soFar)
    if (next !== undefined) lead(nextAddress(next, session.server))
  }
  const walk = { ...run, signal: either, follow }
  if (!goesOn) set.add(await unlessStopped(type, run, offeredPage(session, type, params, walk)))
  for (let next = set.next; next !== undefined; next = set.next) {
    if (visited.has(next)) return set.snapshot('loop')
    if (set.pages >= cap) return set.snapshot('pageCap')
    run.onPage?.(set.count, () => set.snapshot())
    visited.add(next)
    coming.delete(next)
    if (held !== undefined) lead(held)
    try {
      set.add(await pageAt(session, type, next, walk))
    } catch (cause) {
      if (run.stop?.aborted && !run.signal?.aborted) return set.snapshot('stopped')
      if (!(cause instanceof FhirError)) throw cause
      const { next, ...ended } = set.snapshot('pageFailed', cause.issues)
      // A page outside of the FHIR base stays out of reach: trying again begins anew.
      return next === undefined || cause.kind === 'refused' ? ended : { ...ended, next }
    }
  }
  return set.finished(`${type} search`)
}
