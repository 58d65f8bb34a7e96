import { unitKey } from '../../fhir/units/unit'
import { isAfterTime, shownDay } from '../../fhir/shown-day'
import { findSupersededResults } from '../../clinical/observations/superseded-results'
import { hasValue, newestWithValue, type NewestResult } from '../../clinical/observations/newest-with-value'
import { readingsFor } from '../../clinical/observations/usable-readings'
import { trendPath } from '../../components/navigation/trend-path'
import { isMaskedRecord } from '../../resources/masking'
import type { StatusContext } from '../../clinical/status/record-status'
import type { ObservationReading } from '../../clinical/observations/result-reading'

function groupBy(
  readings: readonly ObservationReading[],
  keyOf: (reading: ObservationReading) => string,
): readonly (readonly [string, readonly ObservationReading[]])[] {
  const groups = new Map<string, ObservationReading[]>()
  for (const reading of readings) {
    const key = keyOf(reading)
    const known = groups.get(key)
    if (known) known.push(reading)
    else groups.set(key, [reading])
  }
  return [...groups]
}

export interface ResultDay {
  /** `YYYY-MM-DD` or less; empty when the results have no date. */
  readonly day: string
  readonly readings: readonly ObservationReading[]
}

/** The day under which a result is listed; empty when it has no readable date. */
export const dayOfReading = ({ raw }: Pick<ObservationReading, 'raw'>): string => shownDay(raw ?? '') ?? ''

/** Days in the order of the readings (newest first); results without a date last. */
export function groupByDay(readings: readonly ObservationReading[]): readonly ResultDay[] {
  const days = groupBy(readings, dayOfReading).map(([day, ofDay]) => ({ day, readings: ofDay }))
  return [...days.filter(({ day }) => day !== ''), ...days.filter(({ day }) => day === '')]
}

/** Results by code key, sorted by the name of the test; the readings of a test keep their order. */
export function groupByTest(
  readings: readonly ObservationReading[],
): readonly { readonly key: string; readonly readings: readonly ObservationReading[] }[] {
  const nameOf = (ofTest: readonly ObservationReading[]) => (ofTest[0]?.name ?? '').toLowerCase()
  return groupBy(readings, ({ codeKey }) => codeKey)
    .map(([key, ofTest]) => ({ key, readings: ofTest }))
    .sort((a, b) => nameOf(a.readings).localeCompare(nameOf(b.readings)))
}

/** The trend of a test, and how many results it shows. */
export interface TrendLink {
  readonly path: string
  readonly count: number
}

/** The trend of each test by its code key, without masked results. `readings` come newest first. */
export function trendLinks(readings: readonly ObservationReading[]): ReadonlyMap<string, TrendLink> {
  const visible = readings.filter(({ observation }) => !isMaskedRecord(observation))
  return new Map(
    groupBy(visible, ({ codeKey }) => codeKey).map(([key, ofTest]) => [
      key,
      { path: trendPath(ofTest), count: ofTest.length },
    ]),
  )
}

/**
 * The result that represents its test: the newest valid one with a value that has no later version and no future date, else without a
 * value, else the first. `now` in milliseconds since 1970.
 */
export function representativeResult(
  readings: readonly ObservationReading[],
  superseded: ReadonlyMap<ObservationReading, unknown>,
  context: StatusContext,
  now: number,
): NewestResult | undefined {
  const isPast = ({ raw }: ObservationReading): boolean => raw === undefined || !isAfterTime(raw, now)
  const valid = readingsFor('newest', readings, context).filter((reading) => !superseded.has(reading))
  const past = valid.find(isPast)
  const first = past ?? valid[0]
  // No list of all that are past: a test has thousands of results, whose dates would be parsed.
  const valued = valid.find((reading) => hasValue(reading) && (past === undefined || isPast(reading)))
  if (first)
    return newestWithValue(valued ? [first, valued, ...valid.filter(({ raw }) => raw === valued.raw)] : [first])
  return readings[0] && { reading: readings[0] }
}

/** For each result the one before: the same test in the same unit at another time, without a comparator. `readings` come newest first. */
export function previousResults(
  readings: readonly ObservationReading[],
): ReadonlyMap<ObservationReading, ObservationReading> {
  const superseded = findSupersededResults(readings)
  const previous = new Map<ObservationReading, ObservationReading>()
  /** Newer results of a series that have no previous one yet. */
  const pending = new Map<string, readonly ObservationReading[]>()
  for (const reading of readings) {
    const { measure, codeKey, raw, isCounted } = reading
    if (!measure || !isCounted || raw === undefined || superseded.has(reading)) continue
    const key = `${codeKey} ${unitKey(measure.sentUnit)}`
    const newer = pending.get(key) ?? []
    if (measure.comparator !== undefined) {
      pending.set(key, [...newer, reading])
      continue
    }
    for (const each of newer) if (each.raw !== raw) previous.set(each, reading)
    pending.set(key, [...newer.filter((each) => each.raw === raw), reading])
  }
  return previous
}
