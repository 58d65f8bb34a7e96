import { addContracts } from '../../contract'
import { offeredContracts } from '../../contract/offered-contracts'
import type { OfferedType } from '../../contract/offered-types'
import { addCodeMeanings } from '../../i18n/code-meaning'
import { offeredTypeMeanings } from '../../i18n/code-meanings/offered-types'
import { addDescriptors } from '../../resources/descriptors'
import { addDetails } from '../../resources/detail/details'
import { offeredDescriptors } from '../../resources/offered/offered-descriptors'
import { offeredStatusReaders } from './offered-type-status'
import { addStatusReaders } from './status-of'

const byType = <V>(valueOf: (type: OfferedType) => V) =>
  Object.fromEntries(
    (Object.keys(offeredDescriptors) as OfferedType[]).map((type) => [type, valueOf(type)]),
  ) as Readonly<Record<OfferedType, V>>

/** Makes the types outside the API known: their requests, lists, pages and statuses. Called again, it changes nothing. */
export function addOfferedTypes(): void {
  addContracts(offeredContracts)
  addCodeMeanings(offeredTypeMeanings)
  addDescriptors(byType((type) => offeredDescriptors[type].descriptor))
  addDetails(byType((type) => offeredDescriptors[type].detail))
  addStatusReaders(offeredStatusReaders)
}
