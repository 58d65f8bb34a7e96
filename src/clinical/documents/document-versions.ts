import { objectsOf, textOf } from '../../lib/json'
import { referencedId } from '../../fhir/reference'
import type { Resource, ResourceOf } from '../../fhir/resource'

/** Ids of the documents that this one replaces (R4 `relatesTo`). */
export function replacedDocumentIds(document: ResourceOf<'DocumentReference'>): readonly string[] {
  return objectsOf(document.relatesTo).flatMap((each) =>
    textOf(each['code']) === 'replaces' ? (referencedId(each['target'], 'DocumentReference') ?? []) : [],
  )
}

/** A document with the versions it replaced, newest first. */
export interface DocumentVersions {
  readonly newest: ResourceOf<'DocumentReference'>
  readonly older: readonly ResourceOf<'DocumentReference'>[]
}

const byIdOf = (
  documents: readonly ResourceOf<'DocumentReference'>[],
): ReadonlyMap<string, ResourceOf<'DocumentReference'>> =>
  new Map(documents.flatMap((document) => (document.id === undefined ? [] : [[document.id, document] as const])))

function olderThan(
  document: ResourceOf<'DocumentReference'>,
  byId: ReadonlyMap<string, ResourceOf<'DocumentReference'>>,
  seen: Set<Resource>,
): readonly ResourceOf<'DocumentReference'>[] {
  return replacedDocumentIds(document).flatMap((id) => {
    const older = byId.get(id)
    if (older === undefined || seen.has(older)) return []
    seen.add(older)
    return [older, ...olderThan(older, byId, seen)]
  })
}

/** Groups documents with their older versions, in the order of the list; each document occurs exactly once, even in a cycle of replacements. */
export function documentVersions(documents: readonly ResourceOf<'DocumentReference'>[]): readonly DocumentVersions[] {
  const byId = byIdOf(documents)
  const replaced = new Set(documents.flatMap(replacedDocumentIds))
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

/** The documents that replace this one. */
export function newerDocuments(
  id: string,
  documents: readonly ResourceOf<'DocumentReference'>[],
): readonly ResourceOf<'DocumentReference'>[] {
  return documents.filter((document) => document.id !== id && replacedDocumentIds(document).includes(id))
}

/** The versions that a document replaced, directly or through others, newest first. */
export const olderVersions = (
  document: ResourceOf<'DocumentReference'>,
  documents: readonly ResourceOf<'DocumentReference'>[],
): readonly ResourceOf<'DocumentReference'>[] => olderThan(document, byIdOf(documents), new Set([document]))
