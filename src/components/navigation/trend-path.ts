import { encodeIdForPath } from '../../fhir/id'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import type { ResourceOf } from '../../fhir/resource'

/** Results of one test, newest first. */
type TestResults = readonly { readonly observation: ResourceOf<'Observation'> }[]

const hasUsableId = ({ observation }: TestResults[number]): boolean => encodeIdForPath(observation.id) !== ''

/**
 * The Observation id that addresses the trend of a test. A result that is marked private comes last: the id no longer leads to the test once the
 * record is covered again. Undefined where no result has an id that can be part of a path.
 */
export function trendId(results: TestResults): string | undefined {
  const addressable =
    results.find((result) => hasUsableId(result) && !isMarkedPrivate(result.observation)) ?? results.find(hasUsableId)
  return addressable?.observation.id
}

/** The path of the trend of a test; the list of all results where the trend has no address. */
export function trendPath(results: TestResults): string {
  const id = trendId(results)
  return id === undefined ? '/results?time=all' : `/results/trend/${encodeIdForPath(id)}`
}
