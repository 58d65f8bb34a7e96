import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { isRecordType } from '../../contract'
import { dictionaryKinds } from '../../dictionary/dictionary-kinds'
import { descriptorOf } from '../../resources/descriptors'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { useSession } from '../../auth/session/session-provider'
import {
  loadedSearchTerms,
  loadDictionary,
  loadSearchTerms,
  loadedDictionaries,
  onDictionaryLoaded,
} from './dictionary-loader'
import { recordConceptOf } from './record-concept'
import { ifReviewed } from './use-dictionary-names'
import { typeSearchTerms } from '../../i18n/type-search-terms'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import type { PlainName } from '../../dictionary/concept'
import type { Resource } from '../../fhir/resource'
import { useFormat } from '../../language/language-context'

const allKinds = dictionaryKinds.join(' ')
const languages = ['en', 'es'] as const

const termsOf = ({ name, entries }: PlainName, searchTerms: readonly string[] = []): string =>
  [...new Set([name, ...entries.flatMap((entry) => [entry.name, searchTerms[entry.index] ?? ''])])]
    .filter(Boolean)
    .join(' · ')

/** Names of the record's type in both languages; empty for private records, which must not be found by it. */
export const typeTermsOf = (resource: Resource): readonly string[] =>
  isMarkedPrivate(resource) || !Object.hasOwn(typeSearchTerms, resource.resourceType)
    ? []
    : (typeSearchTerms[resource.resourceType] ?? [])

/** Plain terms by which a record can be found, in both languages; empty for private records. Loads the whole dictionary, whatever is searched for. */
export function useSearchTerms(): (resource: Resource) => readonly string[] {
  const format = useFormat()
  const { ehr } = useSession()
  const english = useSyncExternalStore(onDictionaryLoaded, () => loadedDictionaries(allKinds, 'en'))
  const spanish = useSyncExternalStore(onDictionaryLoaded, () => loadedDictionaries(allKinds, 'es'))
  const englishTerms = useSyncExternalStore(onDictionaryLoaded, () => loadedSearchTerms('en'))
  const spanishTerms = useSyncExternalStore(onDictionaryLoaded, () => loadedSearchTerms('es'))
  useEffect(() => {
    if (isSaveDataOn()) return undefined
    return runWhenIdle(() => {
      for (const language of languages) {
        void loadSearchTerms(language)
        for (const kind of dictionaryKinds) void loadDictionary(kind, language)
      }
    })
  }, [])
  return useCallback(
    (resource) => {
      const type = resource.resourceType
      const { kind, otherKind, concept } =
        (isRecordType(type) && !isMarkedPrivate(resource)
          ? recordConceptOf(resource, descriptorOf(type).title(resource, format))
          : undefined) ?? {}
      const typeTerms = typeTermsOf(resource)
      if (!kind || !concept) return typeTerms
      const nameTerms = (
        [
          [english, englishTerms],
          [spanish, spanishTerms],
        ] as const
      ).flatMap(([dictionaries, terms]) => {
        const found = [kind, ...(otherKind === undefined ? [] : [otherKind])].flatMap((each) => {
          const plain = ifReviewed(dictionaries[each]?.lookUp(concept), ehr)
          return plain ? [termsOf(plain, terms?.[each])] : []
        })
        return found.slice(0, 1)
      })
      return [...nameTerms, ...typeTerms]
    },
    [format, english, englishTerms, spanish, spanishTerms, ehr],
  )
}
