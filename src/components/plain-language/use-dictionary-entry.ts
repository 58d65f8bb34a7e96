import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../auth/session/session-provider'
import { useMessages } from '../../ui/language'
import { hasDictionary, loadedDictionaries, onDictionaryLoaded } from './dictionary-loader'
import { ifReviewed } from './use-dictionary-names'
import { isSaveDataOn } from '../../lib/idle'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'
import type { PlainName } from '../../dictionary/look-up'
import type { CodedConcept } from '../../dictionary/coded-concept'

interface DictionaryEntry {
  readonly plain: PlainName | undefined
  /** It is on its way. */
  readonly loading: boolean
}

/** What the dictionary has for a thing inside a record, where the page asks for its kind. */
export function useDictionaryEntry(kind: DictionaryKind, thing: CodedConcept): DictionaryEntry {
  const { code } = useMessages().language
  const { ehr } = useSession()
  const ready = useSyncExternalStore(onDictionaryLoaded, () => loadedDictionaries(kind, code))[kind]
  const plain = useMemo(() => ifReviewed(ready?.plainOf(thing), ehr), [ready, thing, ehr])
  return { plain, loading: hasDictionary(code) && !isSaveDataOn() && !ready }
}

/** What a UCUM unit means. */
export const useUnitEntry = (unit: string): DictionaryEntry =>
  useDictionaryEntry(
    'units',
    useMemo(
      () => ({ words: unit, text: undefined, codings: [{ system: 'http://unitsofmeasure.org', code: unit }] }),
      [unit],
    ),
  )
