import { contractOf, PROVENANCE_REVINCLUDE, type RecordType } from '../contract'
import type { Resource } from '../fhir/resource'
import type { Session } from '../session/session'
import { bodyOf } from './body'
import { searchByCategory } from './by-category'
import { splitBundle, type Owner, type Page } from './bundle'
import { Failure, type Dropped, type RecordSet } from './types'

export type SearchParams = Readonly<Record<string, string | readonly string[]>>

export interface SearchOptions {
  readonly include?: readonly string[]
  readonly provenance?: boolean
}

interface Run extends SearchOptions {
  readonly signal?: AbortSignal
  /** Called with the set as far as it has come, after each page but the last. */
  readonly onPage?: (set: RecordSet) => void
  /** A set that was cut off: goes on at its `next`. */
  readonly from?: RecordSet
}

const PAGE_CAP = 200

/** The relative address of a search. Throws Error for a combination or an include that the API does not list: a programming error. */
export function searchAddress(type: RecordType, params: SearchParams, options: SearchOptions = {}): string {
  const contract = contractOf(type)
  const names = Object.keys(params).sort().join()
  const listed = contract.searches.some(({ by, alsoBy }) => [by, alsoBy].some((one) => one && [...one].sort().join() === names))
  if (!listed) throw new Error(`${type} cannot be searched by ${names || 'nothing'}`)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) for (const one of [value].flat()) query.append(name, one)
  for (const name of options.include ?? []) {
    if (!Object.hasOwn(contract.includes, name)) throw new Error(`${type} has no include ${name}`)
    query.append('_include', name)
  }
  if (options.provenance && contract.revinclude) query.append('_revinclude', PROVENANCE_REVINCLUDE)
  return `${type}?${query.toString()}`
}

/** Whose records a session may show. */
export function ownerOf(session: Session): Owner {
  const aliases = (session.ehr.aliases ?? []).map((base) => base.replace(/\/$/, ''))
  return { patientId: session.patientId, bases: [session.server, ...aliases] }
}

const keyOf = (resource: Resource): string | undefined => (resource.id === undefined ? undefined : `${resource.resourceType}/${resource.id}`)

function fresh(resources: readonly Resource[], known: readonly Resource[]): readonly [fresh: readonly Resource[], again: readonly Resource[]] {
  const seen = new Set(known.flatMap((one) => keyOf(one) ?? []))
  const [first, again]: [Resource[], Resource[]] = [[], []]
  for (const one of resources) {
    const key = keyOf(one)
    if (key !== undefined && seen.has(key)) again.push(one)
    else first.push(one)
    if (key !== undefined) seen.add(key)
  }
  return [first, again]
}

/** Number of the version; of two copies of a record the newer one counts. */
function versionOf({ meta }: Resource): number {
  return typeof meta === 'object' && meta !== null && 'versionId' in meta ? Number(meta.versionId) : NaN
}

function append({ next: _, cutOff: __, ...set }: RecordSet, page: Page): RecordSet {
  const [matches, again] = fresh(page.matches, set.matches)
  const newest = (one: Resource): Resource => again.filter((other) => keyOf(other) === keyOf(one)).reduce((best, other) => (versionOf(other) > versionOf(best) ? other : best), one)
  const [included] = fresh(page.included, [...set.included, ...set.matches])
  const repeated = again.map((one): Dropped => ({ type: one.resourceType, ...(one.id === undefined ? {} : { id: one.id }), reason: 'duplicate' }))
  return {
    ...set,
    matches: [...set.matches, ...matches].map(again.length > 0 ? newest : (one) => one),
    included: [...set.included, ...included],
    issues: [...set.issues, ...page.issues],
    dropped: [...set.dropped, ...page.dropped, ...repeated],
    total: page.total ?? set.total,
    pages: set.pages + 1,
    complete: page.next === undefined,
    fetchedAt: Date.now(),
    ...(page.next === undefined ? {} : { next: page.next }),
  }
}

const nothing: RecordSet = { matches: [], included: [], issues: [], dropped: [], total: undefined, pages: 0, complete: false, fetchedAt: 0 }

/** The whole address of a page; a server behind a proxy may call itself by http, which is the same place by https. */
function nextAddress(next: string, server: string): string {
  if (!URL.canParse(next, `${server}/`)) return next
  const address = new URL(next, `${server}/`)
  if (address.protocol === 'http:' && new URL(server).protocol === 'https:' && address.host === new URL(server).host) address.protocol = 'https:'
  return address.href
}

