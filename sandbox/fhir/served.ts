import { contractOf, isRecordType } from '../../src/contract'
import { offeredContracts } from '../../src/contract/offered-contracts'
import { isOfferedType } from '../../src/contract/offered-types'
import { requestContractOf } from '../../src/contract/undocumented-types'
import type { RecordType, ResourceContract } from '../../src/contract'
import type { Switches } from '../personas/personas'

type AlsoHas = Pick<Switches, 'alsoHas'>

/** True for a type that this sandbox can serve: those of the API, and others with the switch `alsoHas`. */
export const isServableType = (type: string): type is RecordType => isOfferedType(type) || isRecordType(type)

/** The requests for a type: those of the API, else those of the standard. */
export const requestsOf = (type: RecordType): ResourceContract =>
  isOfferedType(type) ? offeredContracts[type] : requestContractOf(type)

const isAdded = (type: RecordType, { alsoHas }: AlsoHas): boolean => alsoHas.some((name) => name === type)

/** The requests that a server offers for a type: those of the API, or those of the standard for additional types; undefined if it has none. */
export function servedContract(type: RecordType, switches: AlsoHas): ResourceContract | undefined {
  if (isAdded(type, switches)) return requestsOf(type)
  return isOfferedType(type) ? undefined : contractOf(type)
}

/** True if the type can be read or searched. */
export function isServed(type: RecordType, switches: AlsoHas): boolean {
  const { read = false, searches = [] } = servedContract(type, switches) ?? {}
  return read || searches.length > 0
}

/** True if the type can be searched. */
export const isSearchable = (type: string, switches: AlsoHas): boolean =>
  isServableType(type) && (servedContract(type, switches)?.searches.length ?? 0) > 0
