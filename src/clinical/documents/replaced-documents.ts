import { objectsOf, textOf } from '../../lib/json'
import { referencedId } from '../../fhir/reference'
import type { Resource } from '../../fhir/resource'

/** Ids of the documents that this one replaces (R4 relatesTo). */
export function replacedDocuments(document: Resource): readonly string[] {
  return objectsOf(document['relatesTo']).flatMap((each) =>
    textOf(each['code']) === 'replaces' ? (referencedId(each['target'], 'DocumentReference') ?? []) : [],
  )
}
