import type { CodeTable, ElementTable, ResourceContract } from './define'

/** DiagnosticReport: what the API offers (seed 2). */
export const diagnosticReport = {
  type: 'DiagnosticReport',
  read: true,
  revinclude: true,
  parameters: {
    patient: { type: 'reference', paths: ['subject'], targets: ['Patient'] },
    category: { type: 'token', paths: ['category'] },
    code: { type: 'token', paths: ['code'] },
    date: { type: 'date', paths: ['effectiveDateTime', 'effectivePeriod'] },
    status: { type: 'token', paths: ['status'] },
  },
  searches: [
    { by: ['patient'] },
    { by: ['patient', 'category'] },
    { by: ['patient', 'code'] },
    { by: ['patient', 'date'] },
    { by: ['patient', 'category', 'date'] },
    { by: ['patient', 'status'] },
    { by: ['patient', 'code', 'date'] },
    { by: ['status'] },
    { by: ['category'] },
    { by: ['code'] },
    { by: ['date'] },
    { by: ['category', 'date'] },
    { by: ['code', 'date'] },
  ],
  includes: {},
  status: ['status'],
} as const satisfies ResourceContract

/** The values of its coded elements. */
export const diagnosticReportCodes = {
  status: ['registered', 'partial', 'preliminary', 'final'],
} as const satisfies CodeTable

/** The elements that the API describes for DiagnosticReport: type, targets of a reference, cardinality ('?' where it is not shown). */
export const diagnosticReportElements = {
  identifier: 'Identifier 0..*',
  basedOn: 'Reference(CarePlan | MedicationRequest | ServiceRequest) 0..*',
  status: 'code 1..1',
  category: 'CodeableConcept 0..*',
  'category:LaboratorySlice': 'CodeableConcept 1..1',
  'category:LaboratorySlice.id': 'string 0..1',
  'category:LaboratorySlice.coding': 'Coding 1..*',
  'category:LaboratorySlice.coding.id': 'string 0..1',
  'category:LaboratorySlice.coding.system': 'uri 1..1',
  'category:LaboratorySlice.coding.version': 'string 0..1',
  'category:LaboratorySlice.coding.code': 'code 1..1',
  'category:LaboratorySlice.coding.display': 'string 0..1',
  'category:LaboratorySlice.coding.userSelected': 'boolean 0..1',
  'category:LaboratorySlice.text': 'string 0..1',
  code: 'CodeableConcept 1..1',
  subject: 'Reference(Patient) 1..1',
  encounter: 'Reference(Encounter) 0..1',
  effectiveDateTime: 'dateTime 0..1',
  effectivePeriod: 'Period 0..1',
  issued: 'instant 0..1',
  performer: 'Reference(Practitioner | Organization | PractitionerRole | CareTeam) 0..*',
  resultsInterpreter: 'Reference(Practitioner | Organization | PractitionerRole | CareTeam) 0..*',
  specimen: 'Reference(Specimen) 0..*',
  result: 'Reference(Observation) 0..*',
  imagingStudy: 'Reference(ImagingStudy) 0..*',
  media: 'BackboneElement 0..*',
  'media.id': 'string 0..1',
  'media.comment': 'string 0..1',
  'media.link': 'Reference(Media) 1..1',
  conclusion: 'string 0..1',
  conclusionCode: 'CodeableConcept 0..*',
  presentedForm: 'Attachment 0..*',
} as const satisfies ElementTable
