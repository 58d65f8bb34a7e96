import { isObject } from '../lib/json'

function mark(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? value : `⟦${value}⟧`
  if (typeof value === 'function') return (...args: unknown[]) => mark(Reflect.apply(value, undefined, args))
  if (Array.isArray(value)) return value.map(mark)
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mark(each)])) : value
}

/** A table with brackets around every text: text on a page without brackets is missing from the tables. */
export function pseudoLocalize<T>(table: T): T {
  return mark(table) as T
}
