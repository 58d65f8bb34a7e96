import { isObject, objectsOf } from '../lib/json'
import { referencedId, referencedKey } from '../fhir/reference'
import type { Resource } from '../fhir/resource'

/** What may refer to the encounter of a record: `encounter`, a DocumentReference's `context.encounter`, a MedicationDispense's `context`. */
const visitReferences = ({ encounter, context }: Resource): readonly unknown[] => [
  ...objectsOf(encounter),
  context,
  ...(isObject(context) ? objectsOf(context['encounter']) : []),
]

/** Keys of the encounters that a record references. */
export const visitKeysOf = (resource: Resource): readonly string[] =>
  visitReferences(resource).flatMap((reference) => referencedKey(resource, reference, 'Encounter') ?? [])

/** Id of the first encounter that a record references. */
export const visitIdOf = (resource: Resource): string | undefined =>
  visitReferences(resource).flatMap((reference) => referencedId(reference, 'Encounter') ?? [])[0]
