import { useCallback, useMemo } from 'react'
import { incrementalReader, readCached } from '../../lib/incremental'
import { useIncrementalRead } from '../incremental/use-incremental-read'
import { usePlainNames, type PlainNameOf } from './plain-names-context'

const nothingTyped = { nameOf: (): string => '', isPending: false }

/**
 * Plain names in lower case for search, empty if there is none. Read incrementally before anyone types, as thousands take longer than a
 * keystroke may. `nameIn` must be a stable function. While `typed` is blank all names are empty, so that a loaded dictionary does not
 * re-filter a long list. `isPending`: text was typed before all names were read. Those that are not read yet are empty until then, so the
 * page must not say that nothing matches.
 */
export function useSearchableNames<R extends object>(
  items: readonly R[],
  typed: string,
  nameIn: (item: R, plainNameOf: PlainNameOf) => string | undefined,
): { readonly nameOf: (item: R) => string; readonly isPending: boolean } {
  const plainNameOf = usePlainNames()
  const reader = useMemo(
    () => incrementalReader((item: R) => nameIn(item, plainNameOf)?.toLowerCase() ?? ''),
    [nameIn, plainNameOf],
  )
  const { isPending } = useIncrementalRead(reader, items)
  const nameOf = useCallback(
    (item: R) => (isPending ? (reader.cache.get(item) ?? '') : readCached(reader, item)),
    [reader, isPending],
  )
  return typed.trim() === '' ? nothingTyped : { nameOf, isPending }
}
