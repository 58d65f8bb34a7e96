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
import { codedThingOf } from './coded-thing'
import { ifReviewed } from './use-dictionary-names'
import { typeSearchTerms } from '../../i18n/type-search-terms'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import type { PlainName } from '../../dictionary/look-up'
import type { Resource } from '../../fhir/resource'

const allKinds = dictionaryKinds.join(' ')
const languages = ['en', 'es'] as const

const termsOf = ({ name, entries }: PlainName, finds: readonly string[] = []): string =>
  [...new Set([name, ...entries.flatMap((entry) => [entry.name, finds[entry.index] ?? ''])])]
    .filter(Boolean)
    .join(' · ')

/** What the kind of a record is called, in both languages; nothing for a private record, which stays unfound by it. */
export const typeTermsOf = (resource: Resource): readonly string[] =>
  isMarkedPrivate(resource) || !Object.hasOwn(typeSearchTerms, resource.resourceType)
    ? []
    : (typeSearchTerms[resource.resourceType] ?? [])

/** Plain words of a record that it can be found by, in both languages; nothing for a private record. The whole dictionary is loaded for it, whatever is looked for. */
export function useSearchTerms(): (resource: Resource) => readonly string[] {
  const { ehr } = useSession()
  const english = useSyncExternalStore(onDictionaryLoaded, () => loadedDictionaries(allKinds, 'en'))
  const spanish = useSyncExternalStore(onDictionaryLoaded, () => loadedDictionaries(allKinds, 'es'))
  const englishFinds = useSyncExternalStore(onDictionaryLoaded, () => loadedSearchTerms('en'))
  const spanishFinds = useSyncExternalStore(onDictionaryLoaded, () => loadedSearchTerms('es'))
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
      const { kind, thing } =
        (isRecordType(type) && !isMarkedPrivate(resource)
          ? codedThingOf(resource, descriptorOf(type).title(resource))
          : undefined) ?? {}
      const ofKind = typeTermsOf(resource)
      if (!kind || !thing) return ofKind
      const named = (
        [
          [english, englishFinds],
          [spanish, spanishFinds],
        ] as const
      ).flatMap(([names, finds]) => {
        const plain = ifReviewed(names[kind]?.plainOf(thing), ehr)
        return plain ? [termsOf(plain, finds?.[kind])] : []
      })
      return [...named, ...ofKind]
    },
    [english, spanish, englishFinds, spanishFinds, ehr],
  )
}
