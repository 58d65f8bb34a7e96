import { isObject, type Json } from '../lib/json'
import { copyDigits } from './lossless-json'
import { asR4 } from './other-version'
import type { Resource } from './resource'

/** Elements whose white space is significant: markup and files. */
const VERBATIM_ELEMENTS: ReadonlySet<string> = new Set(['div', 'data'])

const [ZERO, NINE] = [0x30, 0x39]

const originals = new WeakMap<object, Resource>()

/** Elements that hold a date or a time (R4). */
const DATE_ELEMENT =
  /(?:[dD]ate(?:Time)?|[iI]nstant|[tT]ime|^start|^end|^issued|^recorded|^created|^creation|^authoredOn|^lastUpdated|^sent|^lastOccurrence|^when[A-Z]\w*)$/
/** A date with spaces where R4 has none or a `T`. */
const DATE_WITH_SPACES =
  /^(\d{4})\s*-\s*(\d{2})(?:\s*-\s*(\d{2})(?:(?:\s+|\s*T\s*)(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:\d{2})?)?)?$/

/** Trims a string, and removes the spaces inside a date. Most strings need neither, and are not dates. */
function normalizeText(name: string, value: string): string {
  if (VERBATIM_ELEMENTS.has(name)) return value
  const text = value.trim()
  const first = text.charCodeAt(0)
  return first >= ZERO && first <= NINE && /\s/.test(text) && DATE_ELEMENT.test(name) ? stripDateSpaces(text) : text
}

const stripDateSpaces = (date: string): string =>
  date.replace(
    DATE_WITH_SPACES,
    (_all, ...[year, month, day, time, zone]: readonly (string | undefined)[]) =>
      `${[year, month, day].filter(Boolean).join('-')}${time === undefined ? '' : `T${time}${zone ?? ''}`}`,
  )

function normalizeMember(name: string, value: unknown, holder: object): unknown {
  if (typeof value === 'string') return normalizeText(name, value)
  if (name === 'id' && typeof value === 'number' && 'resourceType' in holder) return String(value)
  return normalizeResponse(value)
}

/**
 * Normalizes a parsed response so that other code can compare exactly: trims strings ("final "), removes spaces inside dates, makes numeric ids strings and renames
 * elements of other versions, as R4 requires.
 * Returns the same object where nothing changes. `originalOf` returns a resource as it was received.
 */
export function normalizeResponse(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => (typeof item === 'string' ? item.trim() : normalizeResponse(item)))
    return items.every((item, index) => item === value[index]) ? value : copyDigits(value, items)
  }
  let changed: Map<string, unknown> | undefined
  for (const name in value) {
    const inner = (value as Json)[name]
    const normalized = normalizeMember(name, inner, value)
    if (normalized !== inner) (changed ??= new Map()).set(name, normalized)
  }
  const copy = changed ? Object.fromEntries([...Object.entries(value), ...changed]) : value
  if (!('resourceType' in value) || !isObject(copy)) return changed ? copyDigits(value, copy) : value
  const resource = asR4(copy)
  if (resource === value) return value
  originals.set(copyDigits(value, resource), value as Resource)
  return resource
}

/** The resource as it was received, before normalization. */
export const originalOf = (resource: Resource): Resource => originals.get(resource) ?? resource

/** Records that a resource is a normalized copy of another one. */
export const setOriginal = (copy: Resource, of: Resource): void => void originals.set(copy, originalOf(of))
