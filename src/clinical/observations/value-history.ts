import { parsePartialDate, utcTime } from '../../fhir/partial-date'
import { calendarInterval, shownDay } from '../../fhir/shown-day'
import { sameUnit } from '../../fhir/units/unit'
import { hasValue } from './newest-with-value'
import { plainSide, rangeSideOf } from './range-side'
import type { Measure, ObservationReading } from './result-reading'

/** What may be stated about the newest value of a test and those before it. */
export type ValueHistory =
  /** The last three values are all lower, or all higher, than at least three from five years earlier; `then` is the one nearest to that time. */
  | { readonly kind: 'lower' | 'higher'; readonly then: Measure; readonly raw: string }
  | {
      readonly kind: 'between'
      readonly lowest: Measure
      readonly highest: Measure
      /** Whole years up to today; undefined where the newest result is older than a year or the person has died. */
      readonly years: number | undefined
      readonly firstYear: string
      readonly lastYear: string
    }
  /** The value before the newest, or another of the same day whose order is not known. */
  | { readonly kind: 'before' | 'sameDay'; readonly reading: ObservationReading }

const DAY_MS = 86_400_000
const YEAR_MS = 365.25 * DAY_MS
/** Half of nine months. */
const HALF_WINDOW_MS = (YEAR_MS * 4.5) / 12
const MIN_COMPARED = 3
const MIN_SPREAD = 4
const YEARS = 5

interface DatedReading {
  readonly reading: ObservationReading
  readonly raw: string
  /** On the reader's calendar, in milliseconds. */
  readonly from: number
  readonly to: number
}

function dated(reading: ObservationReading): readonly DatedReading[] {
  const date = reading.raw === undefined ? undefined : parsePartialDate(reading.raw)
  return date && reading.raw !== undefined ? [{ reading, raw: reading.raw, ...calendarInterval(date) }] : []
}

/** The same day `years` earlier, in milliseconds; `day` is `yyyy-mm-dd`. */
function yearsBefore(day: string, years: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return utcTime(year - years, month, date)
}

/** The number of a result that can be compared with that of `newest` as it is: the same unit, and no “less than”. */
function comparable({ measure }: ObservationReading, newest: Measure): Measure | undefined {
  const isExact = measure?.comparator === undefined && measure?.isUnitAssumed !== true
  return measure && isExact && sameUnit(measure.sentUnit, newest.sentUnit) ? measure : undefined
}

/** All of the measures, or undefined if one result cannot be compared. */
function allComparable(readings: readonly DatedReading[], newest: Measure): readonly Measure[] | undefined {
  const measures = readings.flatMap(({ reading }) => comparable(reading, newest) ?? [])
  return measures.length === readings.length ? measures : undefined
}

const numbers = (measures: readonly Measure[]): readonly number[] => measures.map(({ value }) => value)

/** The last three against those of nine months around the same day five years earlier. */
function fiveYearChange(
  all: readonly DatedReading[],
  measure: Measure,
  newestDay: string,
): Extract<ValueHistory, { kind: 'lower' | 'higher' }> | undefined {
  if (newestDay.length < 10) return undefined
  const center = yearsBefore(newestDay, YEARS)
  const window = all.filter(({ from, to }) => from >= center - HALF_WINDOW_MS && to <= center + HALF_WINDOW_MS + DAY_MS)
  const last = allComparable(all.slice(0, MIN_COMPARED), measure)
  const then = allComparable(window, measure)
  if (!last || !then || last.length < MIN_COMPARED || then.length < MIN_COMPARED) return undefined
  const distance = ({ from }: DatedReading): number => Math.abs(from - center)
  const nearest = window.reduce((best, each) => (distance(each) < distance(best) ? each : best))
  const found = { then: nearest.reading.measure ?? measure, raw: nearest.raw }
  if (Math.max(...numbers(last)) < Math.min(...numbers(then))) return { kind: 'lower', ...found }
  return Math.min(...numbers(last)) > Math.max(...numbers(then)) ? { kind: 'higher', ...found } : undefined
}

/** The lowest and highest of the last five years if these have at least four results, else of all. */
function spread(
  all: readonly DatedReading[],
  measure: Measure,
  newestDay: string,
  today: string,
  hasDied: boolean,
): Extract<ValueHistory, { kind: 'between' }> | undefined {
  const newest = all[0]
  const isUpToToday = !hasDied && newest !== undefined && newest.from >= yearsBefore(today, 1)
  const end = isUpToToday ? today : newestDay.padEnd(10, '-01')
  const recent = all.filter(({ from }) => from >= yearsBefore(end, YEARS))
  const considered = recent.length >= MIN_SPREAD ? recent : all
  const measures = allComparable(considered, measure)
  const oldest = considered.at(-1)
  if (!measures || measures.length < MIN_SPREAD || !oldest) return undefined
  const sorted = measures.toSorted((a, b) => a.value - b.value)
  const from = Math.min(...considered.map((each) => each.from))
  return {
    kind: 'between',
    lowest: sorted[0] ?? measure,
    highest: sorted.at(-1) ?? measure,
    years: isUpToToday ? Math.max(1, Math.ceil((yearsBefore(today, 0) - from) / YEAR_MS)) : undefined,
    firstYear: (shownDay(oldest.raw) ?? '').slice(0, 4),
    lastYear: newestDay.slice(0, 4),
  }
}

/**
 * What the results before the newest one allow to say. `current` holds all results that may be the newest, newest first, and the newest has a value.
 * Undefined for a single result, and where one has no date, as its place among the others is not known.
 */
export function valueHistory(
  current: readonly ObservationReading[],
  today: string,
  hasDied: boolean,
): ValueHistory | undefined {
  const valued = current.filter(hasValue)
  const all = valued.flatMap(dated)
  const [newest, previous] = all
  if (!newest || !previous || all.length < valued.length) return undefined
  const { measure } = newest.reading
  const newestDay = shownDay(newest.raw) ?? ''
  const compared =
    measure && comparable(newest.reading, measure)
      ? (fiveYearChange(all, measure, newestDay) ?? spread(all, measure, newestDay, today, hasDied))
      : undefined
  return compared ?? nextToNewest(newest, previous)
}

/** Nothing where the order of the two is not known and they are not known to be of one day. */
function nextToNewest(newest: DatedReading, previous: DatedReading): ValueHistory | undefined {
  const { reading } = previous
  if (previous.to <= newest.from) return { kind: 'before', reading }
  const [newestDay = '', day] = [shownDay(newest.raw), shownDay(previous.raw)]
  return newestDay.length === 10 && newestDay === day ? { kind: 'sameDay', reading } : undefined
}

const MIN_RUN = 3

/** The side of the range on which at least three results in a row up to the newest are, and the date of the first of them as sent. */
export function flagRun(
  current: readonly ObservationReading[],
): { readonly side: 'above' | 'below'; readonly since: string } | undefined {
  const sideOf = ({ flag }: ObservationReading) => {
    const side = flag && rangeSideOf(flag.code)
    return side && plainSide(side)
  }
  const [newest] = current
  const side = newest && sideOf(newest)
  if ((side !== 'above' && side !== 'below') || current.some(({ raw }) => raw === undefined)) return undefined
  const end = current.findIndex((reading) => sideOf(reading) !== side)
  const run = end < 0 ? current : current.slice(0, end)
  const since = run.at(-1)?.raw
  return run.length >= MIN_RUN && since !== undefined && shownDay(since) !== undefined ? { side, since } : undefined
}
