import { PROVENANCE_REVINCLUDE, type RecordType } from '../../contract'
import { requestContractOf } from '../../contract/undocumented-types'

export type SearchParams = Readonly<Record<string, string | readonly string[]>>

export interface SearchOptions {
  readonly include?: readonly string[]
  readonly provenance?: boolean
  /** Parameters of a granted scope, which may be any that the server knows. */
  readonly granted?: SearchParams
}

/** The relative URL of a search. Throws Error, as a programming error, for parameters or an include that the API does not list. */
export function searchUrl(type: RecordType, params: SearchParams, options: SearchOptions = {}): string {
  const contract = requestContractOf(type)
  const names = Object.keys(params).sort().join()
  const listed = contract.searches.some(({ by, alsoBy }) =>
    [by, alsoBy].some((each) => each && [...each].sort().join() === names),
  )
  if (!listed) throw new Error(`${type} cannot be searched by ${names || 'nothing'}`)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) for (const each of [value].flat()) query.append(name, each)
  for (const [name, value] of Object.entries(options.granted ?? {}))
    for (const each of [value].flat()) if (!query.getAll(name).includes(each)) query.append(name, each)
  for (const name of options.include ?? []) {
    if (!Object.hasOwn(contract.includes, name)) throw new Error(`${type} has no include ${name}`)
    query.append('_include', name)
  }
  if (options.provenance && contract.revinclude) query.append('_revinclude', PROVENANCE_REVINCLUDE)
  return `${type}?${query.toString()}`
}
