import { findSupersededResults } from '../../clinical/observations/superseded-results'
import { groupResultsByReport } from '../../clinical/observations/results-by-report'
import { valueInUnitOf } from '../../clinical/observations/value-in-unit'
import { formatDigits, formatRange } from '../../fhir/quantity'
import { trendPath } from '../../components/navigation/trend-path'
import { dayOfReading, groupByDay, groupByTest, representativeResult } from '../../components/results/group-results'
import type { StatusContext } from '../../clinical/status/record-status'
import type { DisplayQuantity } from '../../fhir/display-value'
import type { FormatContext } from '../../i18n/format-context'
import type { ResourceOf } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'

/** A test of the flowsheet. */
export interface FlowsheetTest {
  readonly key: string
  /** The newest result with a value, which gives the unit and the range of the row. */
  readonly reading: ObservationReading
  /** A newer result of the test that has no value. */
  readonly newerWithoutValue: ObservationReading | undefined
  /** By day, newest first, those without a date last. */
  readonly readings: readonly ObservationReading[]
  /** In the unit of `reading`, oldest first. */
  readonly numbers: readonly number[]
  /** Of the page of the test. */
  readonly path: string
}

export interface FlowsheetGroup {
  /** The title of the report; undefined for results in no report. */
  readonly name: string | undefined
  readonly tests: readonly FlowsheetTest[]
}

export interface FlowsheetRows {
  /** The days of the columns, newest first. */
  readonly days: readonly string[]
  /** Days that have no column. */
  readonly moreDays: number
  /** Tests with a result on one of the days, by report. */
  readonly groups: readonly FlowsheetGroup[]
  /** Tests with results on other days or without a date only. */
  readonly others: readonly FlowsheetTest[]
  /** The day of most of the newest results in `groups`; of the others a narrow table names the day. */
  readonly commonDay: string | undefined
  /** Preliminary versions of results that are final now, which no cell has. */
  readonly earlierVersions: number
}

/** True for a result of the day of a column. */
export const isOnDay = (reading: ObservationReading, day: string): boolean => dayOfReading(reading) === day

/**
 * The tests of `readings` (newest first, without private ones) by report and day. `maxDays` is the number of columns; `now` in milliseconds since
 * 1970.
 */
export function flowsheetOf(
  all: readonly ObservationReading[],
  reports: readonly ResourceOf<'DiagnosticReport'>[],
  maxDays: number,
  { context, now, format }: { context: StatusContext; now: number; format: FormatContext },
): FlowsheetRows {
  const superseded = findSupersededResults(all)
  const readings = all.filter((reading) => !superseded.has(reading))
  const dated = groupByDay(readings).filter(({ day }) => day !== '')
  const days = dated.slice(0, maxDays).map(({ day }) => day)
  const tests = groupByTest(readings).flatMap(({ key, readings: ofTest }): readonly FlowsheetTest[] => {
    const newest = representativeResult(ofTest, superseded, context, now)
    if (newest === undefined) return []
    const { reading, newerWithoutValue } = newest
    const numbers = ofTest.flatMap(({ measure }) =>
      measure?.comparator === undefined ? (valueInUnitOf(reading.measure, measure) ?? []) : [],
    )
    const path = trendPath(ofTest)
    return [{ key, reading, newerWithoutValue, readings: ofTest, numbers: numbers.toReversed(), path }]
  })
  const hasColumn = (test: FlowsheetTest): boolean => test.readings.some((each) => days.includes(dayOfReading(each)))
  const newestDays = tests.filter(hasColumn).map(({ reading }) => dayOfReading(reading))
  const countOf = (day: string): number => newestDays.filter((each) => each === day).length
  return {
    days,
    commonDay: days.toSorted((a, b) => countOf(b) - countOf(a))[0],
    moreDays: dated.length - days.length,
    groups: groupResultsByReport(tests.filter(hasColumn), reports, format).map(({ name, results }) => ({
      name,
      tests: results,
    })),
    others: tests.filter((test) => !hasColumn(test)),
    earlierVersions: all.length - readings.length,
  }
}

/** The row of a test with one result. */
export const testOfReading = (reading: ObservationReading): FlowsheetTest => ({
  key: reading.codeKey,
  reading,
  newerWithoutValue: undefined,
  readings: [reading],
  numbers: [],
  path: trendPath([reading]),
})

/** A range as signs, without its unit: "8.6–10.2", "≥ 60". Undefined where these do not say all of it. */
export function rangeSigns(
  { measure, ranges, otherRanges }: ObservationReading,
  format: FormatContext,
): string | undefined {
  const [text, ...others] = ranges
  if (measure === undefined || others.length + otherRanges.length > 0) return undefined
  const { lowDigits, highDigits, unit } = measure
  const end = (value: string | undefined): DisplayQuantity | undefined =>
    value === undefined ? undefined : { kind: 'quantity', value, ...(unit === undefined ? {} : { unit }) }
  const [low, high] = [end(lowDigits), end(highDigits)]
  const isWhole = formatRange({ ...(low && { low }), ...(high && { high }) }, format) === text
  if (!isWhole) return undefined
  const digits = (sent: string): string => formatDigits(sent, format.locale)
  if (lowDigits !== undefined && highDigits !== undefined) return `${digits(lowDigits)}–${digits(highDigits)}`
  if (lowDigits !== undefined) return `≥\u00a0${digits(lowDigits)}`
  return highDigits === undefined ? undefined : `≤\u00a0${digits(highDigits)}`
}
