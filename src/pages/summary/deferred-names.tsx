import { useEffectEvent, useLayoutEffect } from 'react'
import { useDictionaryNames } from '../../components/plain-language/use-dictionary-names'
import type { PlainNameOf } from '../../components/plain-language/plain-names-context'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'

/** In the order of the cards, independent of the content of the record. */
const kinds: readonly DictionaryKind[] = [
  'tests',
  'allergens',
  'medicines',
  'conditions',
  'vaccines',
  'visits',
  'documents',
]

/** Loads the dictionary and passes its names to the home page, which first renders without them. */
export default function DeferredNames({ onNames }: { onNames(names: { readonly of: PlainNameOf }): void }) {
  const namesOf = useDictionaryNames(kinds, { brief: true })
  const reportNames = useEffectEvent(onNames)
  useLayoutEffect(() => reportNames({ of: namesOf }), [namesOf])
  return null
}
