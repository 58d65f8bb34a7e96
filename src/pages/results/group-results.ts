import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { earlierVersions } from '../../clinical/observations/earlier-versions'
import { trendPath } from '../../components/navigation/trend-path'
import { isOutsideRange } from '../../clinical/observations/outside-range'
import { isMaskedRecord } from '../../resources/masking'
import type { ObservationReading } from '../../clinical/observations/result-reading'

export type ResultTimeRange = '3m' | '1y' | '5y' | 'all'
export type ResultStatusFilter = 'all' | 'outside' | 'notFinal'

const RANGE_MONTHS: Readonly<Record<Exclude<ResultTimeRange, 'all'>, number>> = { '3m': 3, '1y': 12, '5y': 60 }
const FINAL_STATUSES = ['final', 'amended', 'corrected']

/** Results whose date may lie in the window that ends now; results without a date stay in every window, for they may belong to it. */
export function inTimeRange(
  readings: readonly ObservationReading[],
  window: ResultTimeRange,
  now: Date,
): readonly ObservationReading[] {
  if (window === 'all') return readings
  const start = new Date(now)
  start.setUTCMonth(start.getUTCMonth() - RANGE_MONTHS[window])
  return readings.filter(({ raw }) => {
    const date = raw === undefined ? undefined : parsePartialDate(raw)
    return !date || dateInterval(date).to > start.getTime()
  })
}

/** The default window: one year, or all when a year holds fewer than three results. */
export function defaultTimeRange(readings: readonly ObservationReading[], now: Date): ResultTimeRange {
  return inTimeRange(readings, '1y', now).length < 3 ? 'all' : '1y'
}

const statusFilters: Readonly<Record<ResultStatusFilter, (reading: ObservationReading) => boolean>> = {
  all: () => true,
  outside: isOutsideRange,
  notFinal: ({ status, isCounted: counts }) => status !== undefined && counts && !FINAL_STATUSES.includes(status),
}

const hasName = ({ name }: Pick<ObservationReading, 'name'>, typed: string): boolean =>
  name?.toLowerCase().includes(typed) === true

/** True for a result that the choices and the text leave; its plain name, in lower case, and the names of its parts count as its own. */
export function matchesFilters(
  reading: ObservationReading,
  kept: ResultStatusFilter,
  kind: string,
  text: string,
  plainName: () => string = () => '',
): boolean {
  const typed = text.trim().toLowerCase()
  return (
    statusFilters[kept](reading) &&
    (kind === 'all' || resultCategory(reading) === kind) &&
    (typed === '' ||
      hasName(reading, typed) ||
      reading.components.some((part) => hasName(part, typed)) ||
      plainName().includes(typed))
  )
}

const KNOWN_CATEGORIES = [
  'laboratory',
  'vital-signs',
  'social-history',
  'survey',
  'imaging',
  'exam',
  'procedure',
  'therapy',
  'activity',
]

/** The kind under which a result is filtered; what has none of the known categories is `other`. */
export function resultCategory(reading: ObservationReading): string {
  return reading.categories.find((category) => KNOWN_CATEGORIES.includes(category)) ?? 'other'
}

export interface ResultDay {
  /** `YYYY-MM-DD` or less; empty when the results have no date. */
  readonly day: string
  readonly readings: readonly ObservationReading[]
}

function groupBy(
  readings: readonly ObservationReading[],
  key: (reading: ObservationReading) => string,
): readonly (readonly [string, readonly ObservationReading[]])[] {
  const groups = new Map<string, ObservationReading[]>()
  for (const reading of readings) {
    const known = groups.get(key(reading))
    if (known) known.push(reading)
    else groups.set(key(reading), [reading])
  }
  return [...groups]
}

/** Days in the order of the readings (newest first); those without a date last. */
export function groupByDay(readings: readonly ObservationReading[]): readonly ResultDay[] {
  const days = groupBy(readings, ({ raw }) => /^\d{4}(-\d{2}){0,2}/.exec(raw ?? '')?.[0] ?? '').map(([day, own]) => ({
    day,
    readings: own,
  }))
  return [...days.filter(({ day }) => day !== ''), ...days.filter(({ day }) => day === '')]
}

/** One entry a test, by name; inside it newest first as given. */
export function groupByTest(
  readings: readonly ObservationReading[],
): readonly { readonly key: string; readonly readings: readonly ObservationReading[] }[] {
  const name = (own: readonly ObservationReading[]) => (own[0]?.name ?? '').toLowerCase()
  return groupBy(readings, ({ codeKey }) => codeKey)
    .map(([key, own]) => ({ key, readings: own }))
    .sort((a, b) => name(a.readings).localeCompare(name(b.readings)))
}

/** The trend of a test, and how many results it shows. */
export interface TrendLink {
  readonly path: string
  readonly count: number
}

/** The trend of each test by its code key, without covered results. `readings` come newest first. */
export function trendLinks(readings: readonly ObservationReading[]): ReadonlyMap<string, TrendLink> {
  const shown = readings.filter(({ observation }) => !isMaskedRecord(observation))
  return new Map(
    groupBy(shown, ({ codeKey }) => codeKey).map(([key, own]) => [key, { path: trendPath(own), count: own.length }]),
  )
}

/** The result that stands for its test: the newest that is no early version of a final one and whose date does not lie ahead, else the first. `now` in milliseconds. */
export function representativeResult(
  readings: readonly ObservationReading[],
  earlier: ReadonlyMap<ObservationReading, unknown>,
  now: number,
): ObservationReading | undefined {
  const isAhead = (raw: string | undefined): boolean => {
    const date = raw === undefined ? undefined : parsePartialDate(raw)
    return date !== undefined && dateInterval(date).from > now
  }
  const standing = readings.filter((reading) => reading.isCounted && !earlier.has(reading))
  return standing.find(({ raw }) => !isAhead(raw)) ?? standing[0] ?? readings[0]
}

/** For each result the one before it: the same test in the same unit at another moment, no comparator on it. `readings` come newest first. */
export function previousResults(
  readings: readonly ObservationReading[],
): ReadonlyMap<ObservationReading, ObservationReading> {
  const earlier = earlierVersions(readings)
  const found = new Map<ObservationReading, ObservationReading>()
  const waiting = new Map<string, readonly ObservationReading[]>()
  for (const reading of readings) {
    const { measure, codeKey, raw, isCounted: counts } = reading
    if (!measure || !counts || raw === undefined || earlier.has(reading)) continue
    const key = `${codeKey} ${measure.unit ?? ''}`
    const newer = waiting.get(key) ?? []
    const same = newer.filter((each) => each.raw === raw)
    if (measure.comparator === undefined) for (const each of newer) if (each.raw !== raw) found.set(each, reading)
    waiting.set(key, measure.comparator === undefined ? [...same, reading] : [...newer, reading])
  }
  return found
}
