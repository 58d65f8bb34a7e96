import type { RecordType } from '../contract'
import type { ElementTable } from '../contract/define'
import { firstCode, codingsOf } from '../fhir/concept'
import { directionsOf } from '../fhir/dosage'
import { guess, guessRows } from '../fhir/guess'
import { isObject, textOf } from '../fhir/guards'
import { referencedId } from '../fhir/reference'
import type { Resource } from '../fhir/resource'
import { codeGroup, show } from '../fhir/show'
import type { LabelledShown, Shown } from '../fhir/shown'
import { hasWords } from '../words/code-text'
import { codeMeaning, type Place } from '../words/code-words'
import { elementName, firstWords, rowOf, walk, type FieldDatatype, type FieldNode } from './read'

export type DescribedType = RecordType | 'Provenance'
export type SectionId = 'overview' | 'dates' | 'result' | 'people' | 'details' | 'directions' | 'supply' | 'contact' | 'related' | 'notes' | 'files' | 'careTeam'

type KindOf<S> = S extends `${infer D}(${string}` ? D : S extends `${infer D} ${string}` ? D : never
/** Contract paths with the datatype that the contract gives them: another path or datatype does not compile. */
export type Fields<E> = { readonly [P in keyof E]?: KindOf<E[P]> }

/** How one type reads, in terms of its element table. */
export interface Spec<E> {
  readonly type: DescribedType
  /** Paths; the first that has words is the title. */
  readonly title: readonly (keyof E & string)[]
  readonly date?: readonly (keyof E & string)[]
  readonly statuses?: readonly (keyof E & string)[]
  readonly line?: Fields<E>
  readonly sections: { readonly [S in SectionId]?: Fields<E> }
  /** Elements of R4 that the contract does not list and that have a place of their own. */
  readonly beyond?: { readonly [S in SectionId]?: Readonly<Record<string, FieldDatatype>> }
  /** Elements that are shown nowhere, each with the reason. */
  readonly omit?: { readonly [P in keyof E]?: string }
  readonly timeline?: boolean
  /** Element that refers to the patient; its presence makes the type listed by patient. */
  readonly subject?: 'subject' | 'patient' | 'beneficiary'
}

export interface Descriptor {
  readonly type: DescribedType
  /** The search that lists a patient's records; undefined for types that are found in another way. */
  list(patientId: string): { readonly patient: string } | undefined
  /** Undefined when the record has no name. */
  title(resource: Resource): string | undefined
  /** The date that places the record in time, as sent, and the label key that says what it is the date of. */
  date(resource: Resource): { readonly raw: string; readonly label: string } | undefined
  statuses(resource: Resource): readonly { readonly group: string; readonly code: string }[]
  place(resource: Resource): Place
  line(resource: Resource): readonly Shown[]
  sections(resource: Resource): readonly { readonly id: SectionId; readonly rows: readonly LabelledShown[] }[]
  readonly timeline: boolean
  /** Id of the patient the record is about, as the record says. */
  subjectOf(resource: Resource): string | undefined
  /** Every path that has a place, with its datatype, and every path that has none, with the reason. */
  readonly shown: readonly { readonly path: string; readonly datatype: FieldDatatype }[]
  readonly omitted: Readonly<Record<string, string>>
}

const sectionOrder: readonly SectionId[] = ['overview', 'result', 'directions', 'dates', 'people', 'supply', 'contact', 'details', 'files', 'notes', 'related', 'careTeam']

/** Worst first: where any status says so, the record stands there. */
const placeOrder: readonly Place[] = ['void', 'no', 'check', 'past', 'plan', 'main']

type Entry = readonly [path: string, datatype: FieldDatatype]

function tree(entries: readonly Entry[]): readonly FieldNode[] {
  const parentOf = (path: string): string | undefined => entries.map(([other]) => other).filter((other) => path.startsWith(`${other}.`)).sort((a, b) => b.length - a.length)[0]
  const under = (parent: string | undefined): readonly FieldNode[] =>
    entries
      .filter(([path]) => parentOf(path) === parent)
      .map(([path, datatype]) => ({ path, datatype, element: elementName(path.slice(path.lastIndexOf('.') + 1)), children: under(path) }))
  return under(undefined)
}

