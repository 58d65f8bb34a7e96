import { useEffect, useLayoutEffect } from 'react'
import { useDictionaryNames } from '../../components/plain-language/use-dictionary-names'
import { runWhenIdle } from '../../lib/idle'
import { useMessages } from '../../ui/language'
import { loadCodeSystemTexts } from '../../i18n/messages'
import type { PlainNameOf } from '../../components/plain-language/plain-names-context'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'

/** In the order of the cards, whatever the record holds. */
const kinds: readonly DictionaryKind[] = [
  'tests',
  'allergens',
  'medicines',
  'conditions',
  'vaccines',
  'visits',
  'documents',
]

/** Hands the page the names of the dictionary: a file of its own, as the first page is drawn without any of it. Fetches ahead the words for codes, which the pages after it are drawn with. */
export default function DeferredNames({ onNames }: { onNames(names: { readonly of: PlainNameOf }): void }) {
  const namesOf = useDictionaryNames(kinds, { brief: true })
  const { code } = useMessages().language
  useEffect(() => runWhenIdle(() => void loadCodeSystemTexts(code)), [code])
  // eslint-disable-next-line react-hooks/exhaustive-deps -- another place to keep them is the same place
  useLayoutEffect(() => onNames({ of: namesOf }), [namesOf])
  return null
}
