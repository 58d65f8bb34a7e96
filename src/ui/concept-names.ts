import { createContext, useContext } from 'react'
import type { DisplayCoding } from '../fhir/display-value'
import type { Resource } from '../fhir/resource'

/** The dictionary's name for a concept of the record, in the language of the reader. */
export interface ConceptName {
  readonly name: string
  /** False where the words of the record say more than the name, so that they have to be shown beside it. */
  readonly isWhole: boolean
}

/** Names for readers of another language than the record's. */
export interface ReaderNames {
  /** The name of a coded value inside a record, such as a reason or a reaction. */
  ofConcept(concept: { readonly text: string; readonly codings: readonly DisplayCoding[] }): ConceptName | undefined
  /** The name of what a record is about, also where the record negates it; `title` is the record's own name for it. */
  ofRecord(resource: Resource, title: string | undefined): ConceptName | undefined
}

/** No names: the words of the record are shown. */
export const noConceptNames: ReaderNames = { ofConcept: () => undefined, ofRecord: () => undefined }

/** Provided once the dictionary is loaded, for readers of another language than English. */
export const ConceptNamesContext = createContext(noConceptNames)

/** The names for readers of another language; without a provider there are none. */
export const useConceptNames = (): ReaderNames => useContext(ConceptNamesContext)
