import { findSupersededResults } from './superseded-results'
import { valueInUnitOf } from './value-in-unit'
import type { ObservationReading } from './result-reading'

/**
 * The numbers of a test up to one of its results, oldest first, in the unit of that result. `newestFirst` has the results of any tests; those that do
 * not count, that a final result replaces and that are only "less than" a number are left out.
 */
export function numbersUpTo(
  reading: ObservationReading,
  newestFirst: readonly ObservationReading[],
): readonly number[] {
  const ofTest = newestFirst.filter(({ codeKey, isCounted }) => isCounted && codeKey === reading.codeKey)
  const from = ofTest.findIndex(({ observation }) => observation === reading.observation)
  if (from < 0 || reading.measure === undefined) return []
  const superseded = findSupersededResults(ofTest)
  return ofTest
    .slice(from)
    .flatMap((each) =>
      superseded.has(each) || each.measure?.comparator !== undefined
        ? []
        : (valueInUnitOf(reading.measure, each.measure) ?? []),
    )
    .toReversed()
}
