import { isKnownCode } from '../i18n/code-meaning'
import { absentReason } from '../fhir/data-absent-reason'
import { codingsOf, conceptText, conceptDisplay, firstCode, medicineText, showCoding } from '../fhir/concept'
import { isObject, listOf, objectsOf, textOf, type Json } from '../lib/json'
import { preferredNameText } from '../fhir/human-name'
import { decodePlainText } from '../fhir/plain-text'
import { parseReference, referenceOf } from '../fhir/reference'
import { codeGroup } from '../fhir/code-group'
import type { FormatContext } from '../i18n/format-context'

const US_CORE_URL = 'http://hl7.org/fhir/us/core/StructureDefinition/'
/** URLs of the extensions that the contract names `extension(name)`. */
const EXTENSION_URLS: Readonly<Record<string, string>> = {
  race: `${US_CORE_URL}us-core-race`,
  ethnicity: `${US_CORE_URL}us-core-ethnicity`,
  tribalAffiliation: `${US_CORE_URL}us-core-tribal-affiliation`,
  birthsex: `${US_CORE_URL}us-core-birthsex`,
  sex: `${US_CORE_URL}us-core-sex`,
  genderIdentity: `${US_CORE_URL}us-core-genderIdentity`,
  'condition-assertedDate': 'http://hl7.org/fhir/StructureDefinition/condition-assertedDate',
}

/** The last segment of a URL, without a version. Older guides have the same extensions under other roots (`argo-race`). */
const lastUrlPart = (url: string): string =>
  (
    url
      .replace(/\|[^]*/, '')
      .split('/')
      .at(-1) ?? ''
  ).replace(/^argo-/, 'us-core-')

const extensionNames: ReadonlyMap<string, string> = new Map(
  Object.entries(EXTENSION_URLS).map(([name, url]) => [lastUrlPart(url), name]),
)

/** The contract's name of an extension; undefined for an unknown URL. */
export const knownExtension = (url: string): string | undefined => extensionNames.get(lastUrlPart(url))

/** The contract's name of an extension, else its URL, for use in a path as `extension(name)`. */
export const extensionName = (url: string): string => knownExtension(url) ?? (url === '' ? 'extension' : url)

/** The values of an element of an object; for `extension(name)` the extensions with that name. */
export function elementValues(item: Json, element: string): readonly unknown[] {
  const name = /^extension\((.+)\)$/.exec(element)?.[1]
  if (name === undefined) return listOf(item[element])
  return objectsOf(item['extension']).filter((extension) => knownExtension(textOf(extension['url']) ?? '') === name)
}

/** The name of an element in JSON, without its slice name. */
export const elementName = (segment: string): string => segment.replace(/:[^]*/, '')

/** All values at a path, descending into lists. */
export function valuesAtPath(item: unknown, path: string): readonly unknown[] {
  const segments = path.split('.').map(elementName)
  return segments.reduce<readonly unknown[]>(
    (found, segment) => found.flatMap((value) => (isObject(value) ? elementValues(value, segment) : [])),
    [item],
  )
}

function referenceName(value: Json, resource: Json, format: FormatContext): string | undefined {
  const display = referenceOf(value)?.display
  if (display !== undefined) return display
  const parsed = parseReference(textOf(value['reference']) ?? '')
  if (parsed?.kind !== 'contained') return undefined
  const contained = objectsOf(resource['contained']).find((inner) => inner['id'] === parsed.id)
  return (
    contained &&
    (medicationName(contained, format) ?? textOf(contained['name']) ?? preferredNameText(contained['name']))
  )
}

/** The name of a medication: its code, else all of its ingredients; undefined when one of them has no name, as a partial name would be another medication. */
export function medicationName(medication: Json, format: FormatContext): string | undefined {
  const parts = objectsOf(medication['ingredient']).map(
    (each) => conceptText(each['itemCodeableConcept'], format) ?? referenceOf(each['itemReference'])?.display,
  )
  return (
    medicineText(medication['code'], format) ??
    (parts.length === 0 || parts.includes(undefined) ? undefined : parts.join(' + '))
  )
}

/** Names of the references at a path, by their display or the contained resource; each once. */
export function referenceNamesAt(resource: Json, path: string, format: FormatContext): readonly string[] {
  return [
    ...new Set(
      valuesAtPath(resource, path).flatMap((value) =>
        isObject(value) ? (referenceName(value, resource, format) ?? []) : [],
      ),
    ),
  ]
}

/** The first text at one of the paths, for a title: from a string, a concept, a name or a reference. */
export function firstTextAt(
  resource: Json,
  paths: readonly string[],
  type: string,
  format: FormatContext,
): string | undefined {
  for (const path of paths) {
    const values = valuesAtPath(resource, path).filter((value) => !isUnknown(value))
    const names = values.filter((value) => isObject(value) && ('given' in value || 'family' in value || 'use' in value))
    const found =
      preferredNameText(names) ??
      values
        .map((value) => titleText(value, resource, codeGroup(`${type}.${path}`), format))
        .find((text) => text !== undefined)
    if (found !== undefined) return found
    // A masked name is not the same as a missing one.
    if (values.some((value) => absentReason(value) === 'masked') || absentReason(resource[`_${path}`]) === 'masked')
      return format.codeText('dataAbsentReason', 'masked', 'patient')
  }
  return undefined
}

const UNKNOWN_CODE_SYSTEMS: readonly string[] = [
  'http://terminology.hl7.org/CodeSystem/data-absent-reason',
  'http://terminology.hl7.org/CodeSystem/v3-NullFlavor',
]

/** True for a concept that only says "unknown": another element may have a name. */
function isUnknown(value: unknown): boolean {
  const codings = codingsOf(value)
  return (
    codings.length > 0 && codings.every(({ system }) => system !== undefined && UNKNOWN_CODE_SYSTEMS.includes(system))
  )
}

function titleText(value: unknown, resource: Json, group: string, format: FormatContext): string | undefined {
  if (!isObject(value)) return typeof value === 'string' ? textOf(decodePlainText(value)) : undefined
  const code = firstCode(value)
  // The text of a visit's class: its display, such as “ambulatory”, is no name for a visit.
  if (code !== undefined && isKnownCode(group, code) && conceptDisplay(value) === undefined)
    return format.codeText(group, code, 'patient')
  const coding = showCoding(value, format)
  return (
    (/^Medication/.test(group) ? medicineText(value, format) : conceptText(value, format)) ??
    referenceName(value, resource, format) ??
    (coding?.kind === 'concept' ? coding.text : undefined)
  )
}
