/** How records are turned into what a page shows; what has been read is kept with its record. */
export interface Reader<R extends object, T> {
  readonly read: (record: R) => T
  readonly kept: WeakMap<R, T>
}

/** So many records can be read in one go without anybody noticing. */
export const AT_ONCE = 200
/** Milliseconds of work after which the browser gets its turn. */
const SLICE = 8

/** The record as the page shows it; read once. */
export function readOne<R extends object, T>({ read, kept }: Reader<R, T>, record: R): T {
  const known = kept.get(record)
  if (known !== undefined) return known
  const made = read(record)
  kept.set(record, made)
  return made
}

/** True when no more records wait to be read than nobody would notice. */
export function isFew<R extends object, T>({ kept }: Reader<R, T>, records: readonly R[]): boolean {
  let unread = 0
  return records.every((record) => kept.has(record) || (unread += 1) <= AT_ONCE)
}

/** Reads all records in short turns, between which the browser draws and listens, then calls `done`; gives the way to end it. */
export function readInTurns<R extends object, T>(
  reader: Reader<R, T>,
  records: readonly R[],
  done: () => void,
): () => void {
  let at = 0
  const turn = (): void => {
    const until = performance.now() + SLICE
    for (let record = records[at]; record !== undefined && performance.now() < until; record = records[at]) {
      readOne(reader, record)
      at += 1
    }
    if (at < records.length) timer = setTimeout(turn)
    else done()
  }
  let timer = setTimeout(turn)
  return () => clearTimeout(timer)
}
