import type { Grants } from '../../auth/tokens/scopes'
import { FhirError } from '../../fhir/errors'
import type { RecordSet } from '../record-set'
import { joinSearches } from './join-searches'
import type { SearchParams } from './search-url'

/** The search parameters in the query of a scope (SMART App Launch 2.2, finer-grained resource constraints using search parameters). */
function scopeParams(query: string): SearchParams {
  const params = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(query)) params.set(name, [...(params.get(name) ?? []), value])
  return Object.fromEntries(params)
}

interface GrantedSearch {
  readonly grants: Grants
  readonly type: string
  /** The search without limits. */
  whole(): Promise<RecordSet>
  /** The search with the parameters of one scope; `isOnly` if there is no other. */
  part(granted: SearchParams, isOnly: boolean): Promise<RecordSet>
  readonly stop: AbortSignal | undefined
}

/** The first search, or the second if the server refuses the first with one of these statuses. */
async function unlessRefused(
  statuses: readonly number[],
  first: () => Promise<RecordSet>,
  second: () => Promise<RecordSet>,
): Promise<RecordSet> {
  try {
    return await first()
  } catch (cause) {
    if (!(cause instanceof FhirError) || !statuses.includes(cause.status ?? 0)) throw cause
    return second()
  }
}

/**
 * A search for a type of which scopes grant parts: one search for each scope, with its parameters, joined. The search without limits is made if the server
 * does not know a parameter; it is made first where the whole type was granted too, and then the parts only if the server refuses it.
 */
export function searchGranted({ grants, type, whole, part, stop }: GrantedSearch): Promise<RecordSet> {
  const queries = grants.queries(type)
  const isOnly = queries.length === 1
  const search = (query: string): Promise<RecordSet> => part(scopeParams(query), isOnly)
  const parts = (): Promise<RecordSet> => (isOnly ? search(queries[0] ?? '') : joinSearches(queries, search, stop))
  return grants.limits(type).length > 0
    ? unlessRefused([400], parts, whole)
    : unlessRefused([400, 401, 403], whole, parts)
}
