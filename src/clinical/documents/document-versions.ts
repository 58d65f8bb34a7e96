import { objectsOf, textOf } from '../../lib/json'
import { referencedKey } from '../../fhir/reference'
import { recordKey } from '../../fhir/source'
import type { Resource, ResourceOf } from '../../fhir/resource'

/** Keys of the documents that this one replaces (R4 `relatesTo`). */
export function replacedDocumentKeys(document: ResourceOf<'DocumentReference'>): readonly string[] {
  return objectsOf(document.relatesTo).flatMap((each) =>
    textOf(each['code']) === 'replaces' ? (referencedKey(document, each['target'], 'DocumentReference') ?? []) : [],
  )
}

/** A document with the versions it replaced, newest first. */
export interface DocumentVersions {
  readonly newest: ResourceOf<'DocumentReference'>
  readonly older: readonly ResourceOf<'DocumentReference'>[]
}

const byKeyOf = (
  documents: readonly ResourceOf<'DocumentReference'>[],
): ReadonlyMap<string, ResourceOf<'DocumentReference'>> =>
  new Map(documents.map((document) => [recordKey(document), document]))

function olderThan(
  document: ResourceOf<'DocumentReference'>,
  byKey: ReadonlyMap<string, ResourceOf<'DocumentReference'>>,
  seen: Set<Resource>,
): readonly ResourceOf<'DocumentReference'>[] {
  return replacedDocumentKeys(document).flatMap((key) => {
    const older = byKey.get(key)
    if (older === undefined || seen.has(older)) return []
    seen.add(older)
    return [older, ...olderThan(older, byKey, seen)]
  })
}

/** Groups documents with their older versions, in the order of the list; each document occurs exactly once, even in a cycle of replacements. */
export function documentVersions(documents: readonly ResourceOf<'DocumentReference'>[]): readonly DocumentVersions[] {
  const byKey = byKeyOf(documents)
  const replaced = new Set(documents.flatMap(replacedDocumentKeys))
  const seen = new Set<Resource>()
  const heads = [...documents.filter((document) => !replaced.has(recordKey(document))), ...documents]
  const found = heads.flatMap((newest) => {
    if (seen.has(newest)) return []
    seen.add(newest)
    return [{ newest, older: olderThan(newest, byKey, seen) }]
  })
  return [...found].sort((a, b) => documents.indexOf(a.newest) - documents.indexOf(b.newest))
}

/** The documents that replace this one. */
export function newerDocuments(
  document: ResourceOf<'DocumentReference'>,
  documents: readonly ResourceOf<'DocumentReference'>[],
): readonly ResourceOf<'DocumentReference'>[] {
  const key = recordKey(document)
  return documents.filter((other) => recordKey(other) !== key && replacedDocumentKeys(other).includes(key))
}

/** The versions that a document replaced, directly or through others, newest first. */
export const olderVersions = (
  document: ResourceOf<'DocumentReference'>,
  documents: readonly ResourceOf<'DocumentReference'>[],
): readonly ResourceOf<'DocumentReference'>[] => olderThan(document, byKeyOf(documents), new Set([document]))
