import { PROVENANCE_REVINCLUDE, type RecordType } from '../../contract'
import { requestContractOf } from '../../contract/undocumented-types'
import type { OnPartialText } from '../../auth/http/fhir-fetch'
import { nextPageUrl } from '../../auth/http/next-page-url'
import { fhirBasesOf } from '../../auth/tokens/token-patient'
import type { Session } from '../../auth/session/session'
import { parseBody } from './parse-body'
import { MAX_HEAD_CHARS, nextUrlInHead, splitBundle, type RecordOwner, type BundlePage } from './bundle'
import { RecordSetBuilder } from './record-set-builder'
import { isOffered, wasRequested } from './capabilities'
import { searchUrl, type SearchOptions, type SearchParams } from './search-url'
import { FhirError } from '../../fhir/errors'
import { setSource } from '../../fhir/source'
import { type RecordSet } from '../record-set'

interface SearchRun extends SearchOptions {
  readonly signal?: AbortSignal
  /** Ends the search with the pages loaded so far (truncationReason `stopped`). Before the first page it throws FhirError `stopped`. */
  readonly stop?: AbortSignal
  /** Called after each page but the last, with the number of matches and a function for the set so far. */
  readonly onPage?: (count: number, snapshot: () => RecordSet) => void
  /** A truncated set, which is continued at its `next`. */
  readonly from?: RecordSet
}

/** Pages requested but not read yet. The limit keeps a slow phone from requesting faster than it reads. */
const MAX_PREFETCHED_PAGES = 3

/** 100,000 records at 50 a page. A list that ends here says so and offers to continue. */
const MAX_PAGES = 2_000

/** Requests the next pages of a list while earlier ones are still being received and read. */
class PagePrefetcher {
  readonly #visited: Set<string>
  readonly #requested = new Set<string>()
  #postponed: string | undefined

  constructor(
    private readonly session: Session,
    private readonly signal: AbortSignal,
    firstUrls: readonly string[],
    private readonly remainingPages: () => number,
  ) {
    this.#visited = new Set(firstUrls)
  }

  isVisited(url: string): boolean {
    return this.#visited.has(url)
  }

