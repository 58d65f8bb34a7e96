import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { isRecordType } from '../../contract'
import { kinds } from '../../dictionary/kinds'
import { describe } from '../../resources/registry'
import { isMarkedPrivate } from '../../resources/private'
import { useSession } from '../../auth/session/session-provider'
import { kindOf } from './kind-of'
import { findsNow, loadDictionary, loadFinds, namesNow, onArrival } from './load'
import { thingOf } from './coded-thing'
import { shownOf } from './use-names'
import { savesData, whenIdle } from '../../lib/idle'
import type { Plain } from '../../dictionary/look-up'
import type { Resource } from '../../fhir/resource'

const every = kinds.join(' ')
const languages = ['en', 'es'] as const

const wordsOf = ({ name, entries }: Plain, finds: readonly string[] = []): string =>
  [...new Set([name, ...entries.flatMap((entry) => [entry.name, finds[entry.place] ?? ''])])]
    .filter(Boolean)
    .join(' · ')

/** Plain words of a record that it can be found by, in both languages; nothing for a private record. The whole dictionary is loaded for it, whatever is looked for. */
export function useFindWords(): (resource: Resource) => readonly string[] {
  const { ehr } = useSession()
  const english = useSyncExternalStore(onArrival, () => namesNow(every, 'en'))
  const spanish = useSyncExternalStore(onArrival, () => namesNow(every, 'es'))
  const englishFinds = useSyncExternalStore(onArrival, () => findsNow('en'))
  const spanishFinds = useSyncExternalStore(onArrival, () => findsNow('es'))
  useEffect(() => {
    if (savesData()) return undefined
    return whenIdle(() => {
      for (const language of languages) {
        void loadFinds(language)
        for (const kind of kinds) void loadDictionary(kind, language)
      }
    })
  }, [])
  return useCallback(
    (resource) => {
      const type = resource.resourceType
      const { kind, thing } =
        (isRecordType(type) && !isMarkedPrivate(resource)
          ? thingOf(resource, describe(type).title(resource))
          : undefined) ?? {}
      const ofKind = kindOf(resource)
      if (!kind || !thing) return ofKind
      const named = (
        [
          [english, englishFinds],
          [spanish, spanishFinds],
        ] as const
      ).flatMap(([names, finds]) => {
        const plain = shownOf(names[kind]?.plainOf(thing), ehr)
        return plain ? [wordsOf(plain, finds?.[kind])] : []
      })
      return [...named, ...ofKind]
    },
    [english, spanish, englishFinds, spanishFinds, ehr],
  )
}
