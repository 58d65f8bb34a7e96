import type { CodeableConcept, Coding, Quantity, Reference } from 'fhir/r4'

const HL7 = 'http://terminology.hl7.org/CodeSystem/'

export const systems = {
  loinc: 'http://loinc.org',
  snomed: 'http://snomed.info/sct',
  rxnorm: 'http://www.nlm.nih.gov/research/umls/rxnorm',
  cvx: 'http://hl7.org/fhir/sid/cvx',
  icd10: 'http://hl7.org/fhir/sid/icd-10-cm',
  ucum: 'http://unitsofmeasure.org',
  actCode: `${HL7}v3-ActCode`,
  actPriority: `${HL7}v3-ActPriority`,
  role: `${HL7}v3-RoleCode`,
  maritalStatus: `${HL7}v3-MaritalStatus`,
  actReason: `${HL7}v3-ActReason`,
  participation: `${HL7}v3-ParticipationType`,
  interpretation: `${HL7}v3-ObservationInterpretation`,
  observationCategory: `${HL7}observation-category`,
  reportCategory: `${HL7}v2-0074`,
  identifierType: `${HL7}v2-0203`,
  dataAbsent: `${HL7}data-absent-reason`,
  conditionClinical: `${HL7}condition-clinical`,
  conditionVerification: `${HL7}condition-ver-status`,
  conditionCategory: `${HL7}condition-category`,
  healthConcern: 'http://hl7.org/fhir/us/core/CodeSystem/condition-category',
  carePlanCategory: 'http://hl7.org/fhir/us/core/CodeSystem/careplan-category',
  noteCategory: 'http://hl7.org/fhir/us/core/CodeSystem/us-core-documentreference-category',
  allergyClinical: `${HL7}allergyintolerance-clinical`,
  allergyVerification: `${HL7}allergyintolerance-verification`,
  requestCategory: `${HL7}medicationrequest-category`,
  goalCategory: `${HL7}goal-category`,
  goalAchievement: `${HL7}goal-achievement`,
  coverageClass: `${HL7}coverage-class`,
  subscriberRelationship: `${HL7}subscriber-relationship`,
  organizationType: `${HL7}organization-type`,
  provenanceType: `${HL7}provenance-participant-type`,
  stopReason: `${HL7}medicationrequest-status-reason`,
  diagnosisRole: `${HL7}diagnosis-role`,
  language: 'urn:ietf:bcp:47',
} as const

/** A code with the key of its system, and its display. */
export type Term = readonly [system: keyof typeof systems, code: string, display: string]

export function coding([system, code, display]: Term): Coding {
  return { system: systems[system], code, display }
}

/** A concept with one or more codings; its text defaults to the first display. */
export function concept(term: Term, text?: string, ...others: readonly Term[]): CodeableConcept {
  return { coding: [term, ...others].map(coding), text: text ?? term[2] }
}

/** A concept without text, for statuses and categories. */
export function code(system: keyof typeof systems, value: string, display?: string): CodeableConcept {
  return { coding: [{ system: systems[system], code: value, ...(display === undefined ? {} : { display }) }] }
}

export function ref(type: string, id: string, display?: string): Reference {
  return { reference: `${type}/${id}`, ...(display === undefined ? {} : { display }) }
}

/** A UCUM quantity; `unit` is the display unit. */
export function quantity(value: number, ucum: string, unit = ucum): Quantity {
  return { value, unit, system: systems.ucum, code: ucum }
}

/** Adds days to a day (YYYY-MM-DD). */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

export function yearsBetween(from: string, to: string): number {
  return daysBetween(from, to) / 365.25
}

/** A dateTime in the clinic's local time (US Central, daylight saving time from April to October). */
export function at(day: string, time: string): string {
  const month = Number(day.slice(5, 7))
  return `${day}T${time}:00${month >= 4 && month <= 10 ? '-05:00' : '-06:00'}`
}

/** Encodes bytes, or text as UTF-8, as base64 for Attachment.data and Binary.data. */
export function base64(content: string | Buffer): string {
  return Buffer.from(content).toString('base64')
}

/** Last day of the records. */
export const TODAY = '2026-11-01'
