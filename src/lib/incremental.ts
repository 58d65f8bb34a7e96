/** Derives what a page shows from a record; results are cached by record. */
export interface IncrementalReader<R extends object, T> {
  readonly read: (record: R) => T
  readonly cache: WeakMap<R, T>
  /** The results of whole lists, the same for each page that shows the list. */
  readonly lists: WeakMap<readonly R[], readonly T[]>
}

/** A reader with empty caches. */
export const incrementalReader = <R extends object, T>(read: (record: R) => T): IncrementalReader<R, T> => ({
  read,
  cache: new WeakMap(),
  lists: new WeakMap(),
})

/** Up to this many unread records are read synchronously: no delay is noticeable. */
export const MAX_SYNC_RECORDS = 200
/** Longest time to work before yielding to the browser. */
const SLICE_MS = 8

/** Reads a record, or returns its cached result. For one record: many are read in slices. */
export function readCached<R extends object, T>({ read, cache }: IncrementalReader<R, T>, record: R): T {
  if (cache.has(record)) return cache.get(record) as T
  const result = read(record)
  cache.set(record, result)
  return result
}

/** Reads a whole list at once, or returns its cached results. */
export function readList<R extends object, T>(reader: IncrementalReader<R, T>, records: readonly R[]): readonly T[] {
  const results = reader.lists.get(records) ?? records.map((record) => readCached(reader, record))
  reader.lists.set(records, results)
  return results
}

/** True when at most `MAX_SYNC_RECORDS` records are not yet in the cache. */
export function canReadAtOnce<R extends object, T>(
  { cache, lists }: IncrementalReader<R, T>,
  records: readonly R[],
): boolean {
  if (lists.has(records)) return true
  let unread = 0
  return records.every((record) => cache.has(record) || (unread += 1) <= MAX_SYNC_RECORDS)
}

/** Reads all records in slices of `SLICE_MS`, yielding to the browser between them, then calls `done`. Returns a function that cancels the rest. */
export function processInSlices<R extends object, T>(
  reader: IncrementalReader<R, T>,
  records: readonly R[],
  done: () => void,
): () => void {
  let at = 0
  const runSlice = (): void => {
    const sliceEnd = performance.now() + SLICE_MS
    for (let record = records[at]; record !== undefined && performance.now() < sliceEnd; record = records[at]) {
      readCached(reader, record)
      at += 1
    }
    if (at < records.length) timer = setTimeout(runSlice)
    else done()
  }
  let timer = setTimeout(runSlice)
  return () => clearTimeout(timer)
}
