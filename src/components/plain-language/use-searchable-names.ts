import { useCallback, useMemo } from 'react'
import { readCached, type IncrementalReader } from '../../lib/incremental'
import { useIncrementalRead } from '../incremental/use-incremental-read'
import { usePlainNames, type PlainNameOf } from './plain-names-context'

const noName = (): string => ''

/**
 * Plain names as a search compares them, in lower case, empty where there is none. They are read in turns before somebody types: thousands take longer
 * than a key may. `nameIn` is a function of the module. While `typed` is blank every name is empty: each file of names that comes would
 * have a long list searched and grouped anew, for nothing.
 */
export function useSearchableNames<R extends object>(
  things: readonly R[],
  typed: string,
  nameIn: (thing: R, namesOf: PlainNameOf) => string | undefined,
): (thing: R) => string {
  const namesOf = usePlainNames()
  const reader = useMemo<IncrementalReader<R, string>>(
    () => ({ read: (thing) => nameIn(thing, namesOf)?.toLowerCase() ?? '', cache: new WeakMap() }),
    [nameIn, namesOf],
  )
  useIncrementalRead(reader, things)
  const read = useCallback((thing: R) => readCached(reader, thing), [reader])
  return typed.trim() === '' ? noName : read
}
