import type { allergyIntoleranceElements } from '../contract/elements/allergy-intolerance'
import type { carePlanElements } from '../contract/elements/care-plan'
import type { careTeamElements } from '../contract/elements/care-team'
import type { conditionElements } from '../contract/elements/condition'
import type { coverageElements } from '../contract/elements/coverage'
import type { deviceElements } from '../contract/elements/device'
import type { diagnosticReportElements } from '../contract/elements/diagnostic-report'
import type { documentReferenceElements } from '../contract/elements/document-reference'
import type { encounterElements } from '../contract/elements/encounter'
import type { goalElements } from '../contract/elements/goal'
import type { groupElements } from '../contract/elements/group'
import type { immunizationElements } from '../contract/elements/immunization'
import type { locationElements } from '../contract/elements/location'
import type { medicationElements } from '../contract/elements/medication'
import type { medicationDispenseElements } from '../contract/elements/medication-dispense'
import type { medicationRequestElements } from '../contract/elements/medication-request'
import type { observationElements } from '../contract/elements/observation'
import type { organizationElements } from '../contract/elements/organization'
import type { patientElements } from '../contract/elements/patient'
import type { practitionerElements } from '../contract/elements/practitioner'
import type { practitionerRoleElements } from '../contract/elements/practitioner-role'
import type { procedureElements } from '../contract/elements/procedure'
import type { DocumentedType } from '../contract'
import type { OfferedType } from '../contract/offered-types'
import { conditionLabelKey } from './condition-label-key'
import { defineDescriptor, type DescribedType, type Descriptor } from './define-descriptor'
import { medicationName } from './element-path'
import { requestLabelKey } from './request-kind'
import type { diagnosticOrderElements, provenanceElements, questionnaireElements } from './undocumented-elements'

