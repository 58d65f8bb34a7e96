import type { ElementTable } from '../../contract/types'
import type { OfferedType } from '../../contract/offered-types'
import { escapeIdForSearch } from '../../fhir/id'
import { referencedId } from '../../fhir/reference'
import { objectsOf } from '../../lib/json'
import type { Resource, ResourceOf } from '../../fhir/resource'
import { defineDescriptor, type Descriptor } from '../define-descriptor'
import { defineDetail, type DetailDescriptor, type DetailSectionId } from '../detail/define-detail'
import type { FieldDatatype } from '../detail/detail-row'
import type { FormatContext } from '../../i18n/format-context'
import type { RowDatatype } from '../row-show-functions'

/** The elements of a type by the section of its page, each with its datatype. */
type Sections = { readonly [S in DetailSectionId]?: Readonly<Record<string, FieldDatatype>> }
type PathsOf<S extends Sections> = { [I in keyof S]: keyof S[I] }[keyof S] & string
type FirstSegment<P> = P extends `${infer F}.${string}` ? F : P
type Handled = 'meta' | 'text' | 'contained' | 'extension' | 'modifierExtension' | 'implicitRules' | 'language'
/** Elements of R4 that no section has: a type with one does not compile. */
type MissingElements<T extends OfferedType, S extends Sections> = Exclude<
  Exclude<keyof ResourceOf<T>, 'resourceType' | 'id' | Handled | `_${string}`>,
  FirstSegment<PathsOf<S>>
>

/** All that lists need to know of the elements: their paths and datatypes. */
type Elements = Readonly<Record<string, `${RowDatatype} ?`>>

interface OfferedTypeSpec<S extends Sections> {
  readonly sections: S
  readonly title: readonly PathsOf<S>[]
  /** A name that no path has; it takes precedence. */
  readonly nameOf?: (resource: Resource, format: FormatContext) => string | undefined
  readonly date: readonly PathsOf<S>[]
  readonly statuses: readonly PathsOf<S>[]
  readonly row?: { readonly [P in PathsOf<S>]?: RowDatatype }
  readonly timeline?: boolean
  /** Where the patient is; `participant`: among those who take part. */
  readonly subject: 'subject' | 'patient' | 'participant'
}

/** How a type outside the API reads in lists, and its page. */
export interface OfferedTypeDescriptors {
  readonly descriptor: Descriptor
  readonly detail: DetailDescriptor
}

const listedByParticipant: Pick<Descriptor, 'listQuery' | 'subjectOf'> = {
  listQuery: (patientId) => (patientId === '' ? undefined : { patient: escapeIdForSearch(patientId) }),
  subjectOf: (resource) =>
    objectsOf(resource['participant'])
      .map(({ actor }) => referencedId(actor, 'Patient'))
      .find((id) => id !== undefined),
}

/** Describes a type whose elements R4 defines; each of them has a section on its page. */
export function defineOfferedType<T extends OfferedType, const S extends Sections>(
  type: T,
  { sections, subject, row = {}, timeline = false, ...spec }: OfferedTypeSpec<S>,
  ..._complete: MissingElements<T, S> extends never ? [] : [missing: MissingElements<T, S>]
): OfferedTypeDescriptors {
  const lists = { ...spec, row, timeline }
  return {
    descriptor:
      subject === 'participant'
        ? { ...defineDescriptor<Elements>(type, lists), ...listedByParticipant }
        : defineDescriptor<Elements>(type, { ...lists, subject }),
    detail: defineDetail<ElementTable>(type, {}, { sections: {}, undocumented: sections }),
  }
}
