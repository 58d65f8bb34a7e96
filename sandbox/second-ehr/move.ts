import { createHash } from 'node:crypto'
import { isJson } from '../fhir/walk'
import type { Resource } from '../types'

/** The id that this EHR gives to a record of the other one. */
export const idHere = (type: string, id: string): string =>
  `lk-${createHash('sha256').update(`${type}/${id}`).digest('hex').slice(0, 16)}`

/** What of an entry belongs to the EHR that has it. */
const ownOfHome: ReadonlySet<string> = new Set(['id', 'meta', 'identifier', 'text', 'encounter', 'context'])

/** A reference as it stands here: to one of the same records, to who works here, or none. */
function referenceHere(reference: string, known: ReadonlyMap<string, string>): string | undefined {
  if (reference.startsWith('#')) return reference
  const [type = ''] = reference.split('/')
  if (type === 'Practitioner' || type === 'PractitionerRole') return 'Practitioner/dr-shore'
  return type === 'Organization' ? 'Organization/lakeside' : known.get(reference)
}

const shown: Readonly<Record<string, string>> = {
  'Practitioner/dr-shore': 'Dr. Kim Shore-Sample',
  'Organization/lakeside': 'Lakeside Clinic',
}

/** The value without what leads nowhere here; undefined where nothing is left of it. */
function moved(value: unknown, known: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) {
    const list = value.map((item: unknown) => moved(item, known)).filter((item) => item !== undefined)
    return list.length === 0 ? undefined : list
  }
  if (!isJson(value)) return value
  if (typeof value['reference'] === 'string') {
    const reference = referenceHere(value['reference'], known)
    if (reference === undefined) return undefined
    return {
      reference,
      ...(shown[reference] === undefined
        ? value['display'] === undefined
          ? {}
          : { display: value['display'] }
        : { display: shown[reference] }),
    }
  }
  const parts = Object.entries(value)
    .map(([name, part]) => [name, moved(part, known)] as const)
    .filter(([, part]) => part !== undefined)
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

/** The entry as this EHR has it: under an id of its own, with references to what is here. `known` has the records that both have. */
export function movedHere(entry: Resource, known: ReadonlyMap<string, string>): Resource {
  const rest = Object.fromEntries(Object.entries(entry).filter(([name]) => !ownOfHome.has(name)))
  return { ...(moved(rest, known) as Resource), id: idHere(entry.resourceType, entry.id) }
}
