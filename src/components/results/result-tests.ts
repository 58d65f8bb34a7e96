import { findSupersededResults } from '../../clinical/observations/superseded-results'
import { isOutsideRange } from '../../clinical/observations/outside-range'
import { readingsFor } from '../../clinical/observations/usable-readings'
import { valueInUnitOf } from '../../clinical/observations/value-in-unit'
import { encodeIdForPath } from '../../fhir/id'
import { isMaskedRecord } from '../../resources/masking'
import { isMarkedPrivate } from '../../resources/privacy-labels'
import { observationKind } from '../../resources/observation-kind'
import { groupByTest, representativeResult, trendLinks } from './group-results'
import type { StatusContext } from '../../clinical/status/record-status'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import type { TestSummary } from '../../glance/test-glance'

/** A test of the record with its newest result. */
export interface ResultTest extends TestSummary {
  readonly key: string
  readonly readings: readonly ObservationReading[]
}

/** Where the row of a result leads: to the page of its test; of a private result to its record, where it stays covered until asked. */
export function resultPaths(readings: readonly ObservationReading[]): (reading: ObservationReading) => string {
  const trends = trendLinks(readings)
  return ({ observation, codeKey }) => {
    const trend = isMarkedPrivate(observation) ? undefined : trends.get(codeKey)
    return trend?.path ?? `/record/Observation/${encodeIdForPath(observation.id)}`
  }
}

/** The tests of `readings` (newest first), sorted by name, each with its newest result. `now` in milliseconds since 1970. */
export function testsOf(
  readings: readonly ObservationReading[],
  context: StatusContext,
  now: number,
): readonly ResultTest[] {
  const pathOf = resultPaths(readings)
  return groupByTest(readings).flatMap(({ key, readings: ofTest }) => {
    const superseded = findSupersededResults(ofTest)
    const representative = representativeResult(ofTest, superseded, context, now)
    if (representative === undefined) return []
    const { reading: newest, newerWithoutValue } = representative
    const numbers = ofTest.flatMap((reading) =>
      !superseded.has(reading) && reading.measure?.comparator === undefined
        ? (valueInUnitOf(newest.measure, reading.measure) ?? [])
        : [],
    )
    return [{ key, readings: ofTest, newest, newerWithoutValue, numbers: numbers.toReversed(), path: pathOf(newest) }]
  })
}

/** The tests of results that count, and those of which every result was cancelled or entered by mistake. */
export function testsWithMistakes(
  readings: readonly ObservationReading[],
  context: StatusContext,
  now: number,
): { readonly tests: readonly ResultTest[]; readonly mistakenTests: readonly ResultTest[] } {
  const counted = readings.filter(({ isCounted }) => isCounted)
  const keys = new Set(counted.map(({ codeKey }) => codeKey))
  const others = readings.filter(({ codeKey }) => !keys.has(codeKey))
  return { tests: testsOf(counted, context, now), mistakenTests: testsOf(others, context, now) }
}

const itemsOf = (reading: ObservationReading) => [reading, ...reading.components]

/** What counts cannot include: results still to come, or some that did not load. */
export type MissingPart = 'none' | 'loading' | 'some'

/** How the newest results of tests compare with their ranges. */
export interface RangeCounts {
  readonly tests: number
  readonly outside: number
  readonly withoutRange: number
  /** With a range that could not be compared. */
  readonly notCompared: number
  /** Compared with the range by this app, because nobody marked them. */
  readonly byApp: number
}

/** Counts the tests whose newest result may be counted: no vital signs, no private results, and none without a value. */
export function countRanges(tests: readonly ResultTest[], context: StatusContext): RangeCounts {
  const newest = tests
    .map((test) => test.newest)
    .filter(({ observation }) => observationKind(observation) === 'test' && !isMaskedRecord(observation))
  const usable = readingsFor('count', newest, context)
  const unmarked = usable.filter((reading) => itemsOf(reading).every(({ flag }) => flag === undefined))
  const hasRange = (reading: ObservationReading): boolean =>
    itemsOf(reading).some(({ ranges, otherRanges }) => ranges.length + otherRanges.length > 0)
  return {
    tests: usable.length,
    outside: usable.filter(isOutsideRange).length,
    withoutRange: unmarked.filter((reading) => !hasRange(reading)).length,
    notCompared: unmarked.filter(hasRange).length,
    byApp: usable.filter((reading) => itemsOf(reading).some(({ flag }) => flag?.source === 'range')).length,
  }
}
