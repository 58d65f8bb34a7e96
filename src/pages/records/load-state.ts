import type { TypedRecordsResult } from '../../data/queries/use-records-of-types'

/** True while records of the list may still arrive. */
export const isStillLoading = ({ loaded }: TypedRecordsResult): boolean =>
  loaded.state === 'loading' || (loaded.fetching && loaded.set?.complete !== true)

/** True when the list has every record: nothing failed, was left out or is outside the granted scopes. */
export const isFullyLoaded = ({ loaded: { set, failure, limits } }: TypedRecordsResult): boolean =>
  !failure &&
  set?.complete === true &&
  set.issues.length === 0 &&
  set.dropped.every(({ reason }) => reason === 'duplicate') &&
  limits.length === 0
