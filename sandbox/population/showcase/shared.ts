import type { Annotation, CodeableConcept, FhirResource, Identifier, Reference } from 'fhir/r4'
import { concept, ref, type Term } from '../builders'
import { clinician } from '../places'

export const quinn = ref('Patient', 'quinn', 'Quinn Sample')
export const doctor = clinician('dr-lee')
export const surgeon = clinician('dr-hartwell')
export const nurse = clinician('nurse-penn')
export const clinic = ref('Organization', 'clinic', 'Samplefield Family Clinic')
export const hospital = ref('Organization', 'hospital', 'Placeholder General Hospital')
export const stay = ref('Encounter', 'quinn-hip-stay', 'Hospital stay after the hip fracture')

export const snomed = (code: string, display: string): Term => ['snomed', code, display]
export const loinc = (code: string, display: string): Term => ['loinc', code, display]

/** Data absent reason extension, instead of a value. */
export const DATA_ABSENT = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
}

export const HIP = concept(snomed('359817006', 'Closed fracture of hip'), 'Broken hip')

/** A business identifier of the sandbox. */
export function businessIdentifier(kind: string, value: string): Identifier[] {
  return [{ use: 'official', type: { text: `${kind} number` }, system: `https://sandbox.example/${kind}`, value }]
}

/** A note with author and time. */
export function annotation(text: string, day = '2024-02-12'): Annotation[] {
  return [{ authorReference: doctor, time: day, text }]
}

/** A logical reference, by identifier. */
export function logicalReference(type: string, value: string, display: string): Reference {
  return { type, identifier: { system: `https://sandbox.example/${type.toLowerCase()}`, value }, display }
}

export const textConcept = (text: string): CodeableConcept => ({ text })

/** Contained resources, type-checked. */
export function containedResources(...resources: FhirResource[]): FhirResource[] {
  return resources
}
