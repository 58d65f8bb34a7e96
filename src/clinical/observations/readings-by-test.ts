import { memoizeByObject } from '../../lib/memoize'
import { groupBy } from '../shared/group-by'
import type { ObservationReading } from './result-reading'

/** All readings by the code key of their test, in their order. Memoized. */
export const readingsByTest = memoizeByObject(
  (all: readonly ObservationReading[]): ReadonlyMap<string, readonly ObservationReading[]> =>
    groupBy(all, ({ codeKey }) => codeKey),
)
