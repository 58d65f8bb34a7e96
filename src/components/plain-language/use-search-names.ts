import { useCallback, useMemo } from 'react'
import { readOne, type Reader } from '../../lib/incremental'
import { useRead } from '../incremental/use-read'
import { useNamesOf, type NamesOf } from './names-context'

const noName = (): string => ''

/**
 * Plain names as a search compares them, in lower case, empty where there is none. They are read in turns before somebody types: thousands take longer
 * than a key may. `nameIn` is a function of the module. While `typed` is blank every name is empty: each file of names that comes would
 * have a long list searched and grouped anew, for nothing.
 */
export function useSearchNames<R extends object>(
  things: readonly R[],
  typed: string,
  nameIn: (thing: R, namesOf: NamesOf) => string | undefined,
): (thing: R) => string {
  const namesOf = useNamesOf()
  const reader = useMemo<Reader<R, string>>(
    () => ({ read: (thing) => nameIn(thing, namesOf)?.toLowerCase() ?? '', kept: new WeakMap() }),
    [nameIn, namesOf],
  )
  useRead(reader, things)
  const read = useCallback((thing: R) => readOne(reader, thing), [reader])
  return typed.trim() === '' ? noName : read
}
