import { useEffect, useMemo, useState } from 'react'

/** How records are turned into what a page shows; what has been read is kept with its record. */
export interface Reader<R extends object, T> {
  readonly read: (record: R) => T
  readonly kept: WeakMap<R, T>
}

/** So many records can be read in one go without anybody noticing. */
const AT_ONCE = 200
/** Milliseconds of work after which the browser gets its turn. */
const SLICE = 8

function readOne<R extends object, T>({ read, kept }: Reader<R, T>, record: R): T {
  const known = kept.get(record)
  if (known !== undefined) return known
  const made = read(record)
  kept.set(record, made)
  return made
}

function isFew<R extends object, T>({ kept }: Reader<R, T>, records: readonly R[]): boolean {
  let unread = 0
  return records.every((record) => kept.has(record) || (unread += 1) <= AT_ONCE)
}

/** Reads all records in short turns; gives the way to end it. */
function readInTurns<R extends object, T>(reader: Reader<R, T>, records: readonly R[], done: () => void): () => void {
  let [at, timer] = [0, 0]
  const turn = (): void => {
    const until = performance.now() + SLICE
    for (let record = records[at]; record !== undefined && performance.now() < until; record = records[at]) {
      readOne(reader, record)
      at += 1
    }
    if (at < records.length) timer = window.setTimeout(turn)
    else done()
  }
  timer = window.setTimeout(turn)
  return () => clearTimeout(timer)
}

/**
 * Records as a page shows them, in their order. A long list is read in turns, so that the page answers meanwhile:
 * until then `all` is what was there before, at first the beginning of the list where `early`, else undefined, and `behind` says so.
 */
export function useRead<R extends object, T>(reader: Reader<R, T>, records: readonly R[], early = false): { readonly all: readonly T[] | undefined; readonly behind: boolean } {
  const [, setTurns] = useState(0)
  const [shown, setShown] = useState<readonly T[]>()
  const few = isFew(reader, records)
  const all = useMemo(() => (few ? records.map((record) => readOne(reader, record)) : undefined), [few, reader, records])
  useEffect(() => (few ? undefined : readInTurns(reader, records, () => setTurns((turns) => turns + 1))), [few, reader, records])
  const first = useMemo(() => (early && !few && !shown ? records.slice(0, AT_ONCE).map((record) => readOne(reader, record)) : undefined), [early, few, reader, records, shown])
  if (all && all !== shown) setShown(all)
  return { all: all ?? shown ?? first, behind: !few }
}
