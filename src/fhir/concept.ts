import { defined, isObject, objectsOf, textOf, type Json } from './guards'
import type { CodingShown, Shown } from './shown'

/** The members of a Coding that are text. */
export function codingOf(value: Json): CodingShown {
  return defined({ system: textOf(value['system']), code: textOf(value['code']), display: textOf(value['display']), version: textOf(value['version']) })
}

/** The codings of a CodeableConcept, in the order sent. */
export function codingsOf(concept: unknown): readonly CodingShown[] {
  return isObject(concept) ? objectsOf(concept['coding']).map(codingOf) : []
}

/** Words of a CodeableConcept: its text, else the display the user chose or the first one, else the first code. */
export function conceptText(concept: unknown): string | undefined {
  if (!isObject(concept)) return undefined
  const chosen = objectsOf(concept['coding']).find((coding) => coding['userSelected'] === true)
  const codings = codingsOf(concept)
  return (
    textOf(concept['text']) ?? textOf(chosen?.['display']) ?? codings.find((coding) => coding.display)?.display ?? codings.find((coding) => coding.code)?.code
  )
}

/** A CodeableConcept to show; undefined when it is empty or no concept. */
export function showConcept(value: unknown): Shown | undefined {
  const text = conceptText(value)
  return text === undefined ? undefined : { kind: 'concept', text, codings: codingsOf(value) }
}

/** A lone Coding to show. */
export function showCoding(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const coding = codingOf(value)
  const text = coding.display ?? coding.code
  return text === undefined ? undefined : { kind: 'concept', text, codings: [coding] }
}

/** The first code of a code, Coding or CodeableConcept. */
export function firstCode(value: unknown): string | undefined {
  if (!isObject(value)) return textOf(value)
  return textOf(value['code']) ?? codingsOf(value).find((coding) => coding.code)?.code
}
