import { replacedDocuments } from './replaced-documents'
import type { Resource } from '../../fhir/resource'

/** A document with the versions that it replaced, newest first. */
export interface Chain {
  readonly newest: Resource
  readonly older: readonly Resource[]
}

function olderThan(document: Resource, byId: ReadonlyMap<string, Resource>, seen: Set<Resource>): readonly Resource[] {
  return replacedDocuments(document).flatMap((id) => {
    const older = byId.get(id)
    if (older === undefined || seen.has(older)) return []
    seen.add(older)
    return [older, ...olderThan(older, byId, seen)]
  })
}

/** Documents in the order given, each with its older versions under it; every document stands exactly once, also in a circle of replacements. */
export function chains(documents: readonly Resource[]): readonly Chain[] {
  const byId = new Map(
    documents.flatMap((document) => (document.id === undefined ? [] : [[document.id, document] as const])),
  )
  const replaced = new Set(documents.flatMap(replacedDocuments))
  const seen = new Set<Resource>()
  const heads = [
    ...documents.filter((document) => document.id === undefined || !replaced.has(document.id)),
    ...documents,
  ]
  const found = heads.flatMap((newest) => {
    if (seen.has(newest)) return []
    seen.add(newest)
    return [{ newest, older: olderThan(newest, byId, seen) }]
  })
  return [...found].sort((a, b) => documents.indexOf(a.newest) - documents.indexOf(b.newest))
}

/** The documents that say they replace this one. */
export function newerThan(id: string, documents: readonly Resource[]): readonly Resource[] {
  return documents.filter((document) => document.id !== id && replacedDocuments(document).includes(id))
}
