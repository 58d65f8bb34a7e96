import type { ElementTable } from '../../contract/define'
import { guess, guessRows } from '../../fhir/guess'
import { isObject, textOf } from '../../lib/json'
import type { Resource } from '../../fhir/resource'
import type { LabelledShown } from '../../fhir/shown'
import type { DescribedType } from '../define'
import { labelInFull } from '../label-in-full'
import { noKnownAllergy } from '../no-known-allergy'
import { elementName } from '../walk'
import { rowOf, type FieldDatatype, type FieldNode } from './rows'
import { technicalOf, type Technical } from './technical'

export type SectionId =
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

/** Where every element of a type stands on its page: paths of the contract, which also says what they are. */
interface DetailSpec<E> {
  readonly sections: { readonly [S in SectionId]?: readonly (keyof E & string)[] }
  /** Elements of R4 that the contract does not list and that have a place of their own. */
  readonly beyond?: { readonly [S in SectionId]?: Readonly<Record<string, FieldDatatype>> }
  /** Elements that are shown nowhere, each with the reason. */
  readonly omit?: { readonly [P in keyof E]?: string }
}

export interface Section {
  readonly id: SectionId
  readonly rows: readonly LabelledShown[]
}

export interface Detail {
  sections(resource: Resource): readonly Section[]
  technical(resource: Resource): Technical
  /** Every path that has a place, with its datatype, and every path that has none, with the reason. */
  readonly shown: readonly { readonly path: string; readonly datatype: FieldDatatype }[]
  readonly omitted: Readonly<Record<string, string>>
}

const sectionOrder: readonly SectionId[] = [
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

function tree(entries: readonly Entry[]): readonly FieldNode[] {
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

/** What every resource has beside its own elements (R4 Resource). */
const common: readonly Entry[] = [
  ['implicitRules', 'uri'],
  ['language', 'code'],
]
const handled = ['resourceType', 'id', 'meta', 'text', 'contained', 'extension', 'modifierExtension']

function commonRows(resource: Resource, type: string): readonly LabelledShown[] {
  const id = textOf(resource.id)
  const status = isObject(resource['text']) ? textOf(resource['text']['status']) : undefined
  const meta = guess(resource['meta'], `${type}.meta`)
  return [
    ...(id === undefined ? [] : [{ label: `${type}.id`, values: [{ kind: 'text', text: id } as const] }]),
    ...(meta ? [{ label: `${type}.meta`, values: [meta] }] : []),
    ...(status
      ? [{ label: `${type}.text.status`, values: [{ kind: 'code', group: 'Narrative.status', code: status } as const] }]
      : []),
  ]
}

/** What says that there is no allergy names nothing that somebody is allergic to. */
const labelOf = (label: string, resource: Resource): string =>
  label === 'AllergyIntolerance.code' && noKnownAllergy(resource) !== undefined
    ? `${label}:none`
    : labelInFull(label, resource)

/** Makes the page of a type from its spec; elements that no one knows go to the details rather than being lost. */
export function defineDetail<E extends ElementTable>(type: DescribedType, elements: E, spec: DetailSpec<E>): Detail {
  const entries = sectionOrder.map(
    (id) =>
      [
        id,
        [
          ...(spec.sections[id] ?? []).map((path): Entry => [path, datatypeOf(elements[path])]),
          ...entriesOf(spec.beyond?.[id]),
          ...(id === 'careTeam' ? common : []),
        ],
      ] as const,
  )
  const nodes = entries.map(([id, own]) => [id, tree(own)] as const)
  const omitted: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(spec.omit ?? {}).map(([path, reason]) => [path, String(reason)]),
  )
  const paths = [...entries.flatMap(([, own]) => own.map(([path]) => path)), ...Object.keys(omitted)]
  const placed = new Set([...handled, ...paths.map((path) => elementName(path.split('.')[0] ?? path))])
  const extra = (id: SectionId, resource: Resource): readonly LabelledShown[] => {
    if (id === 'careTeam') return commonRows(resource, type)
    return id === 'details' ? guessRows(resource, type, placed) : []
  }
  return {
    sections: (resource) =>
      nodes
        .map(([id, own]) => ({
          id,
          rows: [
            ...own.flatMap((node) =>
              rowOf(resource, node, type).map((row) => ({ ...row, label: labelOf(row.label, resource) })),
            ),
            ...extra(id, resource),
          ],
        }))
        .filter(({ rows }) => rows.length > 0),
    technical: (resource) => technicalOf(resource, new Set(paths.map((path) => `${type}.${path}`))),
    shown: entries.flatMap(([, own]) => own.map(([path, datatype]) => ({ path, datatype }))),
    omitted,
  }
}
