import { isObject, objectsOf } from '../lib/json'
import { referencedId } from '../fhir/reference'
import type { Resource } from '../fhir/resource'

/** Ids of the encounters that a record references: `encounter`, a DocumentReference's `context.encounter`, a MedicationDispense's `context`. */
export function visitIdsOf(resource: Resource): readonly string[] {
  const { encounter, context } = resource
  const candidates = [...objectsOf(encounter), context, ...(isObject(context) ? objectsOf(context['encounter']) : [])]
  return candidates.flatMap((reference) => (isObject(reference) ? (referencedId(reference, 'Encounter') ?? []) : []))
}

/** Id of the first encounter that a record references. */
export const visitIdOf = (resource: Resource): string | undefined => visitIdsOf(resource)[0]
