import { isMaskedRecord } from '../../resources/masking'
import type { RecordsResult } from '../record-set'
import type { Resource } from '../../fhir/resource'

/** True when every fill has loaded and none is masked: only then may a page say how long a supply lasts, or that there is none. */
export const hasAllFills = ({ set, limits }: RecordsResult<Resource>): boolean =>
  set?.complete === true && set.dropped.length === 0 && limits.length === 0 && !set.matches.some(isMaskedRecord)
