import type { Kept, TimeWindow } from './choose'

/** How the results are chosen and laid out. All but the search text stand in the address, so that Back and a reload keep them. */
export interface Filters {
  /** Undefined: the default of `defaultWindow`. */
  readonly time: TimeWindow | undefined
  readonly show: Kept
  readonly kind: string
  readonly group: 'date' | 'test' | 'table'
  readonly order: 'newest' | 'oldest'
}

const choices = {
  time: ['3m', '1y', '5y', 'all'],
  show: ['all', 'outside', 'notFinal'],
  group: ['date', 'test', 'table'],
  order: ['newest', 'oldest'],
} as const

function pick<C extends string>(allowed: readonly C[], value: string | null): C | undefined {
  return allowed.find((one) => one === value)
}

/** Filters from the address; what it does not know is as if it were not there. */
export function filtersOf(query: URLSearchParams, kinds: readonly string[]): Filters {
  return {
    time: pick(choices.time, query.get('time')),
    show: pick(choices.show, query.get('show')) ?? 'all',
    kind: pick(kinds, query.get('kind')) ?? 'all',
    group: pick(choices.group, query.get('group')) ?? 'date',
    order: pick(choices.order, query.get('order')) ?? 'newest',
  }
}

const defaults: Readonly<Record<string, string>> = { show: 'all', kind: 'all', group: 'date', order: 'newest' }

/** The query of an address with one filter changed; defaults are left out. */
export function withFilter(query: URLSearchParams, name: keyof Filters, value: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (defaults[name] === value) next.delete(name)
  else next.set(name, value)
  return next
}

/** True where a choice or a search leaves results out; the time that stands there by itself is nobody's choice. */
export function isNarrowed({ time, show, kind }: Filters, text: string): boolean {
  return text.trim() !== '' || show !== 'all' || kind !== 'all' || (time !== undefined && time !== 'all')
}
