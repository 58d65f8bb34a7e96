import { useEffect, useState } from 'react'
import { kindByCategory, type ObservationKind } from '../../resources/observation-category'
import { isOfType, type Resource } from '../../fhir/resource'
import { runWhenIdle } from '../../lib/idle'

type KindOf = (record: Resource) => ObservationKind

let allRules: KindOf | undefined

/** Where the rules could not be loaded: a result in the wrong place is a smaller harm than a result that is not among results. */
const withoutRules: KindOf = (record) => kindByCategory(record) ?? 'test'

/**
 * What each of the Observations states: by its category, as long as that decides for all of them, then by all rules. Undefined while the
 * rules are being loaded and one of the Observations needs them.
 */
export function useKindOf(records: readonly Resource[]): KindOf | undefined {
  const [kindOf, setKindOf] = useState<KindOf | undefined>(() => allRules)
  const needsRules =
    kindOf === undefined &&
    records.some((record) => isOfType(record, 'Observation') && kindByCategory(record) === undefined)
  useEffect(() => {
    if (kindOf !== undefined) return undefined
    const load = () => {
      import('../../resources/observation-kind')
        .then(({ observationKind }) => {
          allRules = observationKind
          setKindOf(() => observationKind)
        })
        .catch(() => setKindOf(() => withoutRules))
    }
    if (!needsRules) return runWhenIdle(load)
    load()
    return undefined
  }, [kindOf, needsRules])
  return kindOf ?? (needsRules ? undefined : withoutRules)
}
