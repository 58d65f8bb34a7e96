import { useEffect, useLayoutEffect } from 'react'
import { useNames } from '../../components/plain-language/use-names'
import { whenIdle } from '../../lib/idle'
import { useWords } from '../../ui/language'
import { loadSystemWords } from '../../i18n/load'
import type { NamesOf } from '../../components/plain-language/names-context'
import type { Kind } from '../../dictionary/kinds'

/** In the order of the cards, whatever the record holds. */
const kinds: readonly Kind[] = ['tests', 'allergens', 'medicines', 'conditions', 'vaccines', 'visits', 'documents']

/** Hands the page the names of the dictionary: a file of its own, as the first page is drawn without any of it. Fetches ahead the words for codes, which the pages after it are drawn with. */
export default function LateNames({ onNames }: { onNames(names: { readonly of: NamesOf }): void }) {
  const namesOf = useNames(kinds, { brief: true })
  const { code } = useWords().language
  useEffect(() => whenIdle(() => void loadSystemWords(code)), [code])
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another place to keep them is the same place
  useLayoutEffect(() => onNames({ of: namesOf }), [namesOf])
  return null
}
