import { createHash } from 'node:crypto'
import type { Person, Population, Resource } from '../types'

type Json = Readonly<Record<string, unknown>>

/** Lengths as real servers send them; R4 allows 64. */
const LENGTHS: Readonly<Record<string, number>> = { Patient: 70 }
const LENGTH = 88

/** The id that a server of this kind gives to a record: longer than R4 allows, with underscores, the same at every start. */
export function longId(type: string, id: string): string {
  const letters = createHash('sha512').update(`${type}/${id}`).digest('base64url')
  return `e_${letters}`.slice(0, LENGTHS[type] ?? LENGTH)
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const REFERENCE = /^([A-Z][A-Za-z]+)\/([^/?#|]+)(\/_history\/[^/]+)?$/

/** References, and addresses of attachments, with the ids that the records behind them have now. */
function renamed(value: unknown, rename: (reference: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => renamed(item, rename))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      (name === 'reference' || name === 'url') && typeof part === 'string' ? rename(part) : renamed(part, rename),
    ]),
  )
}

/** The same records and people under long ids; who signs in keeps the name of the sign-in. */
export function withLongIds<P extends Population>(population: P): P {
  const known = new Set(population.resources.map(({ resourceType, id }) => `${resourceType}/${id}`))
  const rename = (reference: string): string => {
    const [, type = '', id = '', version = ''] = REFERENCE.exec(reference) ?? []
    return known.has(`${type}/${id}`) ? `${type}/${longId(type, id)}${version}` : reference
  }
  const resources = population.resources.map((resource) => ({
    ...(renamed(resource, rename) as Resource),
    id: longId(resource.resourceType, resource.id),
  }))
  const people = population.people.map((person): Person => ({
    ...person,
    fhirUser: rename(person.fhirUser),
    patients: person.patients.map((id) => longId('Patient', id)),
  }))
  return { ...population, resources, people }
}
