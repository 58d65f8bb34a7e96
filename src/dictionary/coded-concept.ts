import { codingsOf, conceptDisplay } from '../fhir/concept'
import { isName } from '../fhir/is-name'
import { withoutUndefined, isObject, textOf } from '../lib/json'
import type { DisplayCoding } from '../fhir/display-value'

/** A CodeableConcept for the dictionary look-up, without texts that are no names. */
export interface CodedConcept {
  /** Its text, else a display; empty when there are only codes. */
  readonly title: string
  readonly text: string | undefined
  readonly codings: readonly DisplayCoding[]
}

/** Reads a CodeableConcept; undefined without text, display and code. */
export function codedConceptOf(value: unknown): CodedConcept | undefined {
  if (!isObject(value)) return undefined
  const title = conceptDisplay(value)
  const sent = codingsOf(value)
  if (title === undefined && !sent.some(({ code }) => code !== undefined)) return undefined
  const nameOf = (text: string | undefined) => (text !== undefined && isName(text, sent) ? text : undefined)
  return {
    title: title ?? '',
    text: nameOf(textOf(value['text'])),
    codings: sent.map(({ display, ...coding }) => withoutUndefined({ ...coding, display: nameOf(display) })),
  }
}
