import { normalizeBaseUrl, type EhrConfig } from '../../config/config'
import { isId } from '../../fhir/id'
import { resolveLocalReference } from '../../fhir/reference'
import { idText } from '../../lib/json'

/** The FHIR base of an EHR and its aliases, without trailing slashes; also with http, as a server behind a proxy may call itself. */
export function fhirBasesOf({ fhirBase, aliases = [] }: Pick<EhrConfig, 'fhirBase' | 'aliases'>): readonly string[] {
  const bases = [fhirBase, ...aliases].flatMap((base) => normalizeBaseUrl(base) ?? [])
  return [...bases, ...bases.map((base) => base.replace(/^https:/, 'http:'))]
}

/**
 * The id in the `patient` of a token response, which is an id (SMART App Launch 2.2, launch context) but which some servers send as a reference or as a
 * URL below their FHIR base. Undefined without a patient, null for anything else, such as a URL on another server.
 */
export function tokenPatientId(patient: unknown, bases: readonly string[]): string | null | undefined {
  const text = idText(patient)?.trim()
  if (text === undefined) return undefined
  if (isId(text)) return text
  const target = resolveLocalReference(text, bases)
  return target?.type === 'Patient' ? target.id : null
}

/** Tells whether a token response is for another patient than the one of the sign-in; a response without a patient is not. */
export const isOtherPatient =
  (patientId: string, ehr: Pick<EhrConfig, 'fhirBase' | 'aliases'>) =>
  (patient: unknown): boolean => {
    const id = tokenPatientId(patient, fhirBasesOf(ehr))
    return id !== undefined && id !== patientId
  }
