import { useEffect, useState } from 'react'
import { kindByCategory, type ObservationKind } from '../../resources/observation-category'
import { runWhenIdle } from '../../lib/idle'
import type { Resource } from '../../fhir/resource'

type KindOf = (record: Resource) => ObservationKind

let loaded: KindOf = kindByCategory

/** What an Observation states: by its category until the browser is idle, then by all rules. */
export function useKindOf(): KindOf {
  const [kindOf, setKindOf] = useState<KindOf>(() => loaded)
  useEffect(
    () =>
      runWhenIdle(() => {
        import('../../resources/observation-kind')
          .then(({ observationKind }) => {
            loaded = observationKind
            setKindOf(() => loaded)
          })
          // The categories remain, as before.
          .catch(() => undefined)
      }),
    [],
  )
  return kindOf
}
