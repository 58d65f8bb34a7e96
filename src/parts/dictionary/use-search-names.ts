import { useCallback, useMemo } from 'react'
import { readOne, type Reader } from '../reading/reader'
import { useRead } from '../reading/use-read'
import { useNamesOf, type NamesOf } from './names-context'

/**
 * Plain names as a search compares them, in lower case, empty where there is none. They are read in turns before somebody types: thousands take longer
 * than a key may. `nameIn` is a function of the module.
 */
export function useSearchNames<R extends object>(things: readonly R[], nameIn: (thing: R, namesOf: NamesOf) => string | undefined): (thing: R) => string {
  const namesOf = useNamesOf()
  const reader = useMemo<Reader<R, string>>(() => ({ read: (thing) => nameIn(thing, namesOf)?.toLowerCase() ?? '', kept: new WeakMap() }), [nameIn, namesOf])
  useRead(reader, things)
  return useCallback((thing) => readOne(reader, thing), [reader])
}
