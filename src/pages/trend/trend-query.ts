import { useSearchParams } from 'react-router'
import { trendRanges, type TrendRange } from './time-range'

/** At most this many tests are compared with the one of the page. */
export const MAX_COMPARED = 2

/** What the query string of a trend says; it never holds a name, a code or a value. */
export interface TrendQuery {
  /** Undefined: the range that holds enough results. */
  readonly range: TrendRange | undefined
  /** Observation ids, one of each test that is compared. */
  readonly compare: readonly string[]
}

/** Reads the query string; values that are not known are left out. */
export function readTrendQuery(query: URLSearchParams): TrendQuery {
  const range = query.get('range')
  return {
    range: trendRanges.find((known) => known === range),
    compare: [...new Set(query.getAll('compare'))].filter((id) => id !== '').slice(0, MAX_COMPARED),
  }
}

/** The query string with `changes` made to it. */
export function withTrendQuery(query: URLSearchParams, changes: Partial<TrendQuery>): URLSearchParams {
  const { range, compare } = { ...readTrendQuery(query), ...changes }
  return new URLSearchParams([
    ...(range === undefined ? [] : [['range', range]]),
    ...compare.map((id) => ['compare', id]),
  ])
}

/** The time range and the compared tests, kept in the URL so that Back and a reload restore them. */
export function useTrendQuery(): readonly [TrendQuery, (changes: Partial<TrendQuery>) => void] {
  const [query, setQuery] = useSearchParams()
  return [readTrendQuery(query), (changes) => setQuery((before) => withTrendQuery(before, changes), { replace: true })]
}
