import { contractOf } from '../../src/contract'
import { requestContractOf } from '../../src/contract/undocumented-types'
import type { RecordType, ResourceContract } from '../../src/contract'
import type { Switches } from '../personas/personas'

/** The requests that a server offers for a type: those of the API, or those of R4 for additional types. */
export const servedContract = (type: RecordType, { alsoHas }: Pick<Switches, 'alsoHas'>): ResourceContract =>
  alsoHas.some((name) => name === type) ? requestContractOf(type) : contractOf(type)

/** True if the type can be read or searched. */
export function isServed(type: RecordType, switches: Pick<Switches, 'alsoHas'>): boolean {
  const { read, searches } = servedContract(type, switches)
  return read || searches.length > 0
}
