import { isJsonObject } from '../json'
import { createHash } from 'node:crypto'
import type { Person, Population, Resource } from '../types'

/** Id lengths of real servers; R4 allows 64. */
const LENGTH_BY_TYPE: Readonly<Record<string, number>> = { Patient: 70 }
const DEFAULT_LENGTH = 88

/** A deterministic id, longer than R4 allows and with underscores. */
export function longId(type: string, id: string): string {
  const letters = createHash('sha512').update(`${type}/${id}`).digest('base64url')
  return `e_${letters}`.slice(0, LENGTH_BY_TYPE[type] ?? DEFAULT_LENGTH)
}

const REFERENCE = /^([A-Z][A-Za-z]+)\/([^/?#|]+)(\/_history\/[^/]+)?$/

/** Applies `rename` to all references and attachment URLs. */
function rewriteReferences(value: unknown, rename: (reference: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => rewriteReferences(item, rename))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      (name === 'reference' || name === 'url') && typeof part === 'string'
        ? rename(part)
        : rewriteReferences(part, rename),
    ]),
  )
}

/** Replaces all resource ids by long ids; the ids of people on the sign-in page stay. */
export function withLongIds<P extends Population>(population: P): P {
  const known = new Set(population.resources.map(({ resourceType, id }) => `${resourceType}/${id}`))
  const rename = (reference: string): string => {
    const [, type = '', id = '', version = ''] = REFERENCE.exec(reference) ?? []
    return known.has(`${type}/${id}`) ? `${type}/${longId(type, id)}${version}` : reference
  }
  const resources = population.resources.map((resource) => ({
    ...(rewriteReferences(resource, rename) as Resource),
    id: longId(resource.resourceType, resource.id),
  }))
  const people = population.people.map((person): Person => ({
    ...person,
    fhirUser: rename(person.fhirUser),
    patients: person.patients.map((id) => longId('Patient', id)),
  }))
  return { ...population, resources, people }
}
