import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { dictionaryKinds } from '../../dictionary/dictionary-kinds'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { useSession } from '../../auth/session/session-provider'
import {
  loadedSearchTerms,
  loadDictionary,
  loadSearchTerms,
  loadedDictionaries,
  onDictionaryLoaded,
} from './dictionary-loader'
import { plainSearchNames, type SearchDictionary } from './search-names'
import { typeSearchTerms } from '../../i18n/type-search-terms'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import type { Resource } from '../../fhir/resource'
import { useFormat } from '../../language/language-context'

const allKinds = dictionaryKinds.join(' ')
const languages = ['en', 'es'] as const

/** Names of the record's type in both languages; empty for private records, which must not be found by it. */
export const typeTermsOf = (resource: Resource): readonly string[] =>
  isMarkedPrivate(resource) || !Object.hasOwn(typeSearchTerms, resource.resourceType)
    ? []
    : (typeSearchTerms[resource.resourceType] ?? [])

/** The dictionary of each language. Loads all of it, whatever is searched for. */
export function useSearchDictionaries(): readonly SearchDictionary[] {
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
  return useMemo(
    () => [
      { dictionaries: english, terms: englishTerms },
      { dictionaries: spanish, terms: spanishTerms },
    ],
    [english, englishTerms, spanish, spanishTerms],
  )
}

/** Plain terms by which a record can be found, in both languages; empty for private records. */
export function useSearchTerms(dictionaries: readonly SearchDictionary[]): (resource: Resource) => readonly string[] {
  const format = useFormat()
  const { ehr } = useSession()
  return useCallback(
    (resource) => [
      ...plainSearchNames(resource, dictionaries, format, ehr).map(({ names, terms }) =>
        [...new Set([...names, ...terms])].join(' · '),
      ),
      ...typeTermsOf(resource),
    ],
    [format, dictionaries, ehr],
  )
}
