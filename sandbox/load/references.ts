import { targetOf } from '../fhir/reference'
import { isJson, valuesAt } from '../fhir/walk'
import type { Json } from '../fhir/walk'
import type { Resource } from '../types'

/** A resource with the places it was found under. */
export interface Loaded {
  readonly resource: Resource
  readonly fullUrl: string | undefined
  readonly folder: string
}

interface Indexes {
  readonly keys: ReadonlySet<string>
  readonly byUrl: ReadonlyMap<string, string>
  readonly byIdentifier: ReadonlyMap<string, readonly Loaded[]>
}

const keyOf = ({ resource }: Loaded): string => `${resource.resourceType}/${resource.id}`

function identifiersOf({ resource }: Loaded): readonly string[] {
  const identifiers = valuesAt(resource, 'identifier').filter(isJson)
  return identifiers.map(({ system, value }) => `${resource.resourceType} ${String(system ?? '')}|${String(value)}`)
}

function indexesOf(loaded: readonly Loaded[]): Indexes {
  const byIdentifier = new Map<string, Loaded[]>()
  for (const one of loaded) {
    for (const identifier of identifiersOf(one))
      byIdentifier.set(identifier, [...(byIdentifier.get(identifier) ?? []), one])
  }
  const urls = loaded.flatMap(
    (one) =>
      [
        [`urn:uuid:${one.resource.id}`, keyOf(one)],
        [one.fullUrl ?? '', keyOf(one)],
      ] as const,
  )
  return { keys: new Set(loaded.map(keyOf)), byUrl: new Map(urls.filter(([url]) => url !== '')), byIdentifier }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A conditional reference resolves to the only resource with the identifier; the same folder goes first (sets repeat numbers). */
function conditional(reference: string, folder: string, { byIdentifier }: Indexes): string | undefined {
  const [, type, query] = /^([A-Z][A-Za-z]+)\?identifier=(.+)$/.exec(reference) ?? []
  if (type === undefined || query === undefined) return undefined
  const candidates = byIdentifier.get(`${type} ${query}`) ?? byIdentifier.get(`${type} ${decoded(query)}`) ?? []
  const near = candidates.filter((candidate) => candidate.folder === folder)
  const [only, ...others] = near.length > 0 ? near : candidates
  return only !== undefined && others.length === 0 ? keyOf(only) : undefined
}

function resolved(reference: string, folder: string, indexes: Indexes): string | undefined {
  if (reference.startsWith('#')) return reference
  const target = targetOf(reference)
  if (target !== undefined && indexes.keys.has(`${target.type}/${target.id}`)) return reference
  return indexes.byUrl.get(reference) ?? conditional(reference, folder, indexes)
}

const kindOf = (reference: string): string =>
  /^([A-Z][A-Za-z]+)[/?]/.exec(reference)?.[1] ?? 'resources that are not in the data'

/** Rewrites references and attachment addresses to `Type/id`; `missing` counts those that lead nowhere, by place and kind. */
export function resolveReferences(loaded: readonly Loaded[]): {
  resources: Resource[]
  missing: ReadonlyMap<string, number>
} {
  const indexes = indexesOf(loaded)
  const missing = new Map<string, number>()
  const rewriteText = (key: string, text: string, folder: string, path: string): string => {
    if (key === 'url') return indexes.byUrl.get(text) ?? text
    if (key !== 'reference') return text
    const found = resolved(text, folder, indexes)
    if (found !== undefined) return found
    const kind = `${kindOf(text)} (${path})`
    missing.set(kind, (missing.get(kind) ?? 0) + 1)
    return text
  }
  const rewrite = (key: string, value: unknown, folder: string, path: string): unknown => {
    if (typeof value === 'string') return rewriteText(key, value, folder, path)
    if (Array.isArray(value)) return value.map((item) => rewrite(key, item, folder, path))
    return isJson(value) ? rewriteObject(value, folder, path) : value
  }
  const rewriteObject = (value: Json, folder: string, path: string): Json =>
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