async function pageAt(session: Session, type: RecordType, address: string, signal: AbortSignal | undefined): Promise<Page> {
  const response = await session.get(address, signal)
  const body: unknown = await bodyOf(response)
  const page = splitBundle(body, type, ownerOf(session))
  return page.next === undefined ? page : { ...page, next: nextAddress(page.next, session.server) }
}

/** Sessions whose server has answered that it does not add provenance. */
export const refusesProvenance = new WeakSet<Session>()

/** The first page; an EHR that answers 400 to provenance is remembered, asked again without it, and said so in `issues`. */
async function firstPage(session: Session, type: RecordType, params: SearchParams, run: Run): Promise<Page> {
  const provenance = run.provenance === true && contractOf(type).revinclude && session.ehr.revinclude !== false && session.grants.reads('Provenance')
  const without = searchAddress(type, params, { ...run, provenance: false })
  if (!provenance || refusesProvenance.has(session)) return pageAt(session, type, without, run.signal)
  try {
    return await pageAt(session, type, searchAddress(type, params, { ...run, provenance }), run.signal)
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.status !== 400) throw cause
    const page = await pageAt(session, type, without, run.signal)
    refusesProvenance.add(session)
    return { ...page, issues: [...page.issues, ...cause.issues, `_revinclude=${PROVENANCE_REVINCLUDE} was refused`] }
  }
}

/** A type that a server does not have answers its search with 404: that is no lost record. */
async function offeredPage(session: Session, type: RecordType, params: SearchParams, run: Run): Promise<Page> {
  try {
    return await firstPage(session, type, params, run)
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.kind !== 'notFound') throw cause
    throw new Failure('notOffered', cause.what, cause.status, undefined, cause.issues)
  }
}

function assertShared(session: Session, type: RecordType): void {
  if (session.grants.reads(type, 'search')) return
  const asked = session.grants.asked.some((scope) => scope.includes(`/${type}.`) || scope.includes('/*.'))
  throw new Failure(asked ? 'notShared' : 'notOffered', `${type} search`)
}

/** Every intent of R4: some servers refuse prescriptions without one. */
const allIntents = 'proposal,plan,order,original-order,reflex-order,filler-order,instance-order,option'

/**
 * Runs a search to its last page; where a server refuses the results of a patient without a category, the searches of all categories,
 * and where it refuses prescriptions without an intent, those of all intents. Throws Failure when the first page fails or the type is not shared; a later failure gives a set that
 * says so (`cutOff`) and where to go on (`next`). A `next` outside the FHIR base is not followed: the session refuses it.
 */
export async function searchAll(session: Session, type: RecordType, params: SearchParams, run: Run = {}): Promise<RecordSet> {
  assertShared(session, type)
  try {
    return await walkPages(session, type, params, run)
  } catch (cause) {
    if (!(cause instanceof Failure) || cause.status !== 400 || Object.keys(params).join() !== 'patient') throw cause
    if (type === 'MedicationRequest') return walkPages(session, type, { ...params, intent: allIntents }, run)
    if (type !== 'Observation') throw cause
    return searchByCategory((category) => walkPages(session, type, { ...params, category }, { ...run, onPage: () => undefined }))
  }
}

async function walkPages(session: Session, type: RecordType, params: SearchParams, run: Run): Promise<RecordSet> {
  const cap = session.ehr.maxPages ?? PAGE_CAP
  let set = run.from?.next === undefined ? append(nothing, await offeredPage(session, type, params, run)) : run.from
  const begun = [true, false].map((provenance) => new URL(searchAddress(type, params, { ...run, provenance }), `${session.server}/`).href)
  const visited = new Set(run.from?.next === undefined ? begun : [])
  for (let pages = 1; set.next !== undefined; pages += 1) {
    if (visited.has(set.next)) return { ...set, complete: false, cutOff: 'loop' }
    if (pages >= cap) return { ...set, complete: false, cutOff: 'pageCap' }
    run.onPage?.(set)
    visited.add(set.next)
    try {
      set = append(set, await pageAt(session, type, set.next, run.signal))
    } catch (cause) {
      if (!(cause instanceof Failure)) throw cause
      return { ...set, complete: false, cutOff: 'pageFailed', issues: [...set.issues, ...cause.issues] }
    }
  }
  return set
}
