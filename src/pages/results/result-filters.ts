import { isBeforeTime } from '../../fhir/shown-day'
import { isOutsideRange } from '../../clinical/observations/outside-range'
import type { ObservationReading } from '../../clinical/observations/result-reading'

export type ResultTimeRange = '3m' | '1y' | '5y' | 'all'
export type ResultLayout = 'date' | 'test' | 'table'
export type ResultStatusFilter = 'all' | 'outside' | 'notFinal'

/** How the results are filtered and laid out. All but the search text is in the URL, so that Back and a reload restore it. */
export interface ResultFilters {
  /** Undefined: `defaultTimeRange`. */
  readonly time: ResultTimeRange | undefined
  readonly show: ResultStatusFilter
  readonly kind: string
  readonly group: ResultLayout
  readonly order: 'newest' | 'oldest'
}

const allowedValues = {
  time: ['3m', '1y', '5y', 'all'],
  show: ['all', 'outside', 'notFinal'],
  group: ['date', 'test', 'table'],
  order: ['newest', 'oldest'],
} as const

function allowedValue<V extends string>(allowed: readonly V[], value: string | null): V | undefined {
  return allowed.find((each) => each === value)
}

/** Reads the filters from the query string; unknown values give the default. `group` is the name that `by` had before. */
export function readResultFilters(
  query: URLSearchParams,
  kinds: readonly string[],
  defaultGroup: ResultLayout = 'date',
): ResultFilters {
  return {
    time: allowedValue(allowedValues.time, query.get('time')),
    show: allowedValue(allowedValues.show, query.get('show')) ?? 'all',
    kind: allowedValue(kinds, query.get('kind')) ?? 'all',
    group:
      allowedValue(allowedValues.group, query.get('by')) ??
      allowedValue(allowedValues.group, query.get('group')) ??
      defaultGroup,
    order: allowedValue(allowedValues.order, query.get('order')) ?? 'newest',
  }
}

const DEFAULT_VALUES: Readonly<Record<string, string>> = { show: 'all', kind: 'all', order: 'newest' }

/** The query string with one filter changed; defaults are left out. */
export function withResultFilter(
  query: URLSearchParams,
  name: keyof ResultFilters,
  value: string,
  defaultGroup: ResultLayout = 'date',
): URLSearchParams {
  const next = new URLSearchParams(query)
  const isDefault = name === 'group' ? value === defaultGroup : DEFAULT_VALUES[name] === value
  const parameter = name === 'group' ? 'by' : name
  if (name === 'group') next.delete('group')
  if (isDefault) next.delete(parameter)
  else next.set(parameter, value)
  return next
}

/** True where the person filters or searches; the default time range does not count. */
export function hasActiveFilters({ time, show, kind }: ResultFilters, text: string): boolean {
  return text.trim() !== '' || show !== 'all' || kind !== 'all' || (time !== undefined && time !== 'all')
}

const RANGE_MONTHS: Readonly<Record<Exclude<ResultTimeRange, 'all'>, number>> = { '3m': 3, '1y': 12, '5y': 60 }

/** Results whose date may be in the range that ends now; results without a date are in every range. */
export function inTimeRange(
  readings: readonly ObservationReading[],
  range: ResultTimeRange,
  now: Date,
): readonly ObservationReading[] {
  if (range === 'all') return readings
  // eslint-disable-next-line no-restricted-syntax -- the clock of this device
  const start = new Date(now)
  start.setUTCMonth(start.getUTCMonth() - RANGE_MONTHS[range])
  return readings.filter(({ raw }) => !isBeforeTime(raw ?? '', start.getTime()))
}

/** One year, or all of the time when a year holds fewer than three results. */
export function defaultTimeRange(readings: readonly ObservationReading[], now: Date): ResultTimeRange {
  return inTimeRange(readings, '1y', now).length < 3 ? 'all' : '1y'
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

/** The category of a result in the filters; `other` without a known one. */
export function resultCategory(reading: ObservationReading): string {
  return reading.categories.find((category) => KNOWN_CATEGORIES.includes(category)) ?? 'other'
}

const FINAL_STATUSES = ['final', 'amended', 'corrected']

const statusFilters: Readonly<Record<ResultStatusFilter, (reading: ObservationReading) => boolean>> = {
  all: () => true,
  outside: isOutsideRange,
  notFinal: ({ status, isCounted }) => status !== undefined && isCounted && !FINAL_STATUSES.includes(status),
}

const nameIncludes = ({ name }: Pick<ObservationReading, 'name'>, searched: string): boolean =>
  name?.toLowerCase().includes(searched) === true

/** True for a result that passes the filters and the search text, which is compared with its name, those of its components and its plain name (lower case). */
export function matchesFilters(
  reading: ObservationReading,
  { show, kind }: Pick<ResultFilters, 'show' | 'kind'>,
  text: string,
  plainName: () => string = () => '',
): boolean {
  const searched = text.trim().toLowerCase()
  return (
    statusFilters[show](reading) &&
    (kind === 'all' || resultCategory(reading) === kind) &&
    (searched === '' ||
      nameIncludes(reading, searched) ||
      reading.components.some((component) => nameIncludes(component, searched)) ||
      plainName().includes(searched))
  )
}
