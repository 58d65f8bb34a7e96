import { isWholeList } from '../../fhir/whole-list'
import { isMaskedRecord } from '../../resources/masking'
import type { RecordsResult } from '../record-set'
import type { Resource } from '../../fhir/resource'

/** True when every fill has loaded and none is masked: only then may a page say how long a supply lasts, or that there is none. */
export const hasAllFills = (loaded: RecordsResult<Resource>): boolean =>
  isWholeList(loaded) && loaded.set?.matches.some(isMaskedRecord) === false
