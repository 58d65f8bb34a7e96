import { codedConceptOf, type CodedConcept } from '../../dictionary/coded-concept'
import { firstCode } from '../../fhir/concept'
import { referenceOf } from '../../fhir/reference'
import { valuesAtPath } from '../../resources/element-path'
import type { DictionaryKind } from '../../dictionary/dictionary-kinds'
import type { Resource } from '../../fhir/resource'

/** Where the thing stands that a record is about, and of which kind it is. */
const codedElements: Readonly<Record<string, { readonly kind: DictionaryKind; readonly element: string }>> = {
  Observation: { kind: 'tests', element: 'code' },
  DiagnosticReport: { kind: 'tests', element: 'code' },
  DiagnosticOrder: { kind: 'tests', element: 'item.code' },
  DocumentReference: { kind: 'documents', element: 'type' },
  Condition: { kind: 'conditions', element: 'code' },
  MedicationRequest: { kind: 'medicines', element: 'medicationCodeableConcept' },
  MedicationDispense: { kind: 'medicines', element: 'medicationCodeableConcept' },
  Medication: { kind: 'medicines', element: 'code' },
  Immunization: { kind: 'vaccines', element: 'vaccineCode' },
  Procedure: { kind: 'procedures', element: 'code' },
  Encounter: { kind: 'visits', element: 'type' },
  AllergyIntolerance: { kind: 'allergens', element: 'code' },
}

/** Records that say that something is not so keep their own words alone. */
export const isNegated = (resource: Resource): boolean =>
  resource['status'] === 'entered-in-error' ||
  resource['doNotPerform'] === true ||
  ['refuted', 'entered-in-error'].includes(firstCode(resource['verificationStatus']) ?? '')

/** The kind of thing that a type of record is about. */
export const dictionaryKindOf = (type: string): DictionaryKind | undefined =>
  Object.hasOwn(codedElements, type) ? codedElements[type]?.kind : undefined

/** What a record is about, if its title is the words of that: undefined where the title comes from elsewhere, and for what was ruled out or entered by mistake. */
export function codedThingOf(
  resource: Resource,
  words: string | undefined,
): { readonly kind: DictionaryKind; readonly thing: CodedConcept } | undefined {
  const thing = Object.hasOwn(codedElements, resource.resourceType) ? codedElements[resource.resourceType] : undefined
  if (!thing || words === undefined || isNegated(resource)) return undefined
  const concepts = valuesAtPath(resource, thing.element)
  // A medicine that a record only points to is named by the reference.
  const pointed =
    thing.kind === 'medicines' && concepts.length === 0
      ? referenceOf(resource['medicationReference'])?.display
      : undefined
  const named =
    concepts.length === 1
      ? codedConceptOf(concepts[0])
      : pointed === undefined
        ? undefined
        : { words: pointed, text: pointed, codings: [] }
  return named?.title === words ? { kind: thing.kind, thing: named } : undefined
}
