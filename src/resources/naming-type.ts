import { parseReference } from '../fhir/reference'

/** True for the type of a person, an organization or a place, which is read for its name and which rows show also without one. */
export const isNamingType = (type: string | undefined): boolean =>
  type !== undefined && /^(?:Practitioner|PractitionerRole|Organization|Location)$/.test(type)

/** True for a reference to a record of such a type. */
export function isNameableReference(reference: string | undefined): boolean {
  const parsed = parseReference(reference ?? '')
  return parsed !== undefined && 'type' in parsed && isNamingType(parsed.type)
}
