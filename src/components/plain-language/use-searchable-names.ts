import { useCallback, useMemo } from 'react'
import { readCached, type IncrementalReader } from '../../lib/incremental'
import { useIncrementalRead } from '../incremental/use-incremental-read'
import { usePlainNames, type PlainNameOf } from './plain-names-context'

const noName = (): string => ''

/**
 * Plain names in lower case for search, empty if there is none. Read incrementally before anyone types, as thousands take longer than a
 * keystroke may. `nameIn` must be a stable function. While `typed` is blank all names are empty, so that a loaded dictionary does not
 * re-filter a long list.
 */
export function useSearchableNames<R extends object>(
  items: readonly R[],
  typed: string,
  nameIn: (item: R, plainNameOf: PlainNameOf) => string | undefined,
): (item: R) => string {
  const plainNameOf = usePlainNames()
  const reader = useMemo<IncrementalReader<R, string>>(
    () => ({ read: (item) => nameIn(item, plainNameOf)?.toLowerCase() ?? '', cache: new WeakMap() }),
    [nameIn, plainNameOf],
  )
  useIncrementalRead(reader, items)
  const read = useCallback((item: R) => readCached(reader, item), [reader])
  return typed.trim() === '' ? noName : read
}
