import { isListLoading } from '../../data/completeness/list-gap'
import { isWholeList } from '../../fhir/whole-list'
import type { TypedRecordsResult } from '../../data/queries/use-records-of-types'

/** True while records of the list may still arrive. */
export const isStillLoading = ({ loaded }: TypedRecordsResult): boolean => isListLoading(loaded)

/** True when the list has every record: nothing failed, was left out or is outside the granted scopes. */
export const isFullyLoaded = ({ loaded }: TypedRecordsResult): boolean => isWholeList(loaded)
