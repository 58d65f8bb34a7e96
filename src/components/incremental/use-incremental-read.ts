import { useEffect, useMemo, useState } from 'react'
import {
  MAX_SYNC_RECORDS,
  canReadAtOnce,
  processInSlices,
  readCached,
  type IncrementalReader,
} from '../../lib/incremental'

/**
 * Records as a page shows them, in their order. A long list is read in turns, so that the page answers meanwhile:
 * until then `all` is what was there before, at first the beginning of the list where `early`, else undefined, and `behind` says so.
 */
export function useIncrementalRead<R extends object, T>(
  reader: IncrementalReader<R, T>,
  records: readonly R[],
  early = false,
): { readonly all: readonly T[] | undefined; readonly behind: boolean } {
  const [, setTurns] = useState(0)
  const [shown, setShown] = useState<readonly T[]>()
  const few = canReadAtOnce(reader, records)
  const all = useMemo(
    () => (few ? records.map((record) => readCached(reader, record)) : undefined),
    [few, reader, records],
  )
  useEffect(
    () => (few ? undefined : processInSlices(reader, records, () => setTurns((turns) => turns + 1))),
    [few, reader, records],
  )
  const first = useMemo(
    () =>
      early && !few && !shown
        ? records.slice(0, MAX_SYNC_RECORDS).map((record) => readCached(reader, record))
        : undefined,
    [early, few, reader, records, shown],
  )
  if (all && all !== shown) setShown(all)
  return { all: all ?? shown ?? first, behind: !few }
}
