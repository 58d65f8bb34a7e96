import { isJsonObject } from '../json'
import { createHash } from 'node:crypto'
import type { Resource } from '../types'

/** The id in the second EHR of a record of the first. */
export const secondEhrId = (type: string, id: string): string =>
  `lk-${createHash('sha256').update(`${type}/${id}`).digest('hex').slice(0, 16)}`

/** Elements that are specific to one EHR and not copied. */
const EHR_SPECIFIC_ELEMENTS: ReadonlySet<string> = new Set(['id', 'meta', 'identifier', 'text', 'encounter', 'context'])

/** The reference in the second EHR: to a shared record, to its doctor or clinic; undefined for others. */
function secondEhrReference(reference: string, known: ReadonlyMap<string, string>): string | undefined {
  if (reference.startsWith('#')) return reference
  const [type = ''] = reference.split('/')
  if (type === 'Practitioner' || type === 'PractitionerRole') return 'Practitioner/dr-shore'
  return type === 'Organization' ? 'Organization/lakeside' : known.get(reference)
}

const DISPLAYS: Readonly<Record<string, string>> = {
  'Practitioner/dr-shore': 'Dr. Kim Shore-Sample',
  'Organization/lakeside': 'Lakeside Clinic',
}

/** The value with rewritten references, without unresolvable ones; undefined if nothing remains. */
function rewriteReferences(value: unknown, known: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) {
    const list = value.map((item: unknown) => rewriteReferences(item, known)).filter((item) => item !== undefined)
    return list.length === 0 ? undefined : list
  }
  if (!isJsonObject(value)) return value
  if (typeof value['reference'] === 'string') {
    const reference = secondEhrReference(value['reference'], known)
    if (reference === undefined) return undefined
    const display = DISPLAYS[reference] ?? value['display']
    return { reference, ...(display === undefined ? {} : { display }) }
  }
  const parts = Object.entries(value)
    .map(([name, part]) => [name, rewriteReferences(part, known)] as const)
    .filter(([, part]) => part !== undefined)
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

/** Copies an entry to the second EHR, with a new id and rewritten references. `known` maps shared records to their references there. */
export function toSecondEhr(entry: Resource, known: ReadonlyMap<string, string>): Resource {
  const rest = Object.fromEntries(Object.entries(entry).filter(([name]) => !EHR_SPECIFIC_ELEMENTS.has(name)))
  return { ...(rewriteReferences(rest, known) as Resource), id: secondEhrId(entry.resourceType, entry.id) }
}
