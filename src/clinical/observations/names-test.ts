import { referencedKey } from '../../fhir/reference'
import { testKeyOf } from '../../fhir/result'
import { objectsOf } from '../../lib/json'
import type { ResourceOf } from '../../fhir/resource'

/** Conditions whose evidence, or the assessment of whose stage, is a result of the test. */
export function conditionsNaming(
  conditions: readonly ResourceOf<'Condition'>[],
  keys: ReadonlySet<string>,
): readonly ResourceOf<'Condition'>[] {
  return conditions.filter((condition) =>
    [
      ...objectsOf(condition.evidence).flatMap(({ detail }) => objectsOf(detail)),
      ...objectsOf(condition.stage).flatMap(({ assessment }) => objectsOf(assessment)),
    ].some((reference) => keys.has(referencedKey(condition, reference, 'Observation') ?? '')),
  )
}

/** Goals with a target for the test or for a part of it, such as the upper blood pressure. */
export function goalsNaming(
  goals: readonly ResourceOf<'Goal'>[],
  keys: ReadonlySet<string>,
): readonly ResourceOf<'Goal'>[] {
  return goals.filter(({ target }) =>
    objectsOf(target).some(({ measure }) => keys.has(testKeyOf({ code: measure }) ?? '')),
  )
}
