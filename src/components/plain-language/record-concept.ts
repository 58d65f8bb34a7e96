import { codedConceptOf, type CodedConcept } from '../../dictionary/coded-concept'
import { firstCode } from '../../fhir/concept'
import { referenceOf } from '../../fhir/reference'
import { isDenial } from '../../resources/denial'
import { valuesAtPath } from '../../resources/element-path'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'
import type { Resource } from '../../fhir/resource'

/** The element with the concept that a record is about, and its dictionary kind, by type. */
const codedElements: Readonly<
  Record<string, { readonly kind: DictionaryKind; readonly element: string; readonly otherKind?: DictionaryKind }>
> = {
  Observation: { kind: 'tests', element: 'code' },
  // A report may be a note.
  DiagnosticReport: { kind: 'tests', element: 'code', otherKind: 'documents' },
  DiagnosticOrder: { kind: 'tests', element: 'item.code' },
  DocumentReference: { kind: 'documents', element: 'type' },
  Condition: { kind: 'conditions', element: 'code' },
  MedicationRequest: { kind: 'medicines', element: 'medicationCodeableConcept' },
  MedicationDispense: { kind: 'medicines', element: 'medicationCodeableConcept' },
  MedicationAdministration: { kind: 'medicines', element: 'medicationCodeableConcept' },
  MedicationStatement: { kind: 'medicines', element: 'medicationCodeableConcept' },
  ServiceRequest: { kind: 'tests', element: 'code', otherKind: 'procedures' },
  Medication: { kind: 'medicines', element: 'code' },
  Immunization: { kind: 'vaccines', element: 'vaccineCode' },
  Procedure: { kind: 'procedures', element: 'code' },
  Encounter: { kind: 'visits', element: 'type' },
  AllergyIntolerance: { kind: 'allergens', element: 'code' },
}

/** The element with the concept that records of a type are about; undefined for types without one. */
export const conceptElementOf = (type: string): string | undefined =>
  Object.hasOwn(codedElements, type) ? codedElements[type]?.element : undefined

/** True for records that negate their concept: ruled out, entered in error or not to be done. They get no plain name. */
export const isNegated = (resource: Resource): boolean =>
  resource['doNotPerform'] === true ||
  ['status', 'docStatus', 'lifecycleStatus', 'verificationStatus'].some((element) =>
    /^(?:refuted|entered-in-error)$/i.test(firstCode(resource[element]) ?? ''),
  )

/** The dictionary kinds for a record type, the usual one first; empty for types without plain names. */
export const dictionaryKindsOf = (type: string): readonly DictionaryKind[] => {
  const { kind, otherKind } = (Object.hasOwn(codedElements, type) ? codedElements[type] : undefined) ?? {}
  return [kind, otherKind].filter((each) => each !== undefined)
}

/** Types whose names are usually those of codes without being in the dictionary. */
const namedByCode: readonly string[] = [...Object.keys(codedElements), 'CarePlan', 'Device', 'Goal']

/** True for a record whose name is usually that of a code, and so in English; a denial is a sentence in the language of the reader. */
export const isNamedByCode = (record: Resource): boolean =>
  namedByCode.includes(record.resourceType) && !isDenial(record)

export interface RecordConcept {
  readonly kind: DictionaryKind
  /** Where it is looked up if it is not among those of its kind. */
  readonly otherKind?: DictionaryKind
  readonly concept: CodedConcept
  /** What follows the name of the concept in the title: the author of a document (", Dr. Robin Lee"); empty for other records. */
  readonly titleEnd: string
}

function medicationConcept(resource: Resource): CodedConcept | undefined {
  const display = referenceOf(resource['medicationReference'])?.display
  return display === undefined ? undefined : { title: display, text: display, codings: [] }
}

/** The end of a title after the name of its concept, or after the label of a code without a name ("Code 8302-2"); undefined for another title. */
function endOfTitle(concept: CodedConcept, title: string, isDocument: boolean): string | undefined {
  if (concept.title === '')
    return concept.codings.some(({ code }) => code !== undefined && title.includes(code)) ? '' : undefined
  const end = title.startsWith(concept.title) ? title.slice(concept.title.length) : undefined
  return end === '' || (isDocument && end?.startsWith(', ')) ? end : undefined
}

/** The concept that a record is about, if the record's title names it; undefined for other titles and for negated records. */
export const recordConceptOf = (resource: Resource, title: string | undefined): RecordConcept | undefined =>
  isNegated(resource) ? undefined : conceptOfRecord(resource, title)

/** The concept that a record is about, or that it negates, if the record's title names it. */
export function conceptOfRecord(resource: Resource, title: string | undefined): RecordConcept | undefined {
  const { kind, element, otherKind } =
    (Object.hasOwn(codedElements, resource.resourceType) ? codedElements[resource.resourceType] : undefined) ?? {}
  if (!kind || !element || title === undefined) return undefined
  const values = valuesAtPath(resource, element)
  if (values.length > 1) return undefined
  // A medication that is only referenced is named by the display of the reference.
  const referenced = kind === 'medicines' && values.length === 0 ? medicationConcept(resource) : undefined
  const concept = values.length === 1 ? codedConceptOf(values[0]) : referenced
  const titleEnd = concept && endOfTitle(concept, title, kind === 'documents')
  return titleEnd === undefined || !concept
    ? undefined
    : { kind, concept, titleEnd, ...(otherKind === undefined ? {} : { otherKind }) }
}
