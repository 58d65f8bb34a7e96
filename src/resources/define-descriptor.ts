import type { RecordType } from '../contract'
import type { ElementTable } from '../contract/types'
import { codingsOf, firstCode } from '../fhir/concept'
import { stripBidiControls } from '../fhir/bidi-controls'
import { isBlank, isObject, textOf } from '../lib/json'
import { escapeIdForSearch } from '../fhir/id'
import { periodEnds } from '../fhir/period-ends'
import { firstNarrativeLine, stripMarkup } from '../fhir/narrative'
import { referencedId } from '../fhir/reference'
import type { Resource, ResourceOf } from '../fhir/resource'
import type { FormatContext } from '../i18n/format-context'
import { codeGroup } from '../fhir/code-group'
import { denialText } from './denial'
import { isKnownCode, codeMeaning } from '../i18n/code-meaning'
import type { ListSection } from '../i18n/code-tables'
import { labelKeyFor } from './label-key'
import type { RowDatatype } from './row-show-functions'
import { firstTextAt, referenceNamesAt, valuesAtPath } from './element-path'

export type DescribedType = RecordType | 'Provenance'

type DatatypeOf<S> = S extends `${infer D}(${string}` ? D : S extends `${infer D} ${string}` ? D : never

/** Contract paths with the datatype that the contract gives them: another path or datatype does not compile. */
type RowFields<E> = { readonly [P in keyof E]?: Extract<DatatypeOf<E[P]>, RowDatatype> }

/** How one type reads in lists, in terms of its element table; its page is in `detail/`. */
interface DescriptorSpec<E, T extends RecordType> {
  /** Paths; the first with a text is the title. */
  readonly title: readonly (keyof E & string)[]
  /** A name that takes precedence over the paths of the title. */
  readonly nameOf?: (resource: Resource, format: FormatContext) => string | undefined
  /** Path whose names follow the title where many records would have the same one; shown in the row where there is no title. */
  readonly author?: keyof E & string
  readonly date?: readonly (keyof E & string)[]
  /** Replaces the label key of the date. */
  readonly dateLabel?: (record: ResourceOf<T>, label: string) => string
  readonly statuses?: readonly (keyof E & string)[]
  readonly row?: RowFields<E>
  readonly timeline?: boolean
  /** Element that refers to the patient; types with one are listed by patient. */
  readonly subject?: 'subject' | 'patient' | 'beneficiary'
}

/** What lists, rows and timelines need to know of a type. */
export interface Descriptor {
  readonly type: DescribedType
  /** Query that lists a patient's records; undefined for types that are not listed by patient. */
  listQuery(patientId: string): { readonly patient: string } | undefined
  /** Name of the record: from its elements, else the first line of its narrative; a sentence for a denial; undefined when it has none. */
  title(resource: Resource, format: FormatContext): string | undefined
  /** True where an element names the record. */
  isNamed(resource: Resource, format: FormatContext): boolean
  /** The date to sort and group the record by, as sent (of a Period, see `periodEnds`), and the label key that says what it is the date of. */
  date(resource: Resource): { readonly raw: string; readonly label: string } | undefined
  statuses(resource: Resource): readonly { readonly group: string; readonly code: string }[]
  /** Label keys of the status elements, without `statusReason`. */
  readonly statusLabels: readonly string[]
  listSection(resource: Resource): ListSection
  /** Paths with their datatypes that a row shows below the name (see `row-values.ts`). */
  readonly rowFields: readonly (readonly [path: string, datatype: RowDatatype])[]
  readonly isOnTimeline: boolean
  /** Id of the patient whom the record names as its subject. */
  subjectOf(resource: Resource): string | undefined
}

const PERSON_TYPES: readonly DescribedType[] = ['Patient', 'Practitioner', 'PractitionerRole', 'RelatedPerson']