  /** Marks a page as being read, which leaves room for another request. */
  visit(url: string): void {
    this.#visited.add(url)
    this.#requested.delete(url)
    if (this.#postponed !== undefined) this.#prefetch(this.#postponed)
  }

  /** Watches the text of a page for the URL of the next page, which a list names before its records. */
  watchPage(pageUrl: string): OnPartialText {
    let next: string | undefined
    let isHeadRead = false
    return (soFar) => {
      // Not again after the head: each read copies the whole text so far, which takes seconds for a large page.
      if (!isHeadRead) next = nextUrlInHead(soFar)
      isHeadRead ||= next !== undefined || soFar.length >= MAX_HEAD_CHARS
      if (next !== undefined) this.#prefetch(nextPageUrl(next, pageUrl, this.session.server))
    }
  }

  #prefetch(url: string): void {
    if (this.#visited.has(url) || this.#requested.has(url)) return
    if (this.#requested.size + 1 >= this.remainingPages()) return
    if (this.#requested.size === MAX_PREFETCHED_PAGES) return void (this.#postponed = url)
    this.#requested.add(url)
    void this.session.prefetch([url], this.signal, this.watchPage(url))
  }
}

interface PageWalk extends SearchRun {
  readonly signal: AbortSignal
  readonly prefetcher: PagePrefetcher
}

/** Whose records a session may show. */
export const recordOwnerOf = ({ patientId, ehr }: Session): RecordOwner => ({ patientId, bases: fhirBasesOf(ehr) })

async function fetchPage(
  session: Session,
  type: RecordType,
  url: string,
  { signal, prefetcher }: PageWalk,
): Promise<BundlePage> {
  const onPartialText = prefetcher.watchPage(url)
  const body = await parseBody(await session.get(url, signal, { onPartialText }), onPartialText)
  const page = splitBundle(body, type, recordOwnerOf(session))
  setSource(page.matches, session)
  setSource(page.included, session)
  return page.next === undefined ? page : { ...page, next: nextPageUrl(page.next, url, session.server) }
}

/** Sessions whose server has rejected `_revinclude=Provenance:target`. */
export const sessionsWithoutProvenance = new WeakSet<Session>()

/** The first page. An EHR that answers 400 to a provenance search is remembered and searched without it; `issues` says so. */
async function fetchFirstPage(
  session: Session,
  type: RecordType,
  params: SearchParams,
  walk: PageWalk,
): Promise<BundlePage> {
  const wantsProvenance =
    walk.provenance === true &&
    requestContractOf(type).revinclude &&
    session.ehr.revinclude !== false &&
    session.grants.canRead('Provenance')
  const plainUrl = searchUrl(type, params, { ...walk, provenance: false })
  if (!wantsProvenance || sessionsWithoutProvenance.has(session)) return fetchPage(session, type, plainUrl, walk)
  try {
    return await fetchPage(session, type, searchUrl(type, params, { ...walk, provenance: true }), walk)
  } catch (cause) {
    if (!(cause instanceof FhirError) || cause.status !== 400) throw cause
    const page = await fetchPage(session, type, plainUrl, walk)
    sessionsWithoutProvenance.add(session)
    return { ...page, issues: [...page.issues, ...cause.issues, `_revinclude=${PROVENANCE_REVINCLUDE} was refused`] }
  }
}

/** A server without the type answers its search with 404: that means not offered, not a missing record. */
async function fetchOfferedPage(
  session: Session,
  type: RecordType,
  params: SearchParams,
  walk: PageWalk,
): Promise<BundlePage> {
  try {
    return await fetchFirstPage(session, type, params, walk)
  } catch (cause) {
    if (!(cause instanceof FhirError) || cause.kind !== 'notFound') throw cause
    throw new FhirError('notOffered', cause.request, cause.status, undefined, cause.issues)
  }
}

const isStopped = ({ stop, signal }: SearchRun): boolean => stop?.aborted === true && signal?.aborted !== true

/** A search that the user stopped before its first page has not failed. */
async function unlessStopped<T>(type: RecordType, run: SearchRun, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (cause) {
    throw isStopped(run) ? new FhirError('stopped', `${type} search`) : cause
  }
}

function assertGranted(session: Session, type: RecordType): void {
  if (isOffered(type, session) && session.grants.canRead(type, 'search')) return
  throw new FhirError(wasRequested(type, session) ? 'notShared' : 'notOffered', `${type} search`)
}

/** Every intent of R4: some servers reject searches for prescriptions without one. */
const ALL_INTENTS = 'proposal,plan,order,original-order,reflex-order,filler-order,instance-order,option'

/** Loaded on demand, as few servers need it. If it cannot be loaded, the server's error stands. */
async function loadJoinSearches(error: FhirError) {
  try {
    const { joinSearches, OBSERVATION_CATEGORIES } = await import('./join-searches')
    return { joinSearches, OBSERVATION_CATEGORIES }
  } catch {
    throw error
  }
}

/** The list without limits by granted scopes. A server may require a category with a patient's results, or an intent with prescriptions. */
async function searchWhole(
  session: Session,
  type: RecordType,
  params: SearchParams,
  run: SearchRun,
): Promise<RecordSet> {
  try {
    return await walkPages(session, type, params, run)
  } catch (cause) {
    if (!(cause instanceof FhirError) || cause.status !== 400 || Object.keys(params).join() !== 'patient') throw cause
    if (type === 'MedicationRequest') return walkPages(session, type, { ...params, intent: ALL_INTENTS }, run)
    if (type !== 'Observation') throw cause
    const { onPage: _, ...partRun } = run
    const { joinSearches, OBSERVATION_CATEGORIES } = await loadJoinSearches(cause)
    const searchCategory = (category: string) => walkPages(session, type, { ...params, category }, partRun)
    return joinSearches(OBSERVATION_CATEGORIES, searchCategory, run.stop)
  }
}

/**
 * Runs a search to its last page. Where scopes grant only a part of the type, asks for that part, and for all if the server does not know the parameter;
 * where they also grant the whole type and the server refuses that, asks for the part. If a server rejects a patient's results without a category,
 * searches all categories; if it rejects prescriptions without an intent, searches all intents. Throws FhirError when the first page fails or the type
 * is not shared. A later failure returns a set with a `truncationReason` and, if it can be continued, the `next` page. A `next` outside the FHIR base is
 * not requested: the session refuses it.
 */
export async function searchAll(
  session: Session,
  type: RecordType,
  params: SearchParams,
  run: SearchRun = {},
): Promise<RecordSet> {
  assertGranted(session, type)
  const { grants } = session
  const whole = () => searchWhole(session, type, params, run)
  if (grants.queries(type).length === 0) return whole()
  const { onPage, ...partRun } = run
  const part = (granted: SearchParams, isOnly: boolean) =>
    walkPages(session, type, params, { ...partRun, ...(isOnly && onPage ? { onPage } : {}), granted })
  return import('./granted-search').then(
    ({ searchGranted }) => searchGranted({ grants, type, whole, part, stop: run.stop }),
    () => {
      throw new FhirError('failed', `${type} search`)
    },
  )
}

/** The set that ends at a failed page. A page outside the FHIR base stays unreachable, so a retry starts from the first page. */
function truncatedSet(builder: RecordSetBuilder, cause: unknown, run: SearchRun): RecordSet {
  if (isStopped(run)) return builder.snapshot('stopped')
  if (!(cause instanceof FhirError)) throw cause
  const { next, ...set } = builder.snapshot('pageFailed', cause.issues)
  return {
    ...set,
    ...(next === undefined || cause.kind === 'refused' ? {} : { next }),
    ...(cause.retryAt === undefined ? {} : { retryAt: cause.retryAt }),
  }
}

async function walkPages(session: Session, type: RecordType, params: SearchParams, run: SearchRun): Promise<RecordSet> {
  const from = run.from?.next === undefined ? undefined : run.from
  const maxPages = (session.ehr.maxPages ?? MAX_PAGES) + (from?.pages ?? 0)
  const signal = AbortSignal.any([run.signal, run.stop].filter((each) => each !== undefined))
  const builder = new RecordSetBuilder(from)
  const firstUrls = [true, false].map(
    (provenance) => new URL(searchUrl(type, params, { ...run, provenance }), `${session.server}/`).href,
  )
  const prefetcher = new PagePrefetcher(session, signal, from ? [] : firstUrls, () => maxPages - builder.pages)
  const walk: PageWalk = { ...run, signal, prefetcher }
  if (!from) builder.add(await unlessStopped(type, run, fetchOfferedPage(session, type, params, walk)))
  for (let next = builder.next; next !== undefined; next = builder.next) {
    if (prefetcher.isVisited(next)) return builder.snapshot('loop')
    if (builder.pages >= maxPages) return builder.snapshot('pageCap')
    run.onPage?.(builder.count, () => builder.snapshot())
    prefetcher.visit(next)
    try {
      builder.add(await fetchPage(session, type, next, walk))
    } catch (cause) {
      return truncatedSet(builder, cause, run)
    }
  }
  return builder.build(`${type} search`)
}
