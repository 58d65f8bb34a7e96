import { hasWords } from '../i18n/code-text'
import { valueTables } from '../i18n/value-tables'
import { absentReason } from '../fhir/absent'
import { codingsOf, conceptText, conceptWords, firstCode, showCoding } from '../fhir/concept'
import { isObject, listOf, objectsOf, textOf, type Json } from '../lib/json'
import { chosenNameText } from '../fhir/name'
import { plainText } from '../fhir/plain-text'
import { parseReference, referenceOf } from '../fhir/reference'
import { codeGroup } from '../fhir/code-group'

const CORE = 'http://hl7.org/fhir/us/core/StructureDefinition/'
/** Addresses of the extensions that the contract names `extension(name)`. */
const extensionUrls: Readonly<Record<string, string>> = {
  race: `${CORE}us-core-race`,
  ethnicity: `${CORE}us-core-ethnicity`,
  tribalAffiliation: `${CORE}us-core-tribal-affiliation`,
  birthsex: `${CORE}us-core-birthsex`,
  sex: `${CORE}us-core-sex`,
  genderIdentity: `${CORE}us-core-genderIdentity`,
  'condition-assertedDate': 'http://hl7.org/fhir/StructureDefinition/condition-assertedDate',
}

/** The last part of an address, without a version. Older guides have the same extensions under other roots (`argo-race`). */
const lastPart = (url: string): string =>
  (/[^/]*$/.exec(url.replace(/\|.*$/, ''))?.[0] ?? '').replace(/^argo-/, 'us-core-')

const extensionNames: ReadonlyMap<string, string> = new Map(
  Object.entries(extensionUrls).map(([name, url]) => [lastPart(url), name]),
)

/** The name that the contract has for an extension; undefined for one that it does not know, however alike its address looks. */
export const knownExtension = (url: string): string | undefined => extensionNames.get(lastPart(url))

/** The contract's name of an extension, else its address; it stands in a path as `extension(name)`. */
export const extensionName = (url: string): string => knownExtension(url) ?? (url === '' ? 'extension' : url)

/** The values of one element of an object: of a slice its whole element, of `extension(name)` the extensions of that address. */
export function valuesAt(item: Json, element: string): readonly unknown[] {
  const name = /^extension\((.+)\)$/.exec(element)?.[1]
  if (name === undefined) return listOf(item[element])
  return objectsOf(item['extension']).filter((extension) => knownExtension(textOf(extension['url']) ?? '') === name)
}

/** An element's name in the JSON: without its slice. */
export const elementName = (segment: string): string => segment.replace(/:.*$/, '')

/** All values at a path, walking lists on the way. */
export function walk(item: unknown, path: string): readonly unknown[] {
  const segments = path.split('.').map(elementName)
  return segments.reduce<readonly unknown[]>(
    (found, segment) => found.flatMap((value) => (isObject(value) ? valuesAt(value, segment) : [])),
    [item],
  )
}

function referenceWords(value: Json, resource: Json): string | undefined {
  const display = referenceOf(value)?.display
  if (display !== undefined) return display
  const parsed = parseReference(textOf(value['reference']) ?? '')
  if (parsed?.kind !== 'contained') return undefined
  const contained = objectsOf(resource['contained']).find((inner) => inner['id'] === parsed.id)
  return contained && (medicineWords(contained) ?? textOf(contained['name']) ?? chosenNameText(contained['name']))
}

/** The name of a medicine: its own, else its ingredients, all of them (half the name of a combination would be another medicine). */
export function medicineWords(medication: Json): string | undefined {
  const parts = objectsOf(medication['ingredient']).map(
    (each) => conceptText(each['itemCodeableConcept']) ?? referenceOf(each['itemReference'])?.display,
  )
  return (
    conceptText(medication['code']) ?? (parts.length === 0 || parts.includes(undefined) ? undefined : parts.join(' + '))
  )
}

/** The names that references at a path have of their own, or inside the resource; each once. */
export function namesAt(resource: Json, path: string): readonly string[] {
  return [
    ...new Set(
      walk(resource, path).flatMap((value) => (isObject(value) ? (referenceWords(value, resource) ?? []) : [])),
    ),
  ]
}

/** The first words at one of the paths, for a title: a text, a concept, a name or what a reference says of itself. */
export function firstWords(resource: Json, paths: readonly string[], type: string): string | undefined {
  for (const path of paths) {
    const values = walk(resource, path).filter((value) => !isUnknown(value))
    const names = values.filter((value) => isObject(value) && ('given' in value || 'family' in value || 'use' in value))
    const found =
      chosenNameText(names) ??
      values.map((value) => wordsOf(value, resource, codeGroup(`${type}.${path}`))).find((words) => words !== undefined)
    if (found !== undefined) return found
    // A name that somebody has hidden is not one that was never given.
    if (values.some((value) => absentReason(value) === 'masked') || absentReason(resource[`_${path}`]) === 'masked')
      return valueTables().codeText('dataAbsentReason', 'masked', 'patient')
  }
  return undefined
}

const NOT_KNOWN: readonly string[] = [
  'http://terminology.hl7.org/CodeSystem/data-absent-reason',
  'http://terminology.hl7.org/CodeSystem/v3-NullFlavor',
]

/** A concept that only says that nothing is known is no name ("Unknown" for the type of a visit): the next element may have one. */
function isUnknown(value: unknown): boolean {
  const codings = codingsOf(value)
  return codings.length > 0 && codings.every(({ system }) => system !== undefined && NOT_KNOWN.includes(system))
}

function wordsOf(value: unknown, resource: Json, group: string): string | undefined {
  if (!isObject(value)) return typeof value === 'string' ? textOf(plainText(value)) : undefined
  const code = firstCode(value)
  // The words of a class of visits, whatever its code is called: “ambulatory” is no name for a visit.
  if (code !== undefined && hasWords(group, code) && conceptWords(value) === undefined)
    return valueTables().codeText(group, code, 'patient')
  const coding = showCoding(value)
  return conceptText(value) ?? referenceWords(value, resource) ?? (coding?.kind === 'concept' ? coding.text : undefined)
}
