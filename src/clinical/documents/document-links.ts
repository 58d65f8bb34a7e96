import { objectsOf, textOf } from '../../lib/json'
import { referencedKey } from '../../fhir/reference'
import { recordKey } from '../../fhir/source'
import { isEnteredInError } from '../../resources/entered-in-error'
import type { ResourceOf } from '../../fhir/resource'

type Document = ResourceOf<'DocumentReference'>

/** Keys of the documents that a document names as something else than its earlier version, such as the one it adds to (R4 `relatesTo`). */
const linkedKeys = (document: Document): readonly string[] =>
  objectsOf(document.relatesTo).flatMap((each) =>
    textOf(each['code']) === 'replaces' ? [] : (referencedKey(document, each['target'], 'DocumentReference') ?? []),
  )

/** Other documents that this one names or that name it, without versions of it and without those entered in error. */
export const linkedDocuments = (document: Document, documents: readonly Document[]): readonly Document[] =>
  documents.filter(
    (other) =>
      recordKey(other) !== recordKey(document) &&
      !isEnteredInError(other) &&
      (linkedKeys(document).includes(recordKey(other)) || linkedKeys(other).includes(recordKey(document))),
  )
