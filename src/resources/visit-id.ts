import { isObject, objectsOf } from '../fhir/guards'
import { referencedId } from '../fhir/reference'
import type { Resource } from '../fhir/resource'

/** Id of the visit that a record says it belongs to: `encounter`, a DocumentReference's `context.encounter`, a MedicationDispense's `context`. */
export function visitIdOf(resource: Resource): string | undefined {
  const { encounter, context } = resource
  const candidates = [encounter, context, ...(isObject(context) ? objectsOf(context['encounter']) : [])]
  return candidates.map((reference) => (isObject(reference) ? referencedId(reference, 'Encounter') : undefined)).find((id) => id !== undefined)
}
