import { PROVENANCE_REVINCLUDE, type RecordType } from '../../contract'
import { requestContractOf } from '../../contract/undocumented-types'

export type SearchParams = Readonly<Record<string, string | readonly string[]>>

export interface SearchOptions {
  readonly include?: readonly string[]
  readonly provenance?: boolean
}

/** The relative address of a search. Throws Error for a combination or an include that there is no request for: a programming error. */
export function searchAddress(type: RecordType, params: SearchParams, options: SearchOptions = {}): string {
  const contract = requestContractOf(type)
  const names = Object.keys(params).sort().join()
  const listed = contract.searches.some(({ by, alsoBy }) =>
    [by, alsoBy].some((one) => one && [...one].sort().join() === names),
  )
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
