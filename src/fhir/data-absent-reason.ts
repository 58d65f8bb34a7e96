import { isObject, objectsOf, textOf } from '../lib/json'

export const DATA_ABSENT_REASON_URL = 'http://hl7.org/fhir/StructureDefinition/data-absent-reason'

/** The data-absent-reason code of an element, or of the `_name` of a primitive. */
export function absentReason(element: unknown): string | undefined {
  if (!isObject(element)) return undefined
  const found = objectsOf(element['extension']).find((extension) => extension['url'] === DATA_ABSENT_REASON_URL)
  return found ? (textOf(found['valueCode']) ?? 'unknown') : undefined
}
