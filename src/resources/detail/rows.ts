import { absentReason } from '../../fhir/absent'
import { guessRows, showExtension } from '../../fhir/guess'
import { isObject, listOf, type Json } from '../../lib/json'
import { digitsOf } from '../../fhir/json'
import { show, type Datatype } from '../../fhir/show'
import { withDigits } from '../../fhir/show-simple'
import type { LabelledShown, Shown } from '../../fhir/shown'
import { valuesAt } from '../walk'

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

const isGroup = (datatype: FieldDatatype): datatype is GroupDatatype =>
  datatype === 'BackboneElement' || datatype === 'Element'

function leafValue(value: unknown, node: FieldNode, key: string): Shown | undefined {
  if (isGroup(node.datatype)) return groupValue(value, node, key)
  const inExtension = node.element.startsWith('extension(') && node.datatype !== 'Extension' && isObject(value)
  const sent = inExtension ? Object.entries(value).find(([element]) => /^value[A-Z]/.test(element))?.[1] : value
  const shown = show(sent, node.datatype, key)
  // An extension in another shape than its profile wants is read by what it holds.
  return inExtension && (shown === undefined || shown.kind === 'unreadable')
    ? (showExtension(value, key) ?? shown)
    : shown
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
    const list = item[node.element]
    const digits = Array.isArray(list) ? digitsOf(list, String(index)) : digitsOf(item, node.element)
    const shown = withDigits(leafValue(sent[index], node, label), digits)
    const reason = absentReason(beside[index])
    return shown ?? (reason === undefined ? undefined : ({ kind: 'absent', reason } as const))
  }).filter((shown) => shown !== undefined)
  return values.length > 0 ? [{ label, values }] : []
}
