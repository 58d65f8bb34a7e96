import type { ElementTable } from '../contract/types'

/** Elements of DSTU2 that name and date a DiagnosticOrder; the API describes none. */
export const diagnosticOrderElements = {
  'item.code': 'CodeableConcept 1..1',
  /** In no version of FHIR: holds the name of a masked record. */
  code: 'CodeableConcept 0..1',
  'event.dateTime': 'dateTime 1..1',
  /** A text, as there is no table of codes for it. */
  status: 'string 0..1',
  subject: 'Reference(Patient) 1..1',
} as const satisfies ElementTable

/** Elements of R4 that name and date a Questionnaire; the API describes none. */
export const questionnaireElements = {
  title: 'string 0..1',
  code: 'Coding 0..*',
  date: 'dateTime 0..1',
  /** A text, as there is no table of codes for it. */
  status: 'string 0..1',
  item: 'BackboneElement 0..*',
  /** Of DSTU2. */
  group: 'BackboneElement 0..1',
} as const satisfies ElementTable

/** Elements of Provenance (R4); the API sends it only together with other records. */
export const provenanceElements = {
  target: 'Reference 1..*',
  occurredPeriod: 'Period 0..1',
  occurredDateTime: 'dateTime 0..1',
  recorded: 'instant 1..1',
  policy: 'uri 0..*',
  location: 'Reference 0..1',
  reason: 'CodeableConcept 0..*',
  activity: 'CodeableConcept 0..1',
  agent: 'BackboneElement 1..*',
  'agent.who': 'Reference 1..1',
  entity: 'BackboneElement 0..*',
  signature: 'BackboneElement 0..*',
} as const satisfies ElementTable
