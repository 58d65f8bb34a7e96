import { objectsOf, textOf } from '../../lib/json'
import { referencedId } from '../../fhir/reference'
import { isEnteredInError } from '../../resources/entered-in-error'
import type { ResourceOf } from '../../fhir/resource'

type Document = ResourceOf<'DocumentReference'>

/** Ids of the documents that a document names as something else than its earlier version, such as the one it adds to (R4 `relatesTo`). */
const linkedIds = ({ relatesTo }: Document): readonly string[] =>
  objectsOf(relatesTo).flatMap((each) =>
    textOf(each['code']) === 'replaces' ? [] : (referencedId(each['target'], 'DocumentReference') ?? []),
  )

/** Other documents that this one names or that name it, without versions of it and without those entered in error. */
export const linkedDocuments = (document: Document, documents: readonly Document[]): readonly Document[] =>
  documents.filter(
    (other) =>
      other.id !== document.id &&
      !isEnteredInError(other) &&
      (linkedIds(document).includes(other.id ?? '') || linkedIds(other).includes(document.id ?? '')),
  )
