import { contractOf } from '../../src/contract'
import { requestsOf } from '../../src/contract/where-offered'
import type { RecordType, ResourceContract } from '../../src/contract'
import type { Switches } from '../personas/personas'

/** What this kind of server offers of a type: the requests of the API, and those of the standard for types that it has besides. */
export const servedOf = (type: RecordType, { alsoHas }: Pick<Switches, 'alsoHas'>): ResourceContract =>
  alsoHas.some((one) => one === type) ? requestsOf(type) : contractOf(type)

/** True for a type that is read or searched here. */
export function isServed(type: RecordType, switches: Pick<Switches, 'alsoHas'>): boolean {
  const { read, searches } = servedOf(type, switches)
  return read || searches.length > 0
}
