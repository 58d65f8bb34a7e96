import { isRecordType } from '../../src/contract'
import { isGranular, mayInclude, reaches, reachesPatient, requireScope, requireUser, withinReach } from './access'
import { reachOf } from './cursor'
import { FhirFailure } from './outcome'
import { pairsOf, queryOf } from './query'
import { allowsType, targetsAt } from './reference'
import { inOrder, shaped } from './shape'
import type { Access, Resource } from '../types'
import type { Cursors, Place } from './cursor'
import type { Kept } from './lru-cache'
import type { Query } from './query'
import type { Store } from './store'

export interface SearchContext {
  readonly store: Store
  readonly base: string
  readonly pageSize: number
  readonly lenient: boolean
  readonly cursors: Cursors
  /** What searches found: their pages are cut from one result. */
  readonly kept: Kept<readonly Resource[]>
}

/** The parameter of a `next` link that has the cursor. */
export const PAGE = '_page'

const isSame = ([name, value]: readonly [string, string], others: readonly (readonly [string, string])[]) =>
  others.some((other) => other[0] === name && other[1] === value)

/** Where the page begins. A page link is followed as it is; lenient, it may have the parameters of its search again, and others begin a new search. */
function placeOf({ store, cursors, lenient }: SearchContext, access: Access, type: string, search: string): Place {
  const pairs = pairsOf(search)
  const page = pairs.find(([name]) => name === PAGE)
  const turn = store.turn
  if (page === undefined) return { type, search, offset: 0, turn }
  const place = cursors.open(page[1], access)
  if (place.turn !== turn)
    throw new FhirFailure(
      410,
      'expired',
      'The records are others since this page link was made. Start the search again.',
    )
  if (place.type !== type || (pairs.length > 1 && !lenient))
    throw new FhirFailure(400, 'invalid', 'A page link must be followed as it is.')
  const first = pairsOf(place.search)
  if (pairs.every((pair) => pair === page || isSame(pair, first))) return place
  return {
    type,
    search: search
      .split('&')
      .filter((part) => !part.startsWith(`${PAGE}=`))
      .join('&'),
    offset: 0,
    turn,
  }
}

/** All that the answer to a search hangs on. */
export const nameOf = ({ store }: SearchContext, access: Access, type: string, search: string): string =>
  `${store.turn} ${reachOf(access)} ${access.scopes} ${type}?${search}`

function matchesOf(context: SearchContext, access: Access, type: string, query: Query): readonly Resource[] {
  const { store, kept } = context
  const outside = query.patients.some((patient) => !reachesPatient(access, patient, type, 'search'))
  if (outside)
    throw new FhirFailure(403, 'forbidden', 'The search names a patient outside the reach of the access token.')
  const all =
    query.compartment === undefined
      ? kept(`all ${nameOf(context, access, type, '')}`, () => withinReach(store, access, type))
      : store.ofPatient(type, query.compartment)
  const candidates =
    query.compartment !== undefined && isGranular(access, type, 'search')
      ? all.filter((resource) => reaches(store, access, resource, 'search'))
      : all
  return candidates.filter((resource) => query.criteria.every((criterion) => criterion(resource)))
}

function includedWith(
  context: SearchContext,
  access: Access,
  query: Query,
  matches: readonly Resource[],
): readonly Resource[] {
  const { store, base } = context
  const referenced = matches.flatMap((match) =>
    query.includes.flatMap((include) =>
      targetsAt(match, include.path, base)
        .filter((target) => allowsType(include.targets, target.type))
        .flatMap((target) => store.read(target.type, target.id) ?? []),
    ),
  )
  const provenance = query.provenance ? matches.flatMap((match) => store.provenanceOf(match)) : []
  const shown = new Set(matches)
  return [...new Set([...referenced, ...provenance])].filter(
    (resource) => !shown.has(resource) && mayInclude(store, access, resource),
  )
}

/**
 * Answers `GET [base]/type?search` with one page of a searchset.
 * `search` is the raw query string; throws FhirFailure 400, 403 or 404.
 */
export function searchBundle(context: SearchContext, access: Access, type: string, search: string) {
  if (!isRecordType(type)) throw new FhirFailure(404, 'not-supported', `${type} cannot be searched here.`)
  requireScope(access, type, 'search')
  requireUser(access, type)
  const { base, cursors, kept } = context
  const place = placeOf(context, access, type, search)
  const query = queryOf(type, pairsOf(place.search), context)
  const all = kept(nameOf(context, access, type, place.search), () =>
    inOrder(matchesOf(context, access, type, query), query.shape),
  )
  const size = query.count ?? context.pageSize
  const end = place.offset + size
  const self = { relation: 'self', url: `${base}/${type}?${search}` }
  if (query.shape.summary === 'count')
    return { resourceType: 'Bundle', type: 'searchset', total: all.length, link: [self] }
  const matches = all.slice(place.offset, end)
  const inShape = shaped(type, query.shape)
  const entry = (mode: 'match' | 'include') => (resource: Resource) => ({
    fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
    resource,
    search: { mode },
  })
  const to = (relation: 'next' | 'previous', offset: number) => ({
    relation,
    url: `${base}/${type}?${PAGE}=${cursors.write({ ...place, offset }, access)}`,
  })
  const back = context.lenient && place.offset > 0 ? [to('previous', Math.max(0, place.offset - size))] : []
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: all.length,
    link: [self, ...back, ...(end < all.length ? [to('next', end)] : [])],
    entry: [
      ...matches.map(inShape).map(entry('match')),
      ...includedWith(context, access, query, matches).map(entry('include')),
    ],
  }
}
