import {
  hasGranularScope,
  canInclude,
  reaches,
  reachesPatient,
  requireScope,
  requireProviderForGroup,
  resourcesInReach,
} from './access'
import { reachDigest } from './cursor'
import { FhirError } from './outcome'
import { parsePairs, parseQuery } from './query'
import { allowsType, targetsAt } from './reference'
import { isServableType } from './served'
import { sortResources, createShaper } from './shape'
import type { Access, Resource } from '../types'
import type { Cursors, PagePosition } from './cursor'
import type { LruCache } from './lru-cache'
import type { Query } from './query'
import type { Store } from './store'

export interface SearchContext {
  readonly store: Store
  readonly base: string
  readonly pageSize: number
  readonly lenient: boolean
  readonly cursors: Cursors
  /** Complete search results, from which pages are sliced. */
  readonly resultCache: LruCache<readonly Resource[]>
}

/** Query parameter of page links that holds the cursor. */
export const PAGE_PARAMETER = '_page'

const includesPair = ([name, value]: readonly [string, string], others: readonly (readonly [string, string])[]) =>
  others.some((other) => other[0] === name && other[1] === value)

/** Names of the parameters that a page link has besides its cursor. */
export const extraPageParameters = (search: string): readonly string[] => {
  const names = parsePairs(search).map(([name]) => name)
  return names.includes(PAGE_PARAMETER) ? names.filter((name) => name !== PAGE_PARAMETER) : []
}

/** The start of the page. Further parameters of a page link are ignored; in lenient mode others than those of its search start a new search. */
function pagePosition(
  { store, cursors, lenient }: SearchContext,
  access: Access,
  type: string,
  search: string,
): PagePosition {
  const pairs = parsePairs(search)
  const page = pairs.find(([name]) => name === PAGE_PARAMETER)
  const storeVersion = store.version
  if (page === undefined) return { type, search, offset: 0, storeVersion }
  const position = cursors.decode(page[1], access)
  if (position.storeVersion !== storeVersion)
    throw new FhirError(410, 'expired', 'The records are others since this page link was made. Start the search again.')
  if (position.type !== type) throw new FhirError(400, 'invalid', 'A page link must be followed as it is.')
  const first = parsePairs(position.search)
  if (!lenient || pairs.every((pair) => pair === page || includesPair(pair, first))) return position
  return {
    type,
    search: search
      .split('&')
      .filter((part) => !part.startsWith(`${PAGE_PARAMETER}=`))
      .join('&'),
    offset: 0,
    storeVersion,
  }
}

/** Cache key with everything that a search result depends on. */
export const cacheKey = ({ store }: SearchContext, access: Access, type: string, search: string): string =>
  `${store.version} ${reachDigest(access)} ${access.scopes} ${type}?${search}`

function findMatches(context: SearchContext, access: Access, type: string, query: Query): readonly Resource[] {
  const { store, resultCache } = context
  const isOutOfReach = query.patients.some((patient) => !reachesPatient(access, patient, type, 'search'))
  if (isOutOfReach)
    throw new FhirError(403, 'forbidden', 'The search names a patient outside the reach of the access token.')
  const all =
    query.compartment === undefined
      ? resultCache(`all ${cacheKey(context, access, type, '')}`, () => resourcesInReach(store, access, type))
      : store.ofPatient(type, query.compartment)
  const candidates =
    query.compartment !== undefined && hasGranularScope(access, type, 'search')
      ? all.filter((resource) => reaches(store, access, resource, 'search'))
      : all
  return candidates.filter((resource) => query.criteria.every((criterion) => criterion(resource)))
}

function findIncluded(
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
  const matchSet = new Set(matches)
  return [...new Set([...referenced, ...provenance])].filter(
    (resource) => !matchSet.has(resource) && canInclude(store, access, resource),
  )
}

/**
 * Answers `GET [base]/type?search` with one page of a searchset. `search` is the raw query string.
 * Throws FhirError 400, 403, 404 or 410.
 */
export function searchBundle(context: SearchContext, access: Access, type: string, search: string) {
  if (!isServableType(type)) throw new FhirError(404, 'not-supported', `${type} cannot be searched here.`)
  requireScope(access, type, 'search')
  requireProviderForGroup(access, type)
  const { base, cursors, resultCache } = context
  const position = pagePosition(context, access, type, search)
  const query = parseQuery(type, parsePairs(position.search), context)
  const all = resultCache(cacheKey(context, access, type, position.search), () =>
    sortResources(findMatches(context, access, type, query), query.shape),
  )
  const size = query.count ?? context.pageSize
  const end = position.offset + size
  const self = { relation: 'self', url: `${base}/${type}?${search}` }
  if (query.shape.summary === 'count')
    return { resourceType: 'Bundle', type: 'searchset', total: all.length, link: [self] }
  const matches = all.slice(position.offset, end)
  const toShape = createShaper(type, query.shape)
  const entry = (mode: 'match' | 'include') => (resource: Resource) => ({
    fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
    resource,
    search: { mode },
  })
  const linkTo = (relation: 'next' | 'previous', offset: number) => ({
    relation,
    url: `${base}/${type}?${PAGE_PARAMETER}=${cursors.encode({ ...position, offset }, access)}`,
  })
  const back = context.lenient && position.offset > 0 ? [linkTo('previous', Math.max(0, position.offset - size))] : []
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: all.length,
    link: [self, ...back, ...(end < all.length ? [linkTo('next', end)] : [])],
    entry: [
      ...matches.map(toShape).map(entry('match')),
      ...findIncluded(context, access, query, matches).map(entry('include')),
    ],
  }
}
