import { useCallback, useSyncExternalStore } from 'react'
import { useSession } from '../../auth/session/session-provider'
import { codedConceptOf } from '../../dictionary/coded-concept'
import { useMessages } from '../../language/language-context'
import { loadedDictionaries, onDictionaryLoaded } from './dictionary-loader'
import { ifReviewed } from './use-dictionary-names'
import type { PlainEntry } from '../../dictionary/concept'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'
import type { DisplayCoding } from '../../fhir/display-value'

export interface NamedConcept {
  readonly name: string
  /** False where the words of the record say more than the name. */
  readonly isWhole: boolean
  readonly entries: readonly PlainEntry[]
}

type Concept = { readonly text: string; readonly codings: readonly DisplayCoding[] }

/** Looks concepts of a kind up in the dictionary, on a page that loads this kind; undefined for what it does not have. */
export function useConceptNaming(kind: DictionaryKind): (concept: Concept) => NamedConcept | undefined {
  const { code } = useMessages().language
  const { ehr } = useSession()
  const dictionary = useSyncExternalStore(onDictionaryLoaded, () => loadedDictionaries(kind, code))[kind]
  return useCallback(
    ({ text, codings }) => {
      const concept = codedConceptOf({ text, coding: codings })
      const plain = concept && ifReviewed(dictionary?.lookUp(concept), ehr)
      if (!plain || !concept) return undefined
      return { name: plain.name, isWhole: dictionary?.saysAll(concept, plain) === true, entries: plain.entries }
    },
    [dictionary, ehr],
  )
}
