import type { RecordType } from '../contract'
import type { ElementTable } from '../contract/define'
import { codingsOf, firstCode } from '../fhir/concept'
import { withoutDirectionMarks } from '../fhir/direction-marks'
import { isNothing, isObject, textOf } from '../lib/json'
import { idInSearch } from '../fhir/id'
import { narrativeLine, withoutMarkup } from '../fhir/narrative'
import { referencedId } from '../fhir/reference'
import type { Resource } from '../fhir/resource'
import { codeGroup } from '../fhir/code-group'
import { hasWords } from '../i18n/code-text'
import { codeMeaning } from '../i18n/code-meaning'
import type { Place } from '../i18n/code-tables'
import { labelFor } from './label-kind'
import type { LineDatatype } from './line-shows'
import { firstWords, namesAt, walk } from './walk'

export type DescribedType = RecordType | 'Provenance'

type KindOf<S> = S extends `${infer D}(${string}` ? D : S extends `${infer D} ${string}` ? D : never

/** Contract paths with the datatype that the contract gives them: another path or datatype does not compile. */
type LineFields<E> = { readonly [P in keyof E]?: Extract<KindOf<E[P]>, LineDatatype> }

/** How one type reads in lists, in terms of its element table; its page is in `detail/`. */
interface Spec<E> {
  readonly type: DescribedType
  /** Paths; the first that has words is the title. */
  readonly title: readonly (keyof E & string)[]
  /** Who made it: without them the name of a kind would stand for many records. Named after the title, and in the line where there is no title. */
  readonly by?: keyof E & string
  readonly date?: readonly (keyof E & string)[]
  readonly statuses?: readonly (keyof E & string)[]
  readonly line?: LineFields<E>
  readonly timeline?: boolean
  /** Element that refers to the patient; its presence makes the type listed by patient. */
  readonly subject?: 'subject' | 'patient' | 'beneficiary'
}

/** What a list, a row and a timeline need of a type. */
export interface Descriptor {
  readonly type: DescribedType
  /** The search that lists a patient's records; undefined for types that are found in another way. */
  list(patientId: string): { readonly patient: string } | undefined
  /** Undefined when the record has no name. Where no element has one, the first line of what the server wrote about the record. */
  title(resource: Resource): string | undefined
  /** True where an element names the record. */
  isNamed(resource: Resource): boolean
  /** The date that places the record in time, as sent, and the label key that says what it is the date of. */
  date(resource: Resource): { readonly raw: string; readonly label: string } | undefined
  statuses(resource: Resource): readonly { readonly group: string; readonly code: string }[]
  /** Labels of the elements that say what became of a record; a list of reasons is not among them. */
  readonly statusLabels: readonly string[]
  place(resource: Resource): Place
  /** What its row says below its name, for `line.ts`: paths with their datatypes. */
  readonly lineFields: readonly (readonly [path: string, datatype: LineDatatype])[]
  readonly timeline: boolean
  /** Id of the patient the record is about, as the record says. */
  subjectOf(resource: Resource): string | undefined
}

const persons: readonly DescribedType[] = ['Patient', 'Practitioner', 'PractitionerRole']

/** Worst first: where any status says so, the record stands there. */
const placeOrder: readonly Place[] = ['void', 'no', 'check', 'past', 'plan', 'main']

function dateText(value: unknown): string | undefined {
  if (!isObject(value)) return textOf(value)
  const event = Array.isArray(value['event']) ? value['event'].find((each) => typeof each === 'string') : undefined
  return textOf(value['start']) ?? textOf(value['end']) ?? textOf(event)
}

function statusCode(group: string, value: unknown): string | undefined {
  if (typeof value === 'boolean') return String(value)
  return (
    codingsOf(value).find((coding) => coding.code !== undefined && hasWords(group, coding.code))?.code ??
    firstCode(value)
  )
}

/** A title with the names that it does not hold itself. */
function titleBy(title: string, names: readonly string[]): string {
  const others = names.filter((name) => !title.toLowerCase().includes(name.toLowerCase()))
  return [title, ...others].join(', ')
}

/** Makes the descriptor of a type from its spec. */
export function define<E extends ElementTable>(spec: Spec<E>): Descriptor {
  const { type, subject, by, date = [], statuses = [] } = spec
  const statusesOf = (resource: Resource) =>
    statuses.flatMap((path) => {
      const group = codeGroup(path === 'active' ? 'active' : `${type}.${path}`)
      return walk(resource, path).flatMap((value) => {
        const code = statusCode(group, value)
        return code === undefined ? [] : [{ group, code }]
      })
    })
  // Who somebody is, and what a reference stands for, is never taken from a text.
  const isNamedElsewhere = (resource: Resource): boolean =>
    persons.includes(type) || spec.title.some((path) => walk(resource, path).some((value) => !isNothing(value)))
  return {
    type,
    timeline: spec.timeline ?? false,
    list: (patientId) => (subject && patientId !== '' ? { patient: idInSearch(patientId) } : undefined),
    title: (resource) => {
      // It may be the name of a file, which must not pass for another kind of file.
      const own = firstWords(resource, spec.title, type)
      if (own === undefined) return isNamedElsewhere(resource) ? undefined : narrativeLine(resource)
      const title = withoutDirectionMarks(withoutMarkup(own))
      return by === undefined ? title : titleBy(title, namesAt(resource, by))
    },
    isNamed: (resource) => firstWords(resource, spec.title, type) !== undefined,
    date: (resource) => {
      for (const path of date) {
        const raw = walk(resource, path)
          .map(dateText)
          .find((text) => text !== undefined)
        if (raw !== undefined) return { raw, label: labelFor(`${type}.${path}`, resource) }
      }
      return undefined
    },
    statuses: statusesOf,
    statusLabels: statuses.filter((path) => path !== 'statusReason').map((path) => `${type}.${path}`),
    place: (resource) => {
      const places = new Set(statusesOf(resource).map(({ group, code }) => codeMeaning(group, code).place))
      return placeOrder.find((place) => places.has(place)) ?? 'main'
    },
    lineFields: Object.entries(spec.line ?? {}) as readonly (readonly [path: string, datatype: LineDatatype])[],
    subjectOf: (resource) =>
      type === 'Patient' ? textOf(resource.id) : subject && referencedId(resource[subject], 'Patient'),
  }
}
