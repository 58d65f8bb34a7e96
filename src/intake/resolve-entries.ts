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

/** In place of a reference that may mean entries of several files: it refers to nothing. */
const UNCLEAR_REFERENCE = '#unclear'

/** Finds entries by the `Type/id` of their own file, which is what files without addresses refer by. */
function entriesById(files: readonly (readonly FileEntry[])[], keyOf: ReadonlyMap<FileEntry, string>) {
  const keysByFile = files.map((entries) => {
    const keys = new Map<string, string>()
    for (const entry of entries) {
      const id = `${entry.resource.resourceType}/${entry.resource.id ?? ''}`
      if (!keys.has(id)) keys.set(id, keyOf.get(entry) ?? '')
    }
    return keys
  })
  // A phone exports thousands of files.
  const keysById = new Map<string, string[]>()
  for (const [id, key] of keysByFile.flatMap((ofFile) => [...ofFile])) {
    const known = keysById.get(id)
    if (known === undefined) keysById.set(id, [key])
    else known.push(key)
  }
  /** The key of the entry in this file, else of the only one in another file; `#unclear` if several files have one. */
  return (id: string, file: number): string | undefined => {
    const own = keysByFile[file]?.get(id)
    if (own !== undefined) return own
    const [key, other] = keysById.get(id) ?? []
    return other === undefined ? key : UNCLEAR_REFERENCE
  }
}

const addressesOf = (
  entries: readonly FileEntry[],
  keys: ReadonlyMap<FileEntry, string>,
): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap((entry) => (entry.fullUrl === undefined ? [] : [[entry.fullUrl, keys.get(entry) ?? ''] as const])),
  )

/** Addresses that mean the same in every file; others, such as those of cards (`resource:0`), only in their own. */
const GLOBAL_ADDRESS = /^(?:https?|urn):/

/**
 * The resources of files that were opened together, by entry, with ids that are unique by type, and with references between them as `Type/id`, as the pages
 * look them up (R4, 2.36.4: a reference in a Bundle is the `fullUrl` of an entry, or relative to the base of the own one). Two files may use the same id for
 * different people, so an id means the entry of its own file. An entry in `repeats` has the resource of the other one. These are normalized copies: raw view
 * and exports show what the file holds.
 */
export function resolveEntries(
  files: readonly (readonly FileEntry[])[],
  repeats: ReadonlyMap<FileEntry, FileEntry> = new Map(),
): ReadonlyMap<FileEntry, Resource> {
  const taken = new Set<string>()
  const entries = files.flat()
  const keys = new Map<FileEntry, string>()
  for (const [index, entry] of entries.entries()) {
    const { resourceType } = entry.resource
    const repeated = keys.get(repeats.get(entry) ?? entry)
    const key = repeated ?? `${resourceType}/${idFor(entry, index, (id) => taken.has(`${resourceType}/${id}`))}`
    taken.add(key)
    keys.set(entry, key)
  }
  const keysByAddress = files.map((file) => addressesOf(file, keys))
  const keyByAddress = addressesOf(
    entries.filter(({ fullUrl }) => GLOBAL_ADDRESS.test(fullUrl ?? '')),
    keys,
  )
  const findById = entriesById(files, keys)
  const findWithoutAddress = entriesById(
    files.map((file) => file.filter(({ fullUrl }) => fullUrl === undefined)),
    keys,
  )
  const resolve = (entry: FileEntry, file: number): Resource => {
    const { resource, fullUrl } = entry
    const base = baseOf(fullUrl)
    const keyAt = (address: string) => keysByAddress[file]?.get(address) ?? keyByAddress.get(address)
    const targetOf = (reference: string): string | undefined => {
      const address = reference.replace(/\/_history\/[^/]+$/, '')
      const known = keyAt(address) ?? (base === undefined ? undefined : keyAt(base + address))
      const parsed = parseReference(address)
      if (known !== undefined || (parsed?.kind !== 'absolute' && parsed?.kind !== 'relative')) return known
      const id = `${parsed.type ?? ''}/${parsed.id ?? ''}`
      if (parsed.kind === 'absolute') return findWithoutAddress(id, file)
      return base === undefined ? findById(id, file) : undefined
    }
    const resolved = withTargets(resource, targetOf) as Resource
    const id = keys.get(entry)?.slice(resource.resourceType.length + 1)
    if (resolved === resource && id === resource.id) return resource
    const copy = copyDigits(resolved, { ...resolved, ...(id === undefined ? {} : { id }) })
    setOriginal(copy, resource)
    return copy
  }
  const resources = new Map<FileEntry, Resource>()
  for (const [index, file] of files.entries())
    for (const entry of file) resources.set(entry, resources.get(repeats.get(entry) ?? entry) ?? resolve(entry, index))
  return resources
}
