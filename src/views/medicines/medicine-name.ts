import { conceptText } from '../../fhir/concept'
import { objectsOf } from '../../fhir/guards'
import { referenceOf } from '../../fhir/reference'
import type { MedicationDispense, MedicationRequest } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

/** Type and id of a reference, absolute or relative, without its version. */
function targetOf(reference: string): string | undefined {
  const found = /(?:^|\/)([A-Z][A-Za-z]+)\/([^/]+)(?:\/_history\/[^/]+)?$/.exec(reference)
  return found ? `${found[1]}/${found[2]}` : undefined
}

/** Name of the medicine: its own concept, else the contained or included Medication, else the display of the reference. */
export function medicineName(record: MedicationRequest | MedicationDispense, included: readonly Resource[]): string | undefined {
  const own = conceptText(record.medicationCodeableConcept)
  if (own !== undefined) return own
  const { reference, display } = referenceOf(record.medicationReference) ?? {}
  if (reference === undefined) return display
  const medication = reference.startsWith('#')
    ? objectsOf(record.contained).find((each) => each['resourceType'] === 'Medication' && each['id'] === reference.slice(1))
    : included.find((each) => `${each.resourceType}/${each.id ?? ''}` === targetOf(reference))
  return conceptText(medication?.['code']) ?? display
}

/** How often each name is on the list, for the note that a medicine is listed more than once. */
export function nameCounts(names: readonly (string | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) if (name !== undefined) counts.set(name.trim().toLowerCase(), (counts.get(name.trim().toLowerCase()) ?? 0) + 1)
  return counts
}
