import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../auth/session/session-provider'
import { useMessages } from '../../language/language-context'
import { hasDictionary, loadedDictionaries, onDictionaryLoaded } from './dictionary-loader'
import { ifReviewed } from './use-dictionary-names'
import { isSaveDataOn } from '../../lib/idle'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'
import type { PlainName } from '../../dictionary/concept'
import type { CodedConcept } from '../../dictionary/coded-concept'

interface DictionaryEntry {
  readonly plain: PlainName | undefined
  /** The dictionary is still loading. */
  readonly loading: boolean
}

/** The dictionary entry of a concept inside a record, on a page that loads its kind. */
export function useDictionaryEntry(kind: DictionaryKind, concept: CodedConcept): DictionaryEntry {
  const { code } = useMessages().language
  const { ehr } = useSession()
  const dictionary = useSyncExternalStore(onDictionaryLoaded, () => loadedDictionaries(kind, code))[kind]
  const plain = useMemo(() => ifReviewed(dictionary?.lookUp(concept), ehr), [dictionary, concept, ehr])
  return { plain, loading: hasDictionary(code) && !isSaveDataOn() && !dictionary }
}

/** The dictionary entry of a UCUM unit. */
export const useUnitEntry = (unit: string): DictionaryEntry =>
  useDictionaryEntry(
    'units',
    useMemo(
      () => ({ title: unit, text: undefined, codings: [{ system: 'http://unitsofmeasure.org', code: unit }] }),
      [unit],
    ),
  )
