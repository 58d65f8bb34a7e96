import { testKeyOf } from '../../fhir/result'
import { urgencyRank } from './outside-range'
import { sameUnit } from '../../fhir/units/unit'
import { hasValue, mostUrgentOfItsTime, type NewestResult } from './newest-with-value'
import { shownDay } from '../../fhir/shown-day'
import { newestFirst } from '../shared/newest-first'
import { readObservation } from './result-reading'
import { isDatedAfter } from '../shared/is-dated-after'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import type { ObservationReading } from './result-reading'
import type { RangeSelector } from '../../fhir/reference-range'
import type { NewestCandidate } from './usable-readings'
import type { ObservationKind } from '../../resources/observation-category'
import type { FormatContext } from '../../i18n/format-context'

/** The newest result of a test, with previous values in the same unit. */
export interface LatestResult extends NewestResult {
  /** Values in the unit of the newest result, oldest first, without those with a comparator. */
  readonly numbers: readonly number[]
  /** The previous value, as sent, in the same unit. */
  readonly previous: string | undefined
}

const RECENT_MS = 30 * 86_400_000
const SPARKLINE_POINTS = 12

const preliminaryStatuses = ['registered', 'preliminary']

/** The Observations of a kind. */
export const observationsOfKind = (
  records: readonly Resource[],
  kind: ObservationKind,
  kindOf: (record: Resource) => ObservationKind | undefined,
): readonly ResourceOf<'Observation'>[] =>
  records.filter((record) => isOfType(record, 'Observation')).filter((record) => kindOf(record) === kind)

const hasContent = (reading: ObservationReading): boolean => reading.values.length > 0 || reading.components.length > 0

/** Of results of the same time, a final one before a preliminary one, then the one farthest outside its range. */
function newestOf(
  records: readonly NewestCandidate[],
  format: FormatContext,
  rangeFor: RangeSelector | undefined,
): ObservationReading | undefined {
  const readings = records
    .slice(0, 5)
    .map((each) => readObservation(each, format, rangeFor))
    .filter(hasContent)
  const [first] = readings
  const finals = readings.filter(({ raw, status = '' }) => raw === first?.raw && !preliminaryStatuses.includes(status))
  return finals[0] ? mostUrgentOfItsTime(finals[0], finals) : first
}

/** The newest result of one test. `records`: of the test, newest first, none dated ahead. */
export function latestOfTest(
  records: readonly NewestCandidate[],
  format: FormatContext,
  rangeFor?: RangeSelector,
): LatestResult | undefined {
  const newest = newestOf(records, format, rangeFor)
  if (!newest) return undefined
  const withValue = hasValue(newest)
    ? newest
    : newestOf(
        records.filter((each) => hasValue(readObservation(each, format, rangeFor))),
        format,
        rangeFor,
      )
  const reading = withValue ?? newest
  const { measure } = reading
  const after = records.findIndex((each) => each === reading.observation) + 1
  const previous = records
    .slice(after, after + SPARKLINE_POINTS + 3)
    .map((each) => readObservation(each, format, rangeFor))
    .flatMap((each) =>
      each.raw !== reading.raw &&
      each.measure &&
      measure &&
      sameUnit(each.measure.sentUnit, measure.sentUnit) &&
      each.measure.comparator === undefined
        ? [each.measure]
        : [],
    )
    .slice(0, SPARKLINE_POINTS - 1)
  return {
    reading,
    ...(reading !== newest && { newerWithoutValue: newest }),
    previous: previous[0]?.digits,
    numbers:
      measure && measure.comparator === undefined
        ? [...previous.map(({ value }) => value).toReversed(), measure.value]
        : [],
  }
}

/** The newest result of each test, newest first. Ignores results dated after `now` (milliseconds) or empty. */
export function latestResults(
  observations: readonly NewestCandidate[],
  now: number,
  format: FormatContext,
  rangeFor?: RangeSelector,
): readonly LatestResult[] {
  const byTest = new Map<string, NewestCandidate[]>()
  const counting = observations.filter((record) => !isDatedAfter('Observation', record, now))
  for (const record of newestFirst('Observation', counting)) {
    const key = testKeyOf(record) ?? `#${record.id ?? ''}`
    const known = byTest.get(key)
    if (known) known.push(record)
    else byTest.set(key, [record])
  }
  return [...byTest.values()].flatMap((records) => latestOfTest(records, format, rangeFor) ?? [])
}

const byUrgency = (latest: readonly LatestResult[]): readonly LatestResult[] =>
  latest.toSorted((a, b) => urgencyRank(a.reading) - urgencyRank(b.reading))

function isRecent({ reading, newerWithoutValue = reading }: LatestResult, now: number): boolean {
  return isDatedAfter('Observation', newerWithoutValue.observation, now - RECENT_MS)
}

export interface SelectedResults {
  readonly shown: readonly LatestResult[]
  readonly more: number
  /** For providers: there are results, but none of the last 30 days. */
  readonly hasNoneRecent: boolean
}

/**
 * The results of the summary card: newest day first, and within a day far outside the range, then outside, then the others.
 * For providers the last 30 days count as one day.
 */
export function selectResults(latest: readonly LatestResult[], isProvider: boolean, now: number): SelectedResults {
  const recent = isProvider ? latest.filter((each) => isRecent(each, now)) : []
  const days = new Map<string, LatestResult[]>()
  for (const each of latest) {
    const day = shownDay((each.newerWithoutValue ?? each.reading).raw ?? '') ?? ''
    days.set(day, [...(days.get(day) ?? []), each])
  }
  const byDay = [...days.values()].flatMap(byUrgency)
  const ordered = [...byUrgency(recent), ...byDay.filter((each) => !recent.includes(each))]
  const show = isProvider ? 8 : 5
  return {
    shown: ordered.slice(0, show),
    more: Math.max(0, ordered.length - show),
    hasNoneRecent: isProvider && latest.length > 0 && recent.length === 0,
  }
}

/** LOINC codes of the vital signs that come first: blood pressure, weight, heart rate. */
const firstVitals = ['85354-9', '55284-4', '29463-7', '8867-4']
const bmiCodes = ['39156-5', '59576-9']
const isOneOf = ({ reading }: LatestResult, codes: readonly string[]): boolean =>
  codes.some((code) => reading.codeKey === `http://loinc.org|${code}`)

/** Sorts vital signs: blood pressure, weight and heart rate before the others. */
export function sortVitals(latest: readonly LatestResult[]): readonly LatestResult[] {
  const first = firstVitals.flatMap((code) => latest.filter((each) => isOneOf(each, [code])))
  return [...first, ...latest.filter((each) => !first.includes(each))]
}

/** The vital signs of the summary card; body mass index is only on the vital signs page. */
export function selectVitals(
  latest: readonly LatestResult[],
  isProvider: boolean,
): { readonly shown: readonly LatestResult[]; readonly more: number } {
  const show = isProvider ? 8 : 3
  const ordered = sortVitals(latest.filter((each) => !isOneOf(each, bmiCodes)))
  return { shown: ordered.slice(0, show), more: Math.max(0, ordered.length - show) }
}
