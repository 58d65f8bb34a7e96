import { codingsOf, conceptText } from '../fhir/concept'
import { isObject, textOf } from '../lib/json'
import { firstNarrativeLine } from '../fhir/narrative'
import type { Resource } from '../fhir/resource'
import type { FormatContext } from '../i18n/format-context'

/** What a "no known allergy" record denies: any allergy, those of one kind, some that its text names (`other`), or nothing, as nobody asked. */
export type NoKnownAllergyKind = 'any' | 'drug' | 'food' | 'environment' | 'other' | 'notAsked'

/** SNOMED CT (US Core AllergyIntolerance, code), then the codes of the International Patient Summary. */
const KIND_BY_CODE: ReadonlyMap<string, NoKnownAllergyKind> = new Map([
  ['716186003', 'any'],
  ['409137002', 'drug'],
  ['429625007', 'food'],
  ['428607008', 'environment'],
  ['1631000175102', 'notAsked'],
  ['no-known-allergies', 'any'],
  ['no-known-medication-allergies', 'drug'],
  ['no-known-food-allergies', 'food'],
  ['no-known-environmental-allergies', 'environment'],
  ['no-allergy-info', 'notAsked'],
])

/** Texts that are a denial as a whole; the first match counts. */
const KIND_BY_TEXT: readonly (readonly [RegExp, NoKnownAllergyKind])[] = [
  [
    /^(?:allerg(?:y|ies) )?not on file$|^(?:patient )?not asked(?: about allerg(?:y|ies))?$|^no allergy (?:information|data)(?: (?:available|on file))?$/,
    'notAsked',
  ],
  [/^nkda$|^(?:no known|denies|denies any|denies known) (?:drug|medication|medicine) allerg(?:y|ies)$/, 'drug'],
  [/^nkfa$|^(?:no known|denies|denies any|denies known) food allerg(?:y|ies)$/, 'food'],
  [/^no known environmental allerg(?:y|ies)$/, 'environment'],
  [
    /^nka$|^(?:no known|no|denies|denies any|denies known) allerg(?:y|ies)$|^sin alergias conocidas$|^no se conocen alergias$|^niega alergias$/,
    'any',
  ],
  [
    /^(?:no known|denies|denies any) [\p{L} -]{1,40} allerg(?:y|ies)$|^(?:no known|denies) allerg(?:y|ies) to [\p{L} -]{1,40}$/u,
    'other',
  ],
]

/** Words that limit the denial: what they name is an allergy. */
const EXCEPTION_WORDS = /\b(?:except|but|other than|besides|excepto|salvo|pero)\b/

/** The text without the semantic tag that ends SNOMED CT names, and without final punctuation. */
const normalizedText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*\([a-z ]+\)$/, '')
    .replace(/[.!]+$/, '')
    .trim()

function kindByText(text: string): NoKnownAllergyKind | undefined {
  const words = normalizedText(text)
  return EXCEPTION_WORDS.test(words) ? undefined : KIND_BY_TEXT.find(([pattern]) => pattern.test(words))?.[1]
}

/** What the record denies; undefined for a record of an allergy. */
export function noKnownAllergyKind(resource: Resource): NoKnownAllergyKind | undefined {
  if (resource.resourceType !== 'AllergyIntolerance') return undefined
  const codings = codingsOf(resource['code'])
  const coded = codings.map(({ code }) => KIND_BY_CODE.get(code ?? '')).find((kind) => kind !== undefined)
  if (coded !== undefined) return coded
  // A single text that names a substance makes it an allergy.
  const texts = [
    isObject(resource['code']) ? textOf(resource['code']['text']) : undefined,
    ...codings.map(({ display }) => display),
  ].filter((text) => text !== undefined)
  const written = texts.length === 0 && codings.length === 0 ? firstNarrativeLine(resource) : undefined
  const kinds = (written === undefined ? texts : [written]).map(kindByText)
  return kinds.includes(undefined) ? undefined : kinds[0]
}

/** The denial as a sentence that cannot be mistaken for an allergy; undefined for a record of an allergy. */
export function noKnownAllergyText(
  resource: Resource,
  words: Readonly<Record<Exclude<NoKnownAllergyKind, 'other'>, string>> & { readonly other: (text: string) => string },
  format: FormatContext,
): string | undefined {
  const none = noKnownAllergyKind(resource)
  if (none === undefined) return undefined
  return none === 'other'
    ? words.other(conceptText(resource['code'], format) ?? firstNarrativeLine(resource) ?? '')
    : words[none]
}
