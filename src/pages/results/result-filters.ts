import type { ResultStatusFilter, ResultTimeRange } from './group-results'

/** How the results are chosen and laid out. All but the search text stand in the address, so that Back and a reload keep them. */
export interface ResultFilters {
  /** Undefined: the default of `defaultWindow`. */
  readonly time: ResultTimeRange | undefined
  readonly show: ResultStatusFilter
  readonly kind: string
  readonly group: 'date' | 'test' | 'table'
  readonly order: 'newest' | 'oldest'
}

const allowedValues = {
  time: ['3m', '1y', '5y', 'all'],
  show: ['all', 'outside', 'notFinal'],
  group: ['date', 'test', 'table'],
  order: ['newest', 'oldest'],
} as const

function allowedValue<C extends string>(allowed: readonly C[], value: string | null): C | undefined {
  return allowed.find((one) => one === value)
}

/** Filters from the address; what it does not know is as if it were not there. */
export function readResultFilters(query: URLSearchParams, kinds: readonly string[]): ResultFilters {
  return {
    time: allowedValue(allowedValues.time, query.get('time')),
    show: allowedValue(allowedValues.show, query.get('show')) ?? 'all',
    kind: allowedValue(kinds, query.get('kind')) ?? 'all',
    group: allowedValue(allowedValues.group, query.get('group')) ?? 'date',
    order: allowedValue(allowedValues.order, query.get('order')) ?? 'newest',
  }
}

const DEFAULT_VALUES: Readonly<Record<string, string>> = { show: 'all', kind: 'all', group: 'date', order: 'newest' }

/** The query of an address with one filter changed; defaults are left out. */
export function withResultFilter(query: URLSearchParams, name: keyof ResultFilters, value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (DEFAULT_VALUES[name] === value) next.delete(name)
  else next.set(name, value)
  return next
}

/** True where a choice or a search leaves results out; the time that stands there by itself is nobody's choice. */
export function hasActiveFilters({ time, show, kind }: ResultFilters, text: string): boolean {
  return text.trim() !== '' || show !== 'all' || kind !== 'all' || (time !== undefined && time !== 'all')
}
