import { isObject } from '../lib/json'
import { carryDigits } from './json'
import type { Resource } from './resource'

/** Elements whose blanks belong to them: markup and files. */
const untouched: ReadonlySet<string> = new Set(['div', 'data'])

const originals = new WeakMap<object, Resource>()

/** Elements that hold a date or a time (R4). */
const dated =
  /(?:[dD]ate(?:Time)?|[iI]nstant|[tT]ime|^start|^end|^issued|^recorded|^created|^creation|^authoredOn|^lastUpdated|^sent|^lastOccurrence|^when[A-Z]\w*)$/
/** A date in which blanks stand where none or a `T` belongs; nothing else can be meant. */
const blanks =
  /^(\d{4})\s*-\s*(\d{2})(?:\s*-\s*(\d{2})(?:(?:\s+|\s*T\s*)(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:\d{2})?)?)?$/

const withoutBlanks = (date: string): string =>
  !/\s/.test(date)
    ? date
    : date.replace(
        blanks,
        (_all, ...[year, month, day, time, zone]: readonly (string | undefined)[]) =>
          `${[year, month, day].filter(Boolean).join('-')}${time === undefined ? '' : `T${time}${zone ?? ''}`}`,
      )

function tidyMember(name: string, value: unknown, holder: object): unknown {
  if (typeof value === 'string')
    return untouched.has(name) ? value : dated.test(name) ? withoutBlanks(value.trim()) : value.trim()
  if (name === 'id' && typeof value === 'number' && 'resourceType' in holder) return String(value)
  return tidy(value)
}

/**
 * An answer in which texts, and so codes, have no blanks around them ("final "), dates none inside them, and ids are texts, as R4 wants; the very same value where nothing is
 * to be done. Comparisons everywhere else can then be exact. `asSent` gives a resource back as it came.
 */
export function tidy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => (typeof item === 'string' ? item.trim() : tidy(item)))
    return items.every((item, index) => item === value[index]) ? value : carryDigits(value, items)
  }
  let changed: Map<string, unknown> | undefined
  for (const [name, inner] of Object.entries(value)) {
    const tidied = tidyMember(name, inner, value)
    if (tidied !== inner) (changed ??= new Map()).set(name, tidied)
  }
  if (!changed) return value
  const copy = carryDigits(value, Object.fromEntries([...Object.entries(value), ...changed]))
  if ('resourceType' in value && isObject(copy)) originals.set(copy, value as Resource)
  return copy
}

/** The resource as the server sent it, for whoever wants exactly that. */
export const asSent = (resource: Resource): Resource => originals.get(resource) ?? resource
