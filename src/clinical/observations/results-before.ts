import { codeKey } from '../../fhir/result'
import { grouped } from '../shared/grouped'
import { latestOf } from './latest-results'
import { readObservation } from './result-reading'
import { compareKeys, orderKey } from '../../fhir/partial-date'
import type { Resource } from '../../fhir/resource'

/** What the same test had before each of these results, in the same unit and with it; nothing where there was none. `loaded` holds all results. */
export function resultsBefore(
  results: readonly Resource[],
  loaded: readonly Resource[],
): ReadonlyMap<Resource, string> {
  const wanted = new Set(results.flatMap((result) => codeKey(result) ?? []))
  const byTest = grouped(
    loaded.filter((each) => each.resourceType === 'Observation' && wanted.has(codeKey(each) ?? '')),
    (each) => codeKey(each) ?? '',
  )
  return new Map(results.flatMap((result) => beforeOf(result, byTest.get(codeKey(result) ?? '') ?? [])))
}

function beforeOf(result: Resource, sameTest: readonly Resource[]): readonly (readonly [Resource, string])[] {
  const { raw, measure } = readObservation(result)
  const earlier = sameTest.filter(
    (each) => each === result || compareKeys(orderKey(readObservation(each).raw), orderKey(raw)) > 0,
  )
  const [latest] = latestOf(earlier, Infinity)
  if (latest?.reading.observation !== result || latest.before === undefined) return []
  return [[result, `${latest.before} ${measure?.unit ?? ''}`.trim()]]
}
