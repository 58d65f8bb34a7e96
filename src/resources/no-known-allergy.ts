import { codingsOf, conceptText } from '../fhir/concept'
import { isObject, textOf } from '../lib/json'
import { narrativeLine } from '../fhir/narrative'
import type { Resource } from '../fhir/resource'

/** What such a record denies: all allergies, those of one kind, some that it names in its own words, or that anybody asked. */
export type NoKnown = 'any' | 'drug' | 'food' | 'environment' | 'other' | 'notAsked'

/** SNOMED CT (US Core AllergyIntolerance, code), then the codes of the International Patient Summary. */
const concepts: ReadonlyMap<string, NoKnown> = new Map([
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

/** The same said in words, which have to be all that is said: the whole text is the denial. The first that fits counts. */
const wordings: readonly (readonly [RegExp, NoKnown])[] = [
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

/** Words that take back a part of the denial: what they name is an allergy after all. */
const exceptions = /\b(?:except|but|other than|besides|excepto|salvo|pero)\b/

/** SNOMED CT ends its full names with their kind in brackets. */
const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*\([a-z ]+\)$/, '')
    .replace(/[.!]+$/, '')
    .trim()

function worded(text: string): NoKnown | undefined {
  const words = plainWords(text)
  return exceptions.test(words) ? undefined : wordings.find(([pattern]) => pattern.test(words))?.[1]
}

/** The kind of allergy that the record denies; undefined for a record of an allergy. */
export function noKnownAllergy(resource: Resource): NoKnown | undefined {
  if (resource.resourceType !== 'AllergyIntolerance') return undefined
  const codings = codingsOf(resource['code'])
  const coded = codings.map(({ code }) => concepts.get(code ?? '')).find((kind) => kind !== undefined)
  if (coded !== undefined) return coded
  // One text that names a substance is enough to make it an allergy.
  const own = [
    isObject(resource['code']) ? textOf(resource['code']['text']) : undefined,
    ...codings.map(({ display }) => display),
  ].filter((text) => text !== undefined)
  const written = own.length === 0 && codings.length === 0 ? narrativeLine(resource) : undefined
  const said = (written === undefined ? own : [written]).map(worded)
  return said.includes(undefined) ? undefined : said[0]
}

/** What the record says in place of an allergy, as a sentence that nobody takes for one; undefined for a record of an allergy. */
export function noAllergyWords(
  resource: Resource,
  words: Readonly<Record<Exclude<NoKnown, 'other'>, string>> & { readonly other: (said: string) => string },
): string | undefined {
  const none = noKnownAllergy(resource)
  if (none === undefined) return undefined
  return none === 'other' ? words.other(conceptText(resource['code']) ?? narrativeLine(resource) ?? '') : words[none]
}
