import { codingsOf, conceptWords } from '../fhir/concept'
import { isObject, textOf } from '../lib/json'
import type { CodingShown } from '../fhir/shown'

/** A CodeableConcept as the look-up takes it. */
export interface NamedThing {
  /** What stands as the title: its text, else a display. */
  readonly words: string
  readonly text: string | undefined
  readonly codings: readonly CodingShown[]
}

/** Reads a CodeableConcept; undefined where it has no words. */
export function namedThing(value: unknown): NamedThing | undefined {
  const words = conceptWords(value)
  return words === undefined || !isObject(value)
    ? undefined
    : { words, text: textOf(value['text']), codings: codingsOf(value) }
}
