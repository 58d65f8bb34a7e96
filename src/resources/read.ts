import { absentReason } from '../fhir/absent'
import { conceptText, showCoding } from '../fhir/concept'
import { guessRows } from '../fhir/guess'
import { isObject, listOf, objectsOf, textOf, type Json } from '../fhir/guards'
import { chosenNameText } from '../fhir/name'
import { parseReference } from '../fhir/reference'
import { show, type Datatype } from '../fhir/show'
import type { LabelledShown, Shown } from '../fhir/shown'

/** Where an element of the contract holds others of the contract. */
type GroupDatatype = 'BackboneElement' | 'Element'
export type FieldDatatype = Datatype | GroupDatatype

/** One element of a page, with the elements inside it. */
export interface FieldNode {
  readonly path: string
  readonly element: string
  readonly datatype: FieldDatatype
  readonly children: readonly FieldNode[]
}

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

/** The values of one element of an object: of a slice its whole element, of `extension(name)` the extensions of that address. */
function valuesAt(item: Json, element: string): readonly unknown[] {
  const name = /^extension\((.+)\)$/.exec(element)?.[1]
  if (name === undefined) return listOf(item[element])
  return objectsOf(item['extension']).filter((extension) => extension['url'] === extensionUrls[name])
}

/** An element's name in the JSON: without its slice. */
export const elementName = (segment: string): string => segment.replace(/:.*$/, '')

/** All values at a path, walking lists on the way. */
export function walk(item: unknown, path: string): readonly unknown[] {
  const segments = path.split('.').map(elementName)
  return segments.reduce<readonly unknown[]>((found, segment) => found.flatMap((value) => (isObject(value) ? valuesAt(value, segment) : [])), [item])
}

const isGroup = (datatype: FieldDatatype): datatype is GroupDatatype => datatype === 'BackboneElement' || datatype === 'Element'

function leafValue(value: unknown, node: FieldNode, key: string): Shown | undefined {
  if (isGroup(node.datatype)) return groupValue(value, node, key)
  const inExtension = node.element.startsWith('extension(') && node.datatype !== 'Extension' && isObject(value)
  const sent = inExtension ? Object.entries(value).find(([element]) => /^value[A-Z]/.test(element))?.[1] : value
  return show(sent, node.datatype, key) ?? undefined
}

function groupValue(value: unknown, node: FieldNode, key: string): Shown | undefined {
  if (value === null || value === undefined) return undefined
  if (!isObject(value)) return { kind: 'unreadable', raw: typeof value === 'string' ? value : JSON.stringify(value) }
  const type = key.slice(0, key.indexOf('.'))
  const own = node.children.flatMap((child) => rowOf(value, child, type))
  const rows = [...own, ...guessRows(value, key, new Set(node.children.map((child) => child.element)))]
  const reason = absentReason(value)
  if (rows.length > 0) return { kind: 'rows', rows }
  return reason === undefined ? undefined : { kind: 'absent', reason }
}

/** The row of one element, or none when nothing was sent; a reason beside a primitive (`_name`) counts as sent. */
export function rowOf(item: Json, node: FieldNode, type: string): readonly LabelledShown[] {
  const label = `${type}.${node.path}`
  const sent = valuesAt(item, node.element)
  const beside = listOf(item[`_${node.element}`])
  const length = Math.max(sent.length, beside.length)
  const values = Array.from({ length }, (_, index) => {
    const shown = leafValue(sent[index], node, label)
    const reason = absentReason(beside[index])
    return shown ?? (reason === undefined ? undefined : ({ kind: 'absent', reason } as const))
  }).filter((shown) => shown !== undefined)
  return values.length > 0 ? [{ label, values }] : []
}

function referenceWords(value: Json, resource: Json): string | undefined {
  const display = textOf(value['display'])
  if (display !== undefined) return display
  const parsed = parseReference(textOf(value['reference']) ?? '')
  if (parsed?.kind !== 'contained') return undefined
  const contained = objectsOf(resource['contained']).find((inner) => inner['id'] === parsed.id)
  return contained && (conceptText(contained['code']) ?? textOf(contained['name']) ?? chosenNameText(contained['name']))
}

/** The first words at one of the paths, for a title: a text, a concept, a name or what a reference says of itself. */
export function firstWords(resource: Json, paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const values = walk(resource, path)
    const names = values.filter((value) => isObject(value) && ('given' in value || 'family' in value || 'use' in value))
    const found = chosenNameText(names) ?? values.map((value) => wordsOf(value, resource)).find((words) => words !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}

function wordsOf(value: unknown, resource: Json): string | undefined {
  if (!isObject(value)) return textOf(value)
  const coding = showCoding(value)
  return conceptText(value) ?? referenceWords(value, resource) ?? (coding?.kind === 'concept' ? coding.text : undefined)
}
