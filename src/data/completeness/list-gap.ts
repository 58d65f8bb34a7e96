import { isWholeSet } from '../../fhir/whole-list'
import type { ExportGap } from '../../resources/export/export-source'
import type { RecordsResult } from '../record-set'

/** True until a list has all its pages, or has failed. */
export const isListLoading = ({ state, fetching, set }: Pick<RecordsResult, 'state' | 'fetching' | 'set'>): boolean =>
  state === 'loading' || (fetching && set?.complete !== true)

/** Why records of a list may be missing; undefined when all that the server has were received. */
export function listGap(loaded: RecordsResult): ExportGap | undefined {
  const { set, failure, limits } = loaded
  if (isListLoading(loaded)) return 'loading'
  // Without an HTTP status nothing was requested: the scope was not granted.
  if (failure?.kind === 'notShared') return failure.status === undefined ? 'notShared' : 'closed'
  if (failure?.kind === 'notOffered') return failure.kind
  if (failure) return set ? 'partial' : 'failed'
  if (set && !isWholeSet(set)) return 'partial'
  return limits.length > 0 ? 'limited' : undefined
}
