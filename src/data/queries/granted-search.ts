import type { Grants } from '../../auth/tokens/scopes'
import type { SearchParams } from './search-url'

/** The search parameters in the query of a scope (SMART App Launch 2.2, finer-grained resource constraints using search parameters). */
export function scopeParams(query: string): SearchParams {
  const params = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(query)) params.set(name, [...(params.get(name) ?? []), value])
  return Object.fromEntries(params)
}

/** The parameters to add to a list of the type, one for each of the searches to send: none where the whole type was granted. */
export const limitingParams = (grants: Grants, type: string): readonly SearchParams[] =>
  grants.limits(type).length === 0 ? [{}] : grants.limits(type).map(scopeParams)