/** Worst first: any status of a worse section decides. */
const LIST_SECTION_ORDER: readonly ListSection[] = [
  'enteredInError',
  'notInEffect',
  'underReview',
  'past',
  'planned',
  'main',
]

function dateText(value: unknown): string | undefined {
  if (!isObject(value)) return textOf(value)
  const event = Array.isArray(value['event']) ? value['event'].find((each) => typeof each === 'string') : undefined
  const { start, end } = periodEnds(value)
  return start ?? end ?? textOf(event)
}

function statusCode(group: string, value: unknown): string | undefined {
  if (typeof value === 'boolean') return String(value)
  return (
    codingsOf(value).find((coding) => coding.code !== undefined && isKnownCode(group, coding.code))?.code ??
    firstCode(value)
  )
}

/** The title followed by the names that it does not contain. */
function titleWithNames(title: string, names: readonly string[]): string {
  const others = names.filter((name) => !title.toLowerCase().includes(name.toLowerCase()))
  return [title, ...others].join(', ')
}

/** Makes the descriptor of a type from its spec. `T` is needed for functions that take a record of the type. */
export function defineDescriptor<E extends ElementTable, T extends RecordType = RecordType>(
  type: DescribedType,
  spec: DescriptorSpec<E, T>,
): Descriptor {
  const { subject, author, date = [], dateLabel, nameOf, statuses = [] } = spec
  const statusesOf = (resource: Resource) =>
    statuses.flatMap((path) => {
      const group = codeGroup(path === 'active' ? 'active' : `${type}.${path}`)
      return valuesAtPath(resource, path).flatMap((value) => {
        const code = statusCode(group, value)
        return code === undefined ? [] : [{ group, code }]
      })
    })
  // The name of a person or of a referenced record is never taken from the narrative.
  const hasNameElement = (resource: Resource): boolean =>
    PERSON_TYPES.includes(type) ||
    spec.title.some((path) => valuesAtPath(resource, path).some((value) => !isBlank(value)))
  const titleFromElements = (resource: Resource, format: FormatContext): string | undefined => {
    const text = firstTextAt(resource, spec.title, type, format)
    if (text === undefined) return hasNameElement(resource) ? undefined : firstNarrativeLine(resource)
    // A title may be a file name: bidi controls could disguise its extension.
    const title = stripBidiControls(stripMarkup(text))
    return author === undefined ? title : titleWithNames(title, referenceNamesAt(resource, author, format))
  }
  return {
    type,
    isOnTimeline: spec.timeline ?? false,
    listQuery: (patientId) => (subject && patientId !== '' ? { patient: escapeIdForSearch(patientId) } : undefined),
    title: (resource, format) =>
      denialText(resource, format) ?? nameOf?.(resource, format) ?? titleFromElements(resource, format),
    isNamed: (resource, format) => firstTextAt(resource, spec.title, type, format) !== undefined,
    date: (resource) => {
      for (const path of date) {
        const raw = valuesAtPath(resource, path)
          .map(dateText)
          .find((text) => text !== undefined)
        if (raw === undefined) continue
        const label = labelKeyFor(`${type}.${path}`, resource)
        // The record has the type of its descriptor, which the compiler cannot tell.
        return { raw, label: dateLabel?.(resource as ResourceOf<T>, label) ?? label }
      }
      return undefined
    },
    statuses: statusesOf,
    statusLabels: statuses.filter((path) => path !== 'statusReason').map((path) => `${type}.${path}`),
    listSection: (resource) => {
      const sections = new Set(statusesOf(resource).map(({ group, code }) => codeMeaning(group, code).section))
      return LIST_SECTION_ORDER.find((section) => sections.has(section)) ?? 'main'
    },
    rowFields: Object.entries(spec.row ?? {}) as readonly (readonly [path: string, datatype: RowDatatype])[],
    subjectOf: (resource) =>
      type === 'Patient' ? textOf(resource.id) : subject && referencedId(resource[subject], 'Patient'),
  }
}
