import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { isRecordType } from '../../contract'
import { kinds, type Kind } from '../../dictionary/kinds'
import { describe } from '../../resources/registry'
import { isMarkedPrivate } from '../../resources/private'
import { loadDictionary, namesNow, onArrival } from './load'
import { thingOf } from './thing'
import { savesData, whenIdle } from './when-idle'
import type { Plain } from '../../dictionary/look-up'
import type { Resource } from '../../fhir/resource'

const every = kinds.join(' ')
const languages = ['en', 'es'] as const

const wordsOf = ({ name, entries }: Plain): string => [...new Set([name, ...entries.flatMap((entry) => [entry.name, ...entry.finds])])].join(' · ')

/** Plain words of a record that it can be found by, in both languages; nothing for a private record. The whole dictionary is loaded for it, whatever is looked for. */
export function useFindWords(): (resource: Resource) => readonly string[] {
  const english = useSyncExternalStore(onArrival, () => namesNow(every, 'en'))
  const spanish = useSyncExternalStore(onArrival, () => namesNow(every, 'es'))
  useEffect(() => {
    if (savesData()) return undefined
    return whenIdle(() => {
      for (const language of languages) for (const kind of kinds) loadDictionary(kind satisfies Kind, language)
    })
  }, [])
  return useCallback(
    (resource) => {
      const type = resource.resourceType
      const { kind, thing } = (isRecordType(type) && !isMarkedPrivate(resource) ? thingOf(resource, describe(type).title(resource)) : undefined) ?? {}
      if (!kind || !thing) return []
      return [english, spanish].flatMap((names) => {
        const plain = names[kind]?.plainOf(thing)
        return plain ? [wordsOf(plain)] : []
      })
    },
    [english, spanish],
  )
}
