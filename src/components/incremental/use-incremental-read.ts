import { useEffect, useMemo, useState } from 'react'
import {
  MAX_SYNC_RECORDS,
  canReadAtOnce,
  processInSlices,
  readCached,
  readList,
  type IncrementalReader,
} from '../../lib/incremental'

export interface IncrementalResult<T> {
  /** All results; while a long list is read the previous ones, or at first its beginning if `early`, else undefined. */
  readonly all: readonly T[] | undefined
  /** `all` is not up to date yet. */
  readonly isPending: boolean
}

/** Maps records to what a page shows, in their order. A long list is read in slices, to keep the page responsive. */
export function useIncrementalRead<R extends object, T>(
  reader: IncrementalReader<R, T>,
  records: readonly R[],
  early = false,
): IncrementalResult<T> {
  const [, setReadCount] = useState(0)
  const [shown, setShown] = useState<readonly T[]>()
  const isShort = canReadAtOnce(reader, records)
  const all = useMemo(() => (isShort ? readList(reader, records) : undefined), [isShort, reader, records])
  useEffect(
    () => (isShort ? undefined : processInSlices(reader, records, () => setReadCount((count) => count + 1))),
    [isShort, reader, records],
  )
  const first = useMemo(
    () =>
      early && !isShort && !shown
        ? records.slice(0, MAX_SYNC_RECORDS).map((record) => readCached(reader, record))
        : undefined,
    [early, isShort, reader, records, shown],
  )
  if (all && all !== shown) setShown(all)
  return { all: all ?? shown ?? first, isPending: !isShort }
}
