import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { useSession } from '../../auth/session/session-provider'
import { codedConceptOf, type CodedConcept } from '../../dictionary/coded-concept'
import { useMessages } from '../../language/language-context'
import { isMaskedRecord } from '../../resources/masking'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import { loadedDictionaries, loadSequentially, loadTimeout, onDictionaryLoaded } from './dictionary-loader'
import { conceptOfRecord } from './record-concept'
import { ifReviewed } from './use-dictionary-names'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'
import type { ConceptName, ReaderNames } from '../../ui/concept-names'

/** Kinds in which values inside a record are looked up, by code, the likeliest first. */
const kinds: readonly DictionaryKind[] = [
  'conditions',
  'reactions',
  'allergens',
  'medicines',
  'procedures',
  'visits',
  'vaccines',
  'documents',
  'tests',
]
const key = kinds.join(' ')
/** A name in words could be that of a medicine by chance: those are only looked up for records about medicines. */
const kindsOfValues = kinds.filter((kind) => kind !== 'medicines')

/** Loads the dictionary for readers of another language than English, and passes the names of concepts to the pages. */
export default function DeferredConceptNames({ onNames }: { onNames(names: ReaderNames): void }) {
  const { code } = useMessages().language
  const { ehr } = useSession()
  const [loadedLanguage, setLoadedLanguage] = useState<string>()
  const dictionaries = useSyncExternalStore(onDictionaryLoaded, () => loadedDictionaries(key, code))
  useEffect(() => {
    if (isSaveDataOn()) return undefined
    return runWhenIdle(() => {
      void Promise.race([loadSequentially(kinds, code), loadTimeout()]).then(() => setLoadedLanguage(code))
    })
  }, [code])
  const names = useMemo((): ReaderNames => {
    const lookUp = (kind: DictionaryKind, concept: CodedConcept): ConceptName | undefined => {
      const dictionary = dictionaries[kind]
      const plain = ifReviewed(dictionary?.lookUp(concept), ehr)
      return plain && { name: plain.name, isWhole: dictionary?.saysAll(concept, plain) === true }
    }
    const byText = new Map<string, ConceptName | undefined>()
    const ofConcept: ReaderNames['ofConcept'] = ({ text, codings }) => {
      const concept = codedConceptOf({ text, coding: codings })
      if (concept === undefined || codings.length === 0) return undefined
      const cacheKey = JSON.stringify(concept)
      if (!byText.has(cacheKey))
        byText.set(
          cacheKey,
          kindsOfValues.map((kind) => lookUp(kind, concept)).find((name) => name !== undefined),
        )
      return byText.get(cacheKey)
    }
    return {
      ofConcept,
      ofRecord: (resource, title) => {
        if (isMaskedRecord(resource)) return undefined
        const found = conceptOfRecord(resource, title)
        if (!found) return undefined
        const { kind, otherKind, concept, titleEnd } = found
        const name = lookUp(kind, concept) ?? (otherKind && lookUp(otherKind, concept))
        // What a medicine is for would read as advice where it must not be taken.
        const shown = kind === 'medicines' ? name?.name.replace(/ \([^()]*\)$/, '') : name?.name
        return name && { ...name, name: `${shown}${titleEnd}` }
      },
    }
  }, [dictionaries, ehr])
  const report = useEffectEvent(onNames)
  useEffect(() => {
    if (loadedLanguage === code) report(names)
  }, [names, loadedLanguage, code])
  return null
}
