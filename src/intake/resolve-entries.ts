import { copyDigits } from '../fhir/lossless-json'
import { isId } from '../fhir/id'
import { setOriginal } from '../fhir/normalize-response'
import { parseReference } from '../fhir/reference'
import type { Json } from '../lib/json'
import { forEachInSteps, type Steps } from './in-turns'
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
function withTargets(value: unknown, targetOf: (reference: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = value.map((item) => withTargets(item, targetOf))
    return items.every((item, index) => item === value[index]) ? value : copyDigits(value, items)
  }
  let changed: Map<string, unknown> | undefined
  for (const name in value) {
    const inner = (value as Json)[name]
    const isAddress = (name === 'reference' || name === 'url') && typeof inner === 'string'
    const resolved = isAddress ? targetOf(inner) : withTargets(inner, targetOf)
    if (resolved !== inner) (changed ??= new Map()).set(name, resolved)
  }
  return changed ? copyDigits(value, Object.fromEntries([...Object.entries(value), ...changed])) : value
}

/** Computes each value only once. */
function remembering(compute: (text: string) => string): (text: string) => string {
  const values = new Map<string, string>()
  return (text) => {
    const known = values.get(text)
    if (known !== undefined) return known
    const value = compute(text)
    values.set(text, value)
    return value
  }
}

/** In place of a reference that may mean entries of several files: it refers to nothing. */
const UNCLEAR_REFERENCE = '#unclear'

/** Finds entries by the `Type/id` of their own file, which is what files without addresses refer by. */
function* entriesById(files: readonly (readonly FileEntry[])[], keyOf: ReadonlyMap<FileEntry, string>) {
  const keysByFile: Map<string, string>[] = []
  // A phone exports thousands of files.
  const keysById = new Map<string, string[]>()
  for (const entries of files) {
    const ofFile = new Map<string, string>()
    keysByFile.push(ofFile)
    yield* forEachInSteps(entries, (entry) => {
      const id = `${entry.resource.resourceType}/${entry.resource.id ?? ''}`
      if (ofFile.has(id)) return
      const key = keyOf.get(entry) ?? ''
      ofFile.set(id, key)
      if (files.length === 1) return
      const known = keysById.get(id)
      if (known === undefined) keysById.set(id, [key])
      else known.push(key)
    })
  }
  /** The key of the entry in this file, else of the only one in another file; `#unclear` if several files have one. */
  return (id: string, file: number): string | undefined => {
    const own = keysByFile[file]?.get(id)
    if (own !== undefined) return own
    const [key, other] = keysById.get(id) ?? []
    return other === undefined ? key : UNCLEAR_REFERENCE
  }
}

function* addressesOf(
  entries: readonly FileEntry[],
  keys: ReadonlyMap<FileEntry, string>,
): Steps<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>()
  yield* forEachInSteps(entries, (entry) => {
    if (entry.fullUrl !== undefined) addresses.set(entry.fullUrl, keys.get(entry) ?? '')
  })
  return addresses
}

/** Addresses that mean the same in every file; others, such as those of cards (`resource:0`), only in their own. */
const GLOBAL_ADDRESS = /^(?:https?|urn):/

/**
 * The resources of files that were opened together, by entry, with ids that are unique by type, and with references between them as `Type/id`, as the pages
 * look them up (R4, 2.36.4: a reference in a Bundle is the `fullUrl` of an entry, or relative to the base of the own one). Two files may use the same id for
 * different people, so an id means the entry of its own file. An entry in `repeats` has the resource of the other one. These are normalized copies: raw view
 * and exports show what the file holds.
 */
export function* resolveEntries(
  files: readonly (readonly FileEntry[])[],
  repeats: ReadonlyMap<FileEntry, FileEntry> = new Map(),
): Steps<ReadonlyMap<FileEntry, Resource>> {
  const taken = new Set<string>()
  const entries = files.flat()
  const keys = new Map<FileEntry, string>()
  yield* forEachInSteps(entries, (entry) => {
    const { resourceType } = entry.resource
    const repeated = keys.get(repeats.get(entry) ?? entry)
    const key = repeated ?? `${resourceType}/${idFor(entry, keys.size, (id) => taken.has(`${resourceType}/${id}`))}`
    taken.add(key)
    keys.set(entry, key)
  })
  const withAddress = entries.filter(({ fullUrl }) => fullUrl !== undefined)
  const keysByAddress: ReadonlyMap<string, string>[] = []
  for (const file of files) keysByAddress.push(yield* addressesOf(file, keys))
  const keyByAddress = yield* addressesOf(
    withAddress.filter(({ fullUrl }) => GLOBAL_ADDRESS.test(fullUrl ?? '')),
    keys,
  )
  const findById = yield* entriesById(files, keys)
  const findWithoutAddress =
    withAddress.length === 0
      ? findById
      : yield* entriesById(
          files.map((file) => file.filter(({ fullUrl }) => fullUrl === undefined)),
          keys,
        )
  /** What a reference becomes in entries of a file with this base; itself if it is to none of the entries. */
  const findTarget = (reference: string, file: number, base: string | undefined): string => {
    const keyAt = (address: string) => keysByAddress[file]?.get(address) ?? keyByAddress.get(address)
    const address = reference.replace(/\/_history\/[^/]+$/, '')
    const known = keyAt(address) ?? (base === undefined ? undefined : keyAt(base + address))
    const parsed = parseReference(address)
    if (known !== undefined || (parsed?.kind !== 'absolute' && parsed?.kind !== 'relative')) return known ?? reference
    const id = `${parsed.type ?? ''}/${parsed.id ?? ''}`
    if (parsed.kind === 'absolute') return findWithoutAddress(id, file) ?? reference
    return (base === undefined ? findById(id, file) : undefined) ?? reference
  }
  // Most references of a file are to the same few entries, such as the patient.
  const findersByBase = files.map(() => new Map<string | undefined, (reference: string) => string>())
  const finderFor = (file: number, base: string | undefined): ((reference: string) => string) => {
    const known = findersByBase[file]?.get(base)
    if (known !== undefined) return known
    const finder = remembering((reference) => findTarget(reference, file, base))
    findersByBase[file]?.set(base, finder)
    return finder
  }
  const resolve = (entry: FileEntry, file: number): Resource => {
    const { resource, fullUrl } = entry
    const resolved = withTargets(resource, finderFor(file, baseOf(fullUrl))) as Resource
    const id = keys.get(entry)?.slice(resource.resourceType.length + 1)
    if (resolved === resource && id === resource.id) return resource
    const copy = copyDigits(resolved, { ...resolved, ...(id === undefined ? {} : { id }) })
    setOriginal(copy, resource)
    return copy
  }
  const resources = new Map<FileEntry, Resource>()
  for (const [index, file] of files.entries())
    for (const entry of file) {
      resources.set(entry, resources.get(repeats.get(entry) ?? entry) ?? resolve(entry, index))
      yield
    }
  return resources
}
