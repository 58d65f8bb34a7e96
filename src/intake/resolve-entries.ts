import { copyDigits } from '../fhir/lossless-json'
import { isId } from '../fhir/id'
import { setOriginal } from '../fhir/normalize-response'
import { parseReference } from '../fhir/reference'
import { textOf } from '../lib/json'
import type { Resource } from '../fhir/resource'
import type { FileEntry } from './entries'

const URN_UUID = /^urn:(?:uuid|oid):(.+)$/

/** The id that an entry has in this app: its own, or one of its address, unless another entry of the type has it already. */
function idFor({ resource, fullUrl }: FileEntry, index: number, isTaken: (id: string) => boolean): string {
  const ofAddress = URN_UUID.exec(fullUrl ?? '')?.[1]
  const candidates = [resource.id, ofAddress].filter((id) => id !== undefined && isId(id))
  return candidates.find((id) => id !== undefined && !isTaken(id)) ?? `${candidates[0] ?? 'entry'}.${String(index + 1)}`
}

/** The base of a RESTful address: what precedes `Type/id`. */
function baseOf(fullUrl: string | undefined): string | undefined {
  const parsed = parseReference(fullUrl ?? '')
  return parsed?.kind === 'absolute' && parsed.type !== undefined && parsed.id !== undefined
    ? parsed.url.slice(0, parsed.url.lastIndexOf(`${parsed.type}/${parsed.id}`))
    : undefined
}

/** A copy in which texts of `reference` and `url` members are replaced; the same object where nothing changes. */
function withTargets(value: unknown, targetOf: (reference: string) => string | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const text = name === 'reference' || name === 'url' ? textOf(inner) : undefined
    return [name, text === undefined ? withTargets(inner, targetOf) : (targetOf(text) ?? inner)] as const
  })
  if (members.every(([name, inner]) => inner === (value as Record<string, unknown>)[name])) return value
  return copyDigits(value, Array.isArray(value) ? members.map(([, inner]) => inner) : Object.fromEntries(members))
}

/** The keys of entries that have an id and no address, by `Type/id`: absolute references may mean them. */
function keysWithoutAddress(entries: readonly FileEntry[], keys: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  entries.forEach(({ resource: { resourceType, id }, fullUrl }, index) => {
    if (fullUrl === undefined && id !== undefined && !found.has(`${resourceType}/${id}`))
      found.set(`${resourceType}/${id}`, keys[index] ?? '')
  })
  return found
}

/**
 * The resources with ids that are unique by type, and with references between them as `Type/id`, as the pages look them up (R4, 2.36.4: a reference in a
 * Bundle is the `fullUrl` of an entry, or relative to the base of the own one). These are normalized copies: raw view and exports show what the file holds.
 */
export function resolveEntries(entries: readonly FileEntry[]): readonly Resource[] {
  const taken = new Set<string>()
  const keys = entries.map((entry, index) => {
    const { resourceType } = entry.resource
    const key = `${resourceType}/${idFor(entry, index, (id) => taken.has(`${resourceType}/${id}`))}`
    taken.add(key)
    return key
  })
  const keyByAddress = new Map(
    entries.flatMap(({ fullUrl }, index) => (fullUrl === undefined ? [] : [[fullUrl, keys[index] ?? ''] as const])),
  )
  const keyWithoutAddress = keysWithoutAddress(entries, keys)
  return entries.map(({ resource, fullUrl }, index) => {
    const base = baseOf(fullUrl)
    const targetOf = (reference: string): string | undefined => {
      const address = reference.replace(/\/_history\/[^/]+$/, '')
      const known = keyByAddress.get(address) ?? (base === undefined ? undefined : keyByAddress.get(base + address))
      if (known !== undefined) return known
      const parsed = parseReference(address)
      return parsed?.kind === 'absolute' ? keyWithoutAddress.get(`${parsed.type ?? ''}/${parsed.id ?? ''}`) : undefined
    }
    const resolved = withTargets(resource, targetOf) as Resource
    const id = keys[index]?.slice(resource.resourceType.length + 1)
    if (resolved === resource && id === resource.id) return resource
    const copy = copyDigits(resolved, { ...resolved, ...(id === undefined ? {} : { id }) })
    setOriginal(copy, resource)
    return copy
  })
}
