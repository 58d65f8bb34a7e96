import { absentReason } from '../../fhir/data-absent-reason'
import { rowsByShape, showExtension } from '../../fhir/show-by-shape'
import { isObject, listOf, type Json } from '../../lib/json'
import { digitsOf } from '../../fhir/lossless-json'
import { show, type Datatype } from '../../fhir/show'
import { withDigits } from '../../fhir/show-simple'
import type { LabelledValues, DisplayValue } from '../../fhir/display-value'
import { elementValues } from '../element-path'
import type { FormatContext } from '../../i18n/format-context'

/** Datatypes of elements that contain other elements. */
type GroupDatatype = 'BackboneElement' | 'Element'
export type FieldDatatype = Datatype | GroupDatatype

/** An element of a page with its child elements. */
export interface FieldNode {
  readonly path: string
  readonly element: string
  readonly datatype: FieldDatatype
  readonly children: readonly FieldNode[]
}

const isGroup = (datatype: FieldDatatype): datatype is GroupDatatype =>
  datatype === 'BackboneElement' || datatype === 'Element'

function leafValue(value: unknown, node: FieldNode, key: string, format: FormatContext): DisplayValue | undefined {
  if (isGroup(node.datatype)) return groupValue(value, node, key, format)
  const inExtension = node.element.startsWith('extension(') && node.datatype !== 'Extension' && isObject(value)
  const sent = inExtension ? Object.entries(value).find(([element]) => /^value[A-Z]/.test(element))?.[1] : value
  const shown = show(sent, node.datatype, key, format)
  // An extension that violates its profile is shown by its shape.
  return inExtension && (shown === undefined || shown.kind === 'unreadable')
    ? (showExtension(value, key, format) ?? shown)
    : shown
}

function groupValue(value: unknown, node: FieldNode, key: string, format: FormatContext): DisplayValue | undefined {
  if (value === null || value === undefined) return undefined
  if (!isObject(value)) return { kind: 'unreadable', raw: typeof value === 'string' ? value : JSON.stringify(value) }
  const type = key.slice(0, key.indexOf('.'))
  const known = node.children.flatMap((child) => detailRowOf(value, child, type, format))
  const rows = [...known, ...rowsByShape(value, key, format, new Set(node.children.map((child) => child.element)))]
  const reason = absentReason(value)
  if (rows.length > 0) return { kind: 'rows', rows }
  return reason === undefined ? undefined : { kind: 'absent', reason }
}

/** The row of an element, or none when it was not sent; an absent reason of a primitive (`_name`) counts as sent. */
export function detailRowOf(
  item: Json,
  node: FieldNode,
  type: string,
  format: FormatContext,
): readonly LabelledValues[] {
  const label = `${type}.${node.path}`
  const sent = elementValues(item, node.element)
  const extended = listOf(item[`_${node.element}`])
  const length = Math.max(sent.length, extended.length)
  const values = Array.from({ length }, (_, index) => {
    const list = item[node.element]
    const digits = Array.isArray(list) ? digitsOf(list, String(index)) : digitsOf(item, node.element)
    const shown = withDigits(leafValue(sent[index], node, label, format), digits)
    const reason = absentReason(extended[index])
    return shown ?? (reason === undefined ? undefined : ({ kind: 'absent', reason } as const))
  }).filter((shown) => shown !== undefined)
  return values.length > 0 ? [{ label, values }] : []
}