/** How each type reads in lists, rows and timelines; a type of the contract without a descriptor does not compile. */
const descriptors: Readonly<Record<DocumentedType | 'Provenance', Descriptor>> &
  Readonly<Partial<Record<OfferedType, Descriptor>>> = {
  AllergyIntolerance: defineDescriptor<typeof allergyIntoleranceElements>('AllergyIntolerance', {
    title: ['code'],
    date: ['recordedDate', 'onsetDateTime', 'onsetPeriod', 'lastOccurrence'],
    statuses: ['clinicalStatus', 'verificationStatus'],
    row: { criticality: 'code' },
    timeline: true,
    subject: 'patient',
  }),
  CarePlan: defineDescriptor<typeof carePlanElements>('CarePlan', {
    title: ['title', 'category', 'description'],
    date: ['period', 'created'],
    statuses: ['status', 'intent'],
    row: { description: 'string', addresses: 'Reference', goal: 'Reference' },
    timeline: true,
    subject: 'subject',
  }),
  CareTeam: defineDescriptor<typeof careTeamElements>('CareTeam', {
    title: ['name', 'category'],
    date: ['period'],
    statuses: ['status'],
    row: { managingOrganization: 'Reference' },
    timeline: true,
    subject: 'subject',
  }),
  Condition: defineDescriptor<typeof conditionElements, 'Condition'>('Condition', {
    title: ['code'],
    date: ['onsetDateTime', 'onsetPeriod', 'recordedDate', 'extension(condition-assertedDate)'],
    statuses: ['clinicalStatus', 'verificationStatus'],
    row: { severity: 'CodeableConcept', bodySite: 'CodeableConcept' },
    timeline: true,
    subject: 'subject',
    dateLabel: conditionLabelKey,
  }),
  Coverage: defineDescriptor<typeof coverageElements>('Coverage', {
    title: ['payor', 'type', 'class.name'],
    date: ['period'],
    statuses: ['status'],
    // The other numbers mean nothing without their label; the insurance card shows them.
    row: { subscriberId: 'string', 'class.name': 'string' },
    timeline: true,
    subject: 'beneficiary',
  }),
  Device: defineDescriptor<typeof deviceElements>('Device', {
    title: ['type', 'deviceName.name'],
    date: ['manufactureDate'],
    statuses: ['status', 'statusReason'],
    row: { manufacturer: 'string', modelNumber: 'string', lotNumber: 'string', serialNumber: 'string' },
    subject: 'patient',
  }),
  DiagnosticOrder: defineDescriptor<typeof diagnosticOrderElements>('DiagnosticOrder', {
    title: ['item.code', 'code'],
    date: ['event.dateTime'],
    statuses: ['status'],
    subject: 'subject',
  }),
  DiagnosticReport: defineDescriptor<typeof diagnosticReportElements>('DiagnosticReport', {
    title: ['code', 'category'],
    date: ['effectiveDateTime', 'effectivePeriod', 'issued'],
    statuses: ['status'],
    row: { performer: 'Reference' },
    timeline: true,
    subject: 'subject',
  }),
  DocumentReference: defineDescriptor<typeof documentReferenceElements>('DocumentReference', {
    title: ['type', 'description', 'content.attachment.title'],
    author: 'author',
    date: ['context.period', 'date'],
    statuses: ['status', 'docStatus'],
    row: { author: 'Reference', custodian: 'Reference' },
    timeline: true,
    subject: 'subject',
  }),
  Encounter: defineDescriptor<typeof encounterElements>('Encounter', {
    title: ['type', 'serviceType', 'class'],
    date: ['period'],
    statuses: ['status'],
    row: {
      reasonCode: 'CodeableConcept',
      'location.location': 'Reference',
      'participant.individual': 'Reference',
      serviceProvider: 'Reference',
    },
    timeline: true,
    subject: 'subject',
  }),
  Goal: defineDescriptor<typeof goalElements>('Goal', {
    title: ['description'],
    date: ['startDate', 'target.dueDate', 'statusDate'],
    statuses: ['lifecycleStatus', 'achievementStatus'],
    row: { addresses: 'Reference' },
    timeline: true,
    subject: 'subject',
  }),
  Group: defineDescriptor<typeof groupElements>('Group', {
    title: ['name', 'code'],
    statuses: ['active'],
    row: { type: 'code', quantity: 'unsignedInt' },
  }),
  Immunization: defineDescriptor<typeof immunizationElements>('Immunization', {
    title: ['vaccineCode'],
    date: ['occurrenceDateTime', 'recorded'],
    statuses: ['status'],
    timeline: true,
    subject: 'patient',
  }),
  Location: defineDescriptor<typeof locationElements>('Location', {
    title: ['name', 'alias'],
    statuses: ['status'],
    row: { address: 'Address', managingOrganization: 'Reference' },
  }),
  Medication: defineDescriptor<typeof medicationElements>('Medication', {
    title: ['code'],
    date: ['batch.expirationDate'],
    statuses: ['status'],
    row: { form: 'CodeableConcept', manufacturer: 'Reference' },
    nameOf: medicationName,
  }),
  MedicationDispense: defineDescriptor<typeof medicationDispenseElements>('MedicationDispense', {
    title: ['medicationCodeableConcept', 'medicationReference'],
    date: ['whenHandedOver', 'whenPrepared'],
    statuses: ['status'],
    row: { quantity: 'SimpleQuantity', daysSupply: 'SimpleQuantity', location: 'Reference' },
    timeline: true,
    subject: 'subject',
  }),
  MedicationRequest: defineDescriptor<typeof medicationRequestElements, 'MedicationRequest'>('MedicationRequest', {
    title: ['medicationCodeableConcept', 'medicationReference'],
    date: ['authoredOn', 'dispenseRequest.validityPeriod'],
    statuses: ['doNotPerform', 'status', 'intent'],
    row: { reasonCode: 'CodeableConcept' },
    timeline: true,
    subject: 'subject',
    dateLabel: requestLabelKey,
  }),
  Observation: defineDescriptor<typeof observationElements>('Observation', {
    title: ['code'],
    date: ['effectiveDateTime', 'effectivePeriod', 'effectiveTiming', 'effectiveInstant', 'issued'],
    statuses: ['status'],
    timeline: true,
    subject: 'subject',
  }),
  Organization: defineDescriptor<typeof organizationElements>('Organization', {
    title: ['name', 'alias'],
    statuses: ['active'],
    row: { type: 'CodeableConcept', address: 'Address', telecom: 'ContactPoint' },
  }),
  Patient: defineDescriptor<typeof patientElements>('Patient', {
    title: ['name'],
    date: ['birthDate'],
    statuses: ['active'],
    row: { birthDate: 'date', gender: 'code' },
  }),
  Practitioner: defineDescriptor<typeof practitionerElements>('Practitioner', {
    title: ['name'],
    statuses: ['active'],
    row: { 'qualification.code': 'CodeableConcept', address: 'Address' },
  }),
  PractitionerRole: defineDescriptor<typeof practitionerRoleElements>('PractitionerRole', {
    title: ['practitioner', 'code'],
    date: ['period'],
    statuses: ['active'],
    row: { specialty: 'CodeableConcept', organization: 'Reference', location: 'Reference' },
  }),
  Procedure: defineDescriptor<typeof procedureElements>('Procedure', {
    title: ['code', 'category'],
    date: ['performedDateTime', 'performedPeriod'],
    statuses: ['status'],
    row: {
      bodySite: 'CodeableConcept',
      'performer.actor': 'Reference',
      reasonCode: 'CodeableConcept',
      outcome: 'CodeableConcept',
    },
    timeline: true,
    subject: 'subject',
  }),
  Questionnaire: defineDescriptor<typeof questionnaireElements>('Questionnaire', {
    title: ['title', 'code'],
    date: ['date'],
    statuses: ['status'],
  }),
  Provenance: defineDescriptor<typeof provenanceElements>('Provenance', {
    title: ['activity', 'agent.who'],
    date: ['recorded', 'occurredDateTime', 'occurredPeriod'],
  }),
}

/** Adds the descriptors of types outside the API, once their code is loaded. */
export const addDescriptors = (added: Readonly<Record<OfferedType, Descriptor>>): void =>
  void Object.assign(descriptors, added)

/** The descriptor of a type; of one outside the API once it is added. */
export function descriptorOf(type: DescribedType): Descriptor {
  return descriptors[type] as Descriptor
}
