import { isJsonObject, type JsonObject } from '../json'
import { targetOf } from '../fhir/reference'
import { valuesAt } from '../fhir/values-at'
import type { Resource } from '../types'

/** A loaded resource with its `fullUrl` and folder. */
export interface LoadedResource {
  readonly resource: Resource
  readonly fullUrl: string | undefined
  readonly folder: string
}

interface Indexes {
  readonly keys: ReadonlySet<string>
  readonly byUrl: ReadonlyMap<string, string>
  readonly byIdentifier: ReadonlyMap<string, readonly LoadedResource[]>
}

const keyOf = ({ resource }: LoadedResource): string => `${resource.resourceType}/${resource.id}`

function identifiersOf({ resource }: LoadedResource): readonly string[] {
  const identifiers = valuesAt(resource, 'identifier').filter(isJsonObject)
  return identifiers.map(({ system, value }) => `${resource.resourceType} ${String(system ?? '')}|${String(value)}`)
}

function buildIndexes(loaded: readonly LoadedResource[]): Indexes {
  const byIdentifier = new Map<string, LoadedResource[]>()
  for (const one of loaded) {
    for (const identifier of identifiersOf(one))
      byIdentifier.set(identifier, [...(byIdentifier.get(identifier) ?? []), one])
  }
  const urls = loaded.flatMap(
    (loaded) =>
      [
        [`urn:uuid:${loaded.resource.id}`, keyOf(loaded)],
        [loaded.fullUrl ?? '', keyOf(loaded)],
      ] as const,
  )
  return { keys: new Set(loaded.map(keyOf)), byUrl: new Map(urls.filter(([url]) => url !== '')), byIdentifier }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A conditional reference resolves to the only resource with the identifier, first within the folder, as data sets reuse identifiers. */
function resolveConditional(reference: string, folder: string, { byIdentifier }: Indexes): string | undefined {
  const [, type, query] = /^([A-Z][A-Za-z]+)\?identifier=(.+)$/.exec(reference) ?? []
  if (type === undefined || query === undefined) return undefined
  const candidates = byIdentifier.get(`${type} ${query}`) ?? byIdentifier.get(`${type} ${decode(query)}`) ?? []
  const inFolder = candidates.filter((candidate) => candidate.folder === folder)
  const [only, ...others] = inFolder.length > 0 ? inFolder : candidates
  return only !== undefined && others.length === 0 ? keyOf(only) : undefined
}

function resolveReference(reference: string, folder: string, indexes: Indexes): string | undefined {
  if (reference.startsWith('#')) return reference
  const target = targetOf(reference)
  if (target !== undefined && indexes.keys.has(`${target.type}/${target.id}`)) return reference
  return indexes.byUrl.get(reference) ?? resolveConditional(reference, folder, indexes)
}

const kindOf = (reference: string): string =>
  /^([A-Z][A-Za-z]+)[/?]/.exec(reference)?.[1] ?? 'resources that are not in the data'

/** Rewrites references and attachment URLs to `Type/id`; `missing` counts unresolved ones by type and path. */
export function resolveReferences(loaded: readonly LoadedResource[]): {
  resources: Resource[]
  missing: ReadonlyMap<string, number>
} {
  const indexes = buildIndexes(loaded)
  const missing = new Map<string, number>()
  const rewriteText = (key: string, text: string, folder: string, path: string): string => {
    if (key === 'url') return indexes.byUrl.get(text) ?? text
    if (key !== 'reference') return text
    const found = resolveReference(text, folder, indexes)
    if (found !== undefined) return found
    const kind = `${kindOf(text)} (${path})`
    missing.set(kind, (missing.get(kind) ?? 0) + 1)
    return text
  }
  const rewrite = (key: string, value: unknown, folder: string, path: string): unknown => {
    if (typeof value === 'string') return rewriteText(key, value, folder, path)
    if (Array.isArray(value)) return value.map((item) => rewrite(key, item, folder, path))
    return isJsonObject(value) ? rewriteObject(value, folder, path) : value
  }
  const rewriteObject = (value: JsonObject, folder: string, path: string): JsonObject =>
    Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        rewrite(key, item, folder, key === 'reference' ? path : `${path}.${key}`),
      ]),
    )
  const resources = loaded.map(({ resource, folder }) => {
    const { resourceType, id } = resource
    return { ...rewriteObject(resource, folder, resourceType), resourceType, id }
  })
  return { resources, missing }
}
