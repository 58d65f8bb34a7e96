import { useMemo, useSyncExternalStore } from 'react'
import { useSession } from '../../auth/session/session-provider'
import { useWords } from '../../ui/language'
import { hasDictionary, namesNow, onArrival } from './load'
import { shownOf } from './use-names'
import { savesData } from '../../lib/idle'
import type { Kind } from '../../dictionary/kinds'
import type { Plain } from '../../dictionary/look-up'
import type { NamedThing } from '../../dictionary/named-thing'

interface Found {
  readonly plain: Plain | undefined
  /** It is on its way. */
  readonly coming: boolean
}

/** What the dictionary has for a thing inside a record, where the page asks for its kind. */
export function usePlain(kind: Kind, thing: NamedThing): Found {
  const { code } = useWords().language
  const { ehr } = useSession()
  const ready = useSyncExternalStore(onArrival, () => namesNow(kind, code))[kind]
  const plain = useMemo(() => shownOf(ready?.plainOf(thing), ehr), [ready, thing, ehr])
  return { plain, coming: hasDictionary(code) && !savesData() && !ready }
}

/** What a UCUM unit means. */
export const useUnit = (unit: string): Found =>
  usePlain(
    'units',
    useMemo(
      () => ({ words: unit, text: undefined, codings: [{ system: 'http://unitsofmeasure.org', code: unit }] }),
      [unit],
    ),
  )
