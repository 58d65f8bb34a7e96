import { medicineSystemName } from './medicine-codes'
import { withoutUndefined, isObject, objectsOf, textOf, type Json } from '../lib/json'
import { isCode, isName, isNothing } from './is-name'
import { withoutSnomedTag } from './snomed-tag'
import { translationOf } from './translation'
import { decodePlainText } from './plain-text'
import type { DisplayCoding, DisplayValue } from './display-value'
import type { FormatContext } from '../i18n/format-context'

const cleanText = (value: unknown): string | undefined => {
  const text = textOf(value)
  return text === undefined ? undefined : textOf(decodePlainText(text))
}

/** A Coding to show. */
export function codingOf(value: Json): DisplayCoding {
  return withoutUndefined({
    system: textOf(value['system']),
    code: textOf(value['code']),
    display: cleanText(value['display']),
    version: textOf(value['version']),
    userSelected: value['userSelected'] === true ? (true as const) : undefined,
  })
}

/** The codings of a CodeableConcept, in the order sent. */
export function codingsOf(concept: unknown): readonly DisplayCoding[] {
  return isObject(concept) ? objectsOf(concept['coding']).map(codingOf) : []
}

/** The text of a CodeableConcept, else the display of the user-selected or first coding, passing over texts that are no names; undefined when there are only codes. */
export function conceptDisplay(concept: unknown): string | undefined {
  if (!isObject(concept)) return undefined
  const codings = codingsOf(concept)
  const selected = codings.filter((coding) => coding.userSelected)
  const sources = [cleanText(concept['text']), ...[...selected, ...codings].map(({ display }) => display)]
  const name = sources.find((text) => text !== undefined && isName(text, codings))
  return name && withoutSnomedTag(name)
}

/** A name of a concept after its translation into the reader's language, where the record has one: "asma bronquial (Asthma)". */
function withTranslation(name: string | undefined, concept: unknown, format: FormatContext): string | undefined {
  if (name === undefined || !isObject(concept)) return name
  const sources = [
    [concept, 'text'] as const,
    ...objectsOf(concept['coding']).map((coding) => [coding, 'display'] as const),
  ]
  const translation = sources
    .filter(([parent, element]) => withoutSnomedTag(cleanText(parent[element]) ?? '') === name)
    .map(([parent, element]) => translationOf(parent, element, format.locale))
    .find((text) => text !== undefined)
  return translation === undefined || translation === name ? name : `${translation} (${name})`
}

/** The display of a CodeableConcept, in the reader's language first where the record has a translation, else its first code with a label ("Code 300015"). */
export function conceptText(concept: unknown, format: FormatContext): string | undefined {
  return (
    withTranslation(conceptDisplay(concept), concept, format) ??
    codeLabel(codingsOf(concept).find((coding) => coding.code)?.code, format)
  )
}

/** The text of a value as sent, unless it repeats the code or a program wrote it for nothing: "N/A" and "-" are what a person chose to write. */
function writtenText(concept: unknown): string | undefined {
  const text = isObject(concept) ? cleanText(concept['text']) : undefined
  return text === undefined || isCode(text, codingsOf(concept)) || isNothing(text) ? undefined : text
}

/** The display of the concept of a medicine, else that its name is not given, with its first code. */
export function medicineText(concept: unknown, format: FormatContext): string | undefined {
  const { code, system } = codingsOf(concept).find((coding) => coding.code) ?? {}
  return (
    withTranslation(conceptDisplay(concept), concept, format) ??
    (code === undefined ? undefined : format.values.medicineCodeOnly(code, medicineSystemName(system)))
  )
}

const codeLabel = (code: string | undefined, format: FormatContext): string | undefined =>
  code === undefined ? undefined : format.values.codeOnly(code)

const SNOMED = 'http://snomed.info/sct'

/** Translated severity, where the concept has no other text than the standard terms of SNOMED CT. */
function severityText(concept: unknown, format: FormatContext): string | undefined {
  const sent = conceptDisplay(concept)?.toLowerCase()
  const display = sent?.endsWith(')') ? sent.split(' (')[0] : sent
  if (display !== undefined && !['mild', 'moderate', 'severe'].includes(display)) return undefined
  const { severities } = format.values
  // Without a text, the code is only meaningful in SNOMED CT.
  const codings = codingsOf(concept).filter(({ system }) => display !== undefined || system === SNOMED)
  return codings
    .map(({ code = '' }) => (Object.hasOwn(severities, code) ? severities[code] : undefined))
    .find((text) => text !== undefined)
}

/** A CodeableConcept to show; undefined when it is empty or no concept. */
export function showConcept(value: unknown, format: FormatContext): DisplayValue | undefined {
  const text =
    severityText(value, format) ??
    withTranslation(conceptDisplay(value), value, format) ??
    writtenText(value) ??
    conceptText(value, format)
  return text === undefined ? undefined : { kind: 'concept', text, codings: codingsOf(value) }
}

/** A lone Coding to show. */
export function showCoding(value: unknown, format: FormatContext): DisplayValue | undefined {
  if (!isObject(value)) return undefined
  const coding = codingOf(value)
  const isNamed = coding.display !== undefined && isName(coding.display, [coding])
  const text = isNamed
    ? withTranslation(withoutSnomedTag(coding.display ?? ''), { coding: [value] }, format)
    : codeLabel(coding.code, format)
  return text === undefined ? undefined : { kind: 'concept', text, codings: [coding] }
}

/** The first code of a code, Coding or CodeableConcept. */
export function firstCode(value: unknown): string | undefined {
  if (!isObject(value)) return textOf(value)
  return textOf(value['code']) ?? codingsOf(value).find((coding) => coding.code)?.code
}
