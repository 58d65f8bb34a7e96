import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { trendRanges, type TrendRange } from './time-range'
import { readChosenSpan, type ChosenSpan } from './time-span'

/** At most this many tests are compared with the one of the page. */
export const MAX_COMPARED = 2

/** What the query string of a trend says; it never holds a name, a code or a value. */
export interface TrendQuery {
  /** Undefined: the range that holds enough results. */
  readonly range: TrendRange | undefined
  /** The days that the reader chose instead of a range. */
  readonly span: ChosenSpan | undefined
  /** Observation ids, one of each test that is compared. */
  readonly compare: readonly string[]
}

/** Reads the query string; values that are not known are left out. */
export function readTrendQuery(query: URLSearchParams): TrendQuery {
  const range = query.get('range')
  return {
    range: trendRanges.find((known) => known === range),
    span: readChosenSpan(query.get('from') ?? undefined, query.get('to') ?? undefined),
    compare: [...new Set(query.getAll('compare'))].filter((id) => id !== '').slice(0, MAX_COMPARED),
  }
}

/** The query string with `changes` made to it. */
export function withTrendQuery(query: URLSearchParams, changes: Partial<TrendQuery>): URLSearchParams {
  const { range, span, compare } = { ...readTrendQuery(query), ...changes }
  return new URLSearchParams([
    ...(range === undefined ? [] : [['range', range]]),
    ...Object.entries(span ?? {}),
    ...compare.map((id) => ['compare', id]),
  ])
}

/** The time range or span and the compared tests, in the URL so that Back and a reload restore them. The setter is the same while the URL is. */
export function useTrendQuery(): readonly [TrendQuery, (changes: Partial<TrendQuery>) => void] {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (changes: Partial<TrendQuery>) => setQuery((before) => withTrendQuery(before, changes), { replace: true }),
    [setQuery],
  )
  return [readTrendQuery(query), change]
}

/** The days that the reader chose, and their setter: a span takes the place of a range, none shows all of the time. Both are the same while the URL is. */
export function useChosenSpan(): readonly [ChosenSpan | undefined, (span: ChosenSpan | undefined) => void] {
  const [{ span }, setQuery] = useTrendQuery()
  const { from, to } = span ?? {}
  const setSpan = useCallback(
    (next: ChosenSpan | undefined) => setQuery({ range: next ? undefined : 'all', span: next }),
    [setQuery],
  )
  return [useMemo(() => readChosenSpan(from, to), [from, to]), setSpan]
}
