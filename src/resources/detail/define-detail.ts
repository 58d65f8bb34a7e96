import type { ElementTable } from '../../contract/types'
import { showByShape, rowsByShape } from '../../fhir/show-by-shape'
import { isObject, textOf } from '../../lib/json'
import type { Resource } from '../../fhir/resource'
import type { LabelledValues } from '../../fhir/display-value'
import type { DescribedType } from '../define-descriptor'
import { detailLabelKey } from '../detail-label-key'
import { isDenial } from '../denial'
import { elementName } from '../element-path'
import { detailRowOf, type FieldDatatype, type FieldNode } from './detail-row'
import { technicalDataOf, type TechnicalData } from './technical-data'
import type { FormatContext } from '../../i18n/format-context'

export type DetailSectionId =
  | 'overview'
  | 'dates'
  | 'result'
  | 'people'
  | 'details'
  | 'directions'
  | 'supply'
  | 'contact'
  | 'related'
  | 'notes'
  | 'files'
  | 'careTeam'

/** The section of every element of a type on its page: paths of the contract, which has their datatypes. */
interface DetailSpec<E> {
  readonly sections: { readonly [S in DetailSectionId]?: readonly (keyof E & string)[] }
  /** Elements of R4 that the contract does not list, with their datatypes. */
  readonly undocumented?: { readonly [S in DetailSectionId]?: Readonly<Record<string, FieldDatatype>> }
  /** Elements that are not shown, each with the reason. */
  readonly omit?: { readonly [P in keyof E]?: string }
}

export interface DetailSection {
  readonly id: DetailSectionId
  readonly rows: readonly LabelledValues[]
}

export interface DetailDescriptor {
  sections(resource: Resource, format: FormatContext): readonly DetailSection[]
  technical(resource: Resource, format: FormatContext): TechnicalData
  /** Every path that is shown, with its datatype, and every path that is not, with the reason. */
  readonly shown: readonly { readonly path: string; readonly datatype: FieldDatatype }[]
  readonly omitted: Readonly<Record<string, string>>
}

const SECTION_ORDER: readonly DetailSectionId[] = [
  'overview',
  'result',
  'directions',
  'dates',
  'people',
  'supply',
  'contact',
  'details',
  'files',
  'notes',
  'related',
  'careTeam',
]

type Entry = readonly [path: string, datatype: FieldDatatype]

function buildTree(entries: readonly Entry[]): readonly FieldNode[] {
  const parentOf = (path: string): string | undefined =>
    entries
      .map(([other]) => other)
      .filter((other) => path.startsWith(`${other}.`))
      .sort((a, b) => b.length - a.length)[0]
  const under = (parent: string | undefined): readonly FieldNode[] =>
    entries
      .filter(([path]) => parentOf(path) === parent)
      .map(([path, datatype]) => ({
        path,
        datatype,
        element: elementName(path.slice(path.lastIndexOf('.') + 1)),
        children: under(path),
      }))
  return under(undefined)
}

/** The datatype in an entry of the contract such as `Reference(Patient) 1..1`. */
const datatypeOf = (element: string | undefined): FieldDatatype => /^\w*/.exec(element ?? '')?.[0] as FieldDatatype

const entriesOf = (fields: object | undefined): readonly Entry[] => Object.entries(fields ?? {}) as readonly Entry[]

/** Elements of every resource (R4 Resource). */
const COMMON_ELEMENTS: readonly Entry[] = [
  ['implicitRules', 'uri'],
  ['language', 'code'],
]
const HANDLED_ELEMENTS = ['resourceType', 'id', 'meta', 'text', 'contained', 'extension', 'modifierExtension']

function commonRows(resource: Resource, type: string, format: FormatContext): readonly LabelledValues[] {
  const id = textOf(resource.id)
  const status = isObject(resource['text']) ? textOf(resource['text']['status']) : undefined
  const meta = showByShape(resource['meta'], `${type}.meta`, format)
  return [
    ...(id === undefined ? [] : [{ label: `${type}.id`, values: [{ kind: 'text', text: id } as const] }]),
    ...(meta ? [{ label: `${type}.meta`, values: [meta] }] : []),
    ...(status
      ? [{ label: `${type}.text.status`, values: [{ kind: 'code', group: 'Narrative.status', code: status } as const] }]
      : []),
  ]
}

/** The code of a "no known allergy" record is not labelled as a substance. */
const labelOf = (label: string, resource: Resource): string =>
  label === 'AllergyIntolerance.code' && isDenial(resource) ? `${label}:none` : detailLabelKey(label, resource)

/** Makes the detail page of a type from its spec; unknown elements are shown in the section `details`. */
export function defineDetail<E extends ElementTable>(
  type: DescribedType,
  elements: E,
  spec: DetailSpec<E>,
): DetailDescriptor {
  const entries = SECTION_ORDER.map(
    (id) =>
      [
        id,
        [
          ...(spec.sections[id] ?? []).map((path): Entry => [path, datatypeOf(elements[path])]),
          ...entriesOf(spec.undocumented?.[id]),
          ...(id === 'careTeam' ? COMMON_ELEMENTS : []),
        ],
      ] as const,
  )
  const nodes = entries.map(([id, fields]) => [id, buildTree(fields)] as const)
  const omitted: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(spec.omit ?? {}).map(([path, reason]) => [path, String(reason)]),
  )
  const paths = [...entries.flatMap(([, fields]) => fields.map(([path]) => path)), ...Object.keys(omitted)]
  const placed = new Set([...HANDLED_ELEMENTS, ...paths.map((path) => elementName(path.split('.')[0] ?? path))])
  const extra = (id: DetailSectionId, resource: Resource, format: FormatContext): readonly LabelledValues[] => {
    if (id === 'careTeam') return commonRows(resource, type, format)
    return id === 'details' ? rowsByShape(resource, type, format, placed) : []
  }
  return {
    sections: (resource, format) =>
      nodes
        .map(([id, fields]) => ({
          id,
          rows: [
            ...fields.flatMap((node) =>
              detailRowOf(resource, node, type, format).map((row) => ({
                ...row,
                label: labelOf(row.label, resource),
              })),
            ),
            ...extra(id, resource, format),
          ],
        }))
        .filter(({ rows }) => rows.length > 0),
    technical: (resource, format) => technicalDataOf(resource, new Set(paths.map((path) => `${type}.${path}`)), format),
    shown: entries.flatMap(([, fields]) => fields.map(([path, datatype]) => ({ path, datatype }))),
    omitted,
  }
}
