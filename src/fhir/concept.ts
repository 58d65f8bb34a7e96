import { defined, isObject, objectsOf, textOf, type Json } from '../lib/json'
import { valueTables } from '../i18n/value-tables'
import { plainText } from './plain-text'
import type { CodingShown, Shown } from './shown'

const wordsOf = (value: unknown): string | undefined => {
  const text = textOf(value)
  return text === undefined ? undefined : textOf(plainText(text))
}

/** A Coding to show. */
export function codingOf(value: Json): CodingShown {
  return defined({
    system: textOf(value['system']),
    code: textOf(value['code']),
    display: wordsOf(value['display']),
    version: textOf(value['version']),
    userSelected: value['userSelected'] === true ? (true as const) : undefined,
  })
}

/** The codings of a CodeableConcept, in the order sent. */
export function codingsOf(concept: unknown): readonly CodingShown[] {
  return isObject(concept) ? objectsOf(concept['coding']).map(codingOf) : []
}

/** Words of a CodeableConcept as sent: its text, else the display the user chose or the first one; undefined when there are only codes. */
export function conceptWords(concept: unknown): string | undefined {
  if (!isObject(concept)) return undefined
  const codings = codingsOf(concept)
  const chosen =
    codings.find((coding) => coding.userSelected && coding.display !== undefined) ??
    codings.find((coding) => coding.display)
  return wordsOf(concept['text']) ?? chosen?.display
}

/** Words of a CodeableConcept, else its first code, named as one ("Code 300015"). */
export function conceptText(concept: unknown): string | undefined {
  return conceptWords(concept) ?? codeOnly(codingsOf(concept).find((coding) => coding.code)?.code)
}

const codeOnly = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : valueTables().values.codeOnly(code)

const SNOMED = 'http://snomed.info/sct'

/** How severe something is in the reader's language, where the record says it by its code alone or in the standard words of it (SNOMED CT). */
function severityText(concept: unknown): string | undefined {
  const said = conceptWords(concept)
    ?.toLowerCase()
    .replace(/ \(.*\)$/, '')
  if (said !== undefined && !['mild', 'moderate', 'severe'].includes(said)) return undefined
  const { severities } = valueTables().values
  // A code without words is what it says only in its own system.
  const codings = codingsOf(concept).filter(({ system }) => said !== undefined || system === SNOMED)
  return codings
    .map(({ code = '' }) => (Object.hasOwn(severities, code) ? severities[code] : undefined))
    .find((text) => text !== undefined)
}

/** A CodeableConcept to show; undefined when it is empty or no concept. */
export function showConcept(value: unknown): Shown | undefined {
  const text = severityText(value) ?? conceptText(value)
  return text === undefined ? undefined : { kind: 'concept', text, codings: codingsOf(value) }
}

/** A lone Coding to show. */
export function showCoding(value: unknown): Shown | undefined {
  if (!isObject(value)) return undefined
  const coding = codingOf(value)
  const text = coding.display ?? codeOnly(coding.code)
  return text === undefined ? undefined : { kind: 'concept', text, codings: [coding] }
}

/** The first code of a code, Coding or CodeableConcept. */
export function firstCode(value: unknown): string | undefined {
  if (!isObject(value)) return textOf(value)
  return textOf(value['code']) ?? codingsOf(value).find((coding) => coding.code)?.code
}
