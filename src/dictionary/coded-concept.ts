import { codingsOf, conceptDisplay } from '../fhir/concept'
import { isObject, textOf } from '../lib/json'
import type { DisplayCoding } from '../fhir/display-value'

/** A CodeableConcept for the dictionary look-up. */
export interface CodedConcept {
  /** Its text, else a display. */
  readonly title: string
  readonly text: string | undefined
  readonly codings: readonly DisplayCoding[]
}

/** Reads a CodeableConcept; undefined without text and display. */
export function codedConceptOf(value: unknown): CodedConcept | undefined {
  const title = conceptDisplay(value)
  return title === undefined || !isObject(value)
    ? undefined
    : { title, text: textOf(value['text']), codings: codingsOf(value) }
}
