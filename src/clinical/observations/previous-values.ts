import { testKeyOf } from '../../fhir/result'
import { recordsUsableFor } from '../assertion/assertion-of'
import { groupBy } from '../shared/group-by'
import { latestResults } from './latest-results'
import { readObservation } from './result-reading'
import { compareDateSortKeys, dateSortKey } from '../../fhir/shown-day'
import type { StatusContext } from '../status/record-status'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import type { FormatContext } from '../../i18n/format-context'

/** The previous value, with its unit, of the same test for each result that has one in the same unit. `loaded` holds all results. */
export function previousValues(
  results: readonly ResourceOf<'Observation'>[],
  loaded: readonly Resource[],
  context: StatusContext,
  format: FormatContext,
): ReadonlyMap<Resource, string> {
  const wanted = new Set(results.flatMap((result) => testKeyOf(result) ?? []))
  const byTest = groupBy(
    loaded.filter((each) => isOfType(each, 'Observation')).filter((each) => wanted.has(testKeyOf(each) ?? '')),
    (each) => testKeyOf(each) ?? '',
  )
  return new Map(
    results.flatMap((result) => previousValueOf(result, byTest.get(testKeyOf(result) ?? '') ?? [], context, format)),
  )
}

function previousValueOf(
  result: ResourceOf<'Observation'>,
  sameTest: readonly ResourceOf<'Observation'>[],
  context: StatusContext,
  format: FormatContext,
): readonly (readonly [Resource, string])[] {
  const { raw, measure } = readObservation(result, format)
  const earlier = sameTest.filter(
    (each) =>
      each === result || compareDateSortKeys(dateSortKey(readObservation(each, format).raw), dateSortKey(raw)) > 0,
  )
  const [latest] = latestResults(recordsUsableFor('newest', earlier, context), Infinity, format)
  if (latest?.reading.observation !== result || latest.previous === undefined) return []
  return [[result, `${latest.previous} ${measure?.unit ?? ''}`.trim()]]
}
