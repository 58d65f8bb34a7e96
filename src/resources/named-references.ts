import { copyDigits } from '../fhir/lossless-json'
import { referenceOf } from '../fhir/reference'
import { copySource } from '../fhir/source'
import { isObject, textOf, type Json } from '../lib/json'
import { memoizeByObject } from '../lib/memoize'
import { valuesAtPath } from './element-path'
import type { Resource } from '../fhir/resource'

/**
 * The elements whose people, organizations and places are named where a record of the type is listed: in rows, sentences, search and files. Pages of
 * single records name all others. Not those of results, of which there are thousands: the page of a test names who made one.
 */
export const namedElements: Readonly<Partial<Record<string, readonly string[]>>> = {
  CareTeam: ['participant.member', 'participant.onBehalfOf', 'managingOrganization'],
  Condition: ['recorder', 'asserter'],
  Coverage: ['payor'],
  DiagnosticReport: ['performer'],
  DocumentReference: ['author', 'custodian'],
  Encounter: ['participant.individual', 'location.location', 'serviceProvider'],
  Group: ['managingEntity'],
  Immunization: ['performer.actor', 'location'],
  Location: ['managingOrganization'],
  Medication: ['manufacturer'],
  MedicationDispense: ['location'],
  MedicationRequest: ['requester'],
  Organization: ['partOf'],
  PractitionerRole: ['practitioner', 'organization', 'location'],
  Procedure: ['performer.actor', 'location'],
}

const elementsOf = ({ resourceType }: Resource): readonly string[] =>
  Object.hasOwn(namedElements, resourceType) ? (namedElements[resourceType] ?? []) : []

/** The reference of an element that has no name of its own; undefined for others and for one inside the record. */
function unnamedReference(value: unknown): string | undefined {
  const { display, reference } = referenceOf(value) ?? {}
  return display === undefined && reference !== undefined && !reference.startsWith('#') ? reference : undefined
}

/** The references of a record to people and places that it does not name, each once. */
export const unnamedReferencesOf = memoizeByObject((record: Resource): readonly string[] => [
  ...new Set(
    elementsOf(record).flatMap((path) => valuesAtPath(record, path).flatMap((value) => unnamedReference(value) ?? [])),
  ),
])

type NameOfReference = (reference: string) => string | undefined

function withDisplay(value: Json, nameOf: NameOfReference): Json {
  const reference = unnamedReference(value)
  const name = reference === undefined ? undefined : textOf(nameOf(reference))
  return name === undefined ? value : { ...value, display: name }
}

function withNamesAt(value: unknown, path: readonly string[], nameOf: NameOfReference): unknown {
  if (Array.isArray(value)) {
    const named: readonly unknown[] = value.map((item) => withNamesAt(item, path, nameOf))
    return named.every((item, index) => item === value[index]) ? value : copyDigits(value, [...named])
  }
  if (!isObject(value)) return value
  const [element, ...rest] = path
  if (element === undefined) return withDisplay(value, nameOf)
  const inner = withNamesAt(value[element], rest, nameOf)
  return inner === value[element] ? value : copyDigits(value, { ...value, [element]: inner })
}

/** The record with the names that `nameOf` has of people and places which it references without one; the same object where there are none. */
export const withNamesOfReferences = <R extends Resource>(record: R, nameOf: NameOfReference): R =>
  unnamedReferencesOf(record).length === 0
    ? record
    : copySource(
        record,
        elementsOf(record).reduce((named, path) => withNamesAt(named, path.split('.'), nameOf) as R, record),
      )
