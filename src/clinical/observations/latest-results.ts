import { firstCode } from '../../fhir/concept'
import { objectsOf } from '../../lib/json'
import { codeKey } from '../../fhir/result'
import { isFarOutside, isOutside } from './outside-range'
import { newestFirst } from '../shared/newest-first'
import { readObservation } from './result-reading'
import { isAhead } from '../shared/upcoming'
import type { Resource } from '../../fhir/resource'
import type { ObservationReading } from './result-reading'

/** One test: its newest result and the ones before it in the same unit. */
export interface Latest {
  readonly reading: ObservationReading
  /** Numbers from the oldest to the newest of those in the unit of the newest; comparators left out. */
  readonly numbers: readonly number[]
  /** The number before, as sent, in the same unit. */
  readonly before: string | undefined
}

const MONTH = 30 * 86_400_000
/** As many as a sparkline draws. */
const LINE = 12

/** Categories of Observation that are no tests: they have pages of their own. */
const notTests = [
  'vital-signs',
  'social-history',
  'survey',
  'sdoh',
  'activity',
  'therapy',
  'cognitive-status',
  'functional-status',
]

const categories = (record: Resource): readonly string[] =>
  objectsOf(record['category']).flatMap((category) =>
    objectsOf(category['coding']).flatMap((coding) => firstCode(coding) ?? []),
  )
const left = ['entered-in-error', 'cancelled']
const early = ['registered', 'preliminary']

export const isTest = (record: Resource): boolean => !categories(record).some((category) => notTests.includes(category))
export const isVital = (record: Resource): boolean => categories(record).includes('vital-signs')

const saysSomething = (reading: ObservationReading): boolean =>
  reading.values.length > 0 || reading.components.length > 0

/** A final result stands before an early one of the same moment. */
function newestOf(records: readonly Resource[]): ObservationReading | undefined {
  const readings = records.slice(0, 5).map(readObservation).filter(saysSomething)
  const [first] = readings
  return readings.find((reading) => reading.raw === first?.raw && !early.includes(reading.status ?? '')) ?? first
}

function latestOfTest(records: readonly Resource[]): Latest | undefined {
  const reading = newestOf(records)
  if (!reading) return undefined
  const { measure } = reading
  const before = records
    .slice(records.indexOf(reading.observation) + 1, LINE + 4)
    .map(readObservation)
    .flatMap((each) =>
      each.raw !== reading.raw &&
      each.measure &&
      each.measure.unit === measure?.unit &&
      each.measure.comparator === undefined
        ? [each.measure]
        : [],
    )
    .slice(0, LINE - 1)
  return {
    reading,
    before: before[0]?.digits,
    numbers:
      measure && measure.comparator === undefined
        ? [...before.map(({ value }) => value).toReversed(), measure.value]
        : [],
  }
}

/** The newest result of each test, newest first; mistakes, cancelled results, dates that lie ahead and results that say nothing are never the newest. */
export function latestOf(observations: readonly Resource[], now: number): readonly Latest[] {
  const byTest = new Map<string, Resource[]>()
  const counting = observations.filter(
    (record) => !left.includes(firstCode(record['status']) ?? '') && !isAhead('Observation', record, now),
  )
  for (const record of newestFirst('Observation', counting)) {
    const key = codeKey(record) ?? `#${record.id ?? ''}`
    const known = byTest.get(key)
    if (known) known.push(record)
    else byTest.set(key, [record])
  }
  return [...byTest.values()].flatMap((records) => latestOfTest(records) ?? [])
}

const urgency = ({ reading }: Latest): number => (isFarOutside(reading) ? 0 : isOutside(reading) ? 1 : 2)
const byUrgency = (latest: readonly Latest[]): readonly Latest[] => latest.toSorted((a, b) => urgency(a) - urgency(b))

function isLately({ reading }: Latest, now: number): boolean {
  return isAhead('Observation', reading.observation, now - MONTH)
}

export interface LatestResults {
  readonly shown: readonly Latest[]
  readonly more: number
  /** Care staff asked for the last 30 days, and there is nothing in them. */
  readonly noneLately: boolean
}

/**
 * The results of the card: the newest day first, and within a day far outside the range, then outside, then the others.
 * For care staff the last 30 days count as one day.
 */
export function chooseResults(latest: readonly Latest[], isProvider: boolean, now: number): LatestResults {
  const lately = isProvider ? latest.filter((each) => isLately(each, now)) : []
  const days = new Map<string, Latest[]>()
  for (const each of latest) {
    const day = each.reading.raw?.slice(0, 10) ?? ''
    days.set(day, [...(days.get(day) ?? []), each])
  }
  const byDay = [...days.values()].flatMap(byUrgency)
  const ordered = [...byUrgency(lately), ...byDay.filter((each) => !lately.includes(each))]
  const show = isProvider ? 8 : 5
  return {
    shown: ordered.slice(0, show),
    more: Math.max(0, ordered.length - show),
    noneLately: isProvider && latest.length > 0 && lately.length === 0,
  }
}

/** LOINC codes of the vital signs that stand first: blood pressure, weight, heart rate. */
const firstVitals = ['85354-9', '55284-4', '29463-7', '8867-4']
const bmi = ['39156-5', '59576-9']
const isOneOf = ({ reading }: Latest, codes: readonly string[]): boolean =>
  codes.some((code) => reading.codeKey === `http://loinc.org|${code}`)

/** Vital signs, those that stand first before the others. */
export function inOrderOfVitals(latest: readonly Latest[]): readonly Latest[] {
  const first = firstVitals.flatMap((code) => latest.filter((each) => isOneOf(each, [code])))
  return [...first, ...latest.filter((each) => !first.includes(each))]
}

/** The vital signs of the card; body mass index has its place on the page of vital signs only. */
export function chooseVitals(
  latest: readonly Latest[],
  isProvider: boolean,
): { readonly shown: readonly Latest[]; readonly more: number } {
  const show = isProvider ? 8 : 3
  const ordered = inOrderOfVitals(latest.filter((each) => !isOneOf(each, bmi)))
  return { shown: ordered.slice(0, show), more: Math.max(0, ordered.length - show) }
}
