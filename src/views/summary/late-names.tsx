import { useLayoutEffect } from 'react'
import { useNames } from '../../parts/dictionary/use-names'
import type { NamesOf } from '../../parts/dictionary/names-context'
import type { Kind } from '../../dictionary/kinds'

/** In the order of the cards, whatever the record holds. */
const kinds: readonly Kind[] = ['tests', 'allergens', 'medicines', 'conditions', 'vaccines', 'visits', 'documents']

/** Hands the page the names of the dictionary: a file of its own, as the first page is drawn without any of it. */
export default function LateNames({ onNames }: { onNames(names: () => NamesOf): void }) {
  const namesOf = useNames(kinds, { brief: true })
  useLayoutEffect(() => onNames(() => namesOf), [onNames, namesOf])
  return null
}