function dateText(value: unknown): string | undefined {
  if (!isObject(value)) return textOf(value)
  const event = Array.isArray(value['event']) ? value['event'].find((each) => typeof each === 'string') : undefined
  return textOf(value['start']) ?? textOf(value['end']) ?? textOf(event)
}

function statusCode(group: string, value: unknown): string | undefined {
  if (typeof value === 'boolean') return String(value)
  return codingsOf(value).find((coding) => coding.code !== undefined && hasWords(group, coding.code))?.code ?? firstCode(value)
}

function lineValue(value: unknown, datatype: FieldDatatype, key: string): Shown | undefined {
  if (datatype === 'BackboneElement' || datatype === 'Element') return guess(value, key)
  if (datatype !== 'Dosage') return show(value, datatype, key)
  const directions = directionsOf(value)
  return directions && { kind: 'text', text: directions.text }
}

const entriesOf = (fields: object | undefined): readonly Entry[] => Object.entries(fields ?? {}) as readonly Entry[]

/** What every resource has beside its own elements (R4 Resource). */
const common: readonly Entry[] = [['implicitRules', 'uri'], ['language', 'code']]
const handled = ['resourceType', 'id', 'meta', 'text', 'contained', 'extension', 'modifierExtension']

function commonRows(resource: Resource, type: string): readonly LabelledShown[] {
  const id = textOf(resource.id)
  const meta = guess(resource['meta'], `${type}.meta`)
  return [
    ...(id === undefined ? [] : [{ label: `${type}.id`, values: [{ kind: 'text', text: id } as const] }]),
    ...(meta ? [{ label: `${type}.meta`, values: [meta] }] : []),
  ]
}

/** Makes the descriptor of a type from its spec; elements that no one knows go to the details rather than being lost. */
export function define<E extends ElementTable>(spec: Spec<E>): Descriptor {
  const { type, subject, date = [], statuses = [] } = spec
  const entries = sectionOrder.map((id) => [id, [...entriesOf(spec.sections[id]), ...entriesOf(spec.beyond?.[id]), ...(id === 'careTeam' ? common : [])]] as const)
  const nodes = entries.map(([id, own]) => [id, tree(own)] as const)
  const omitted: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(spec.omit ?? {}).map(([path, reason]) => [path, String(reason)]))
  const paths = [...entries.flatMap(([, own]) => own.map(([path]) => path)), ...Object.keys(omitted)]
  const placed = new Set([...handled, ...paths.map((path) => elementName(path.split('.')[0] ?? path))])
  const statusesOf = (resource: Resource) =>
    statuses.flatMap((path) => {
      const group = codeGroup(path === 'active' ? 'active' : `${type}.${path}`)
      return walk(resource, path).flatMap((value) => {
        const code = statusCode(group, value)
        return code === undefined ? [] : [{ group, code }]
      })
    })
  const extra = (id: SectionId, resource: Resource): readonly LabelledShown[] => {
    if (id === 'careTeam') return commonRows(resource, type)
    return id === 'details' ? guessRows(resource, type, placed) : []
  }
  return {
    type,
    timeline: spec.timeline ?? false,
    list: (patientId) => (subject && patientId !== '' ? { patient: patientId } : undefined),
    title: (resource) => firstWords(resource, spec.title),
    date: (resource) => {
      for (const path of date) {
        const raw = walk(resource, path).map(dateText).find((text) => text !== undefined)
        if (raw !== undefined) return { raw, label: `${type}.${path}` }
      }
      return undefined
    },
    statuses: statusesOf,
    place: (resource) => {
      const places = new Set(statusesOf(resource).map(({ group, code }) => codeMeaning(group, code).place))
      return placeOrder.find((place) => places.has(place)) ?? 'main'
    },
    line: (resource) =>
      entriesOf(spec.line).flatMap(([path, datatype]) => walk(resource, path).flatMap((value) => lineValue(value, datatype, `${type}.${path}`) ?? [])),
    sections: (resource) =>
      nodes
        .map(([id, own]) => ({ id, rows: [...own.flatMap((node) => rowOf(resource, node, type)), ...extra(id, resource)] }))
        .filter(({ rows }) => rows.length > 0),
    subjectOf: (resource) => (type === 'Patient' ? textOf(resource.id) : subject && referencedId(resource[subject], 'Patient')),
    shown: entries.flatMap(([, own]) => own.map(([path, datatype]) => ({ path, datatype }))),
    omitted,
  }
}
