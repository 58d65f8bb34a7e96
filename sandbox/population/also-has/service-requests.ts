import { concept, plusDays, quantity, ref, TODAY } from '../builders'
import { clinician } from '../places'
import {
  annotation,
  businessIdentifier,
  clinic,
  doctor,
  HIP,
  loinc,
  logicalReference,
  quinn,
  snomed,
  stay,
  surgeon,
  textConcept,
} from '../showcase/shared'
import type { ServiceRequest } from 'fhir/r4'

const day = (ago: number): string => plusDays(TODAY, -ago)
const LABORATORY = concept(snomed('108252007', 'Laboratory procedure'))
const CBC = concept(loinc('58410-2', 'CBC panel - Blood by Automated count'))

/** Every element of R4 and every status, among the orders of the showcase. */
const showcase: readonly ServiceRequest[] = [
  {
    resourceType: 'ServiceRequest',
    id: 'quinn-bone-scan',
    identifier: businessIdentifier('order', 'O-bone-scan'),
    instantiatesCanonical: ['https://sandbox.example/PlanDefinition/after-a-hip-fracture'],
    instantiatesUri: ['https://guidelines.example/after-a-hip-fracture'],
    basedOn: [ref('CarePlan', 'quinn-hip-plan', 'After the hip fracture')],
    replaces: [ref('ServiceRequest', 'quinn-walking-order', 'Walking school')],
    requisition: { system: 'https://sandbox.example/requisition', value: 'R-77' },
    status: 'active',
    intent: 'order',
    category: [concept(snomed('363679005', 'Imaging'))],
    priority: 'urgent',
    doNotPerform: false,
    code: concept(snomed('312681000', 'Bone density scan')),
    orderDetail: [textConcept('Hip and spine')],
    quantityQuantity: quantity(1, '{scan}', 'scan'),
    subject: quinn,
    encounter: stay,
    occurrenceDateTime: plusDays(TODAY, 12),
    asNeededBoolean: false,
    authoredOn: day(9),
    requester: doctor,
    performerType: concept(snomed('66862007', 'Radiologist')),
    performer: [surgeon],
    locationCode: [textConcept('X-ray room')],
    locationReference: [ref('Location', 'clinic-main', 'Main building')],
    reasonCode: [HIP],
    reasonReference: [ref('Condition', 'quinn-hip-fracture', 'Broken hip')],
    insurance: [ref('Coverage', 'quinn-plan', 'Sample Health Plan')],
    supportingInfo: [logicalReference('DocumentReference', 'D-4', 'Letter from the surgeon')],
    specimen: [logicalReference('Specimen', 'S-1', 'Blood from a vein')],
    bodySite: [concept(snomed('29836001', 'Hip region structure'))],
    note: annotation('Compare with the scan of last year.'),
    patientInstruction: 'Take no calcium tablets on the day of the scan.',
    relevantHistory: [ref('Provenance', 'quinn-alendronate-history')],
  },
  {
    resourceType: 'ServiceRequest',
    id: 'quinn-no-mri',
    status: 'active',
    intent: 'directive',
    doNotPerform: true,
    priority: 'stat',
    code: concept(snomed('113091000', 'MRI')),
    subject: quinn,
    authoredOn: day(30),
    requester: surgeon,
    reasonCode: [textConcept('Metal in the hip')],
  },
  {
    resourceType: 'ServiceRequest',
    id: 'quinn-balance-class',
    status: 'draft',
    intent: 'proposal',
    priority: 'routine',
    code: textConcept('Balance class'),
    quantityRange: { low: quantity(6, '{visits}', 'visits'), high: quantity(10, '{visits}', 'visits') },
    subject: quinn,
    occurrencePeriod: { start: plusDays(TODAY, 20), end: plusDays(TODAY, 90) },
    authoredOn: day(4),
  },
  {
    resourceType: 'ServiceRequest',
    id: 'quinn-blood-pressure-checks',
    status: 'on-hold',
    intent: 'plan',
    priority: 'asap',
    code: textConcept('Blood pressure check by a nurse'),
    quantityRatio: { numerator: { value: 2 }, denominator: quantity(1, 'wk', 'week') },
    subject: quinn,
    occurrenceTiming: { repeat: { frequency: 2, period: 1, periodUnit: 'wk' } },
    asNeededCodeableConcept: textConcept('Dizziness'),
    authoredOn: day(60),
    requester: doctor,
  },
  {
    resourceType: 'ServiceRequest',
    id: 'quinn-second-opinion',
    status: 'revoked',
    intent: 'original-order',
    code: textConcept('Referral for a second opinion'),
    subject: quinn,
    authoredOn: day(80),
    requester: doctor,
  },
  {
    resourceType: 'ServiceRequest',
    id: 'quinn-ear-test',
    status: 'unknown',
    intent: 'reflex-order',
    code: textConcept('Hearing test'),
    subject: quinn,
    authoredOn: day(200),
  },
  {
    resourceType: 'ServiceRequest',
    id: 'quinn-wrong-person',
    status: 'entered-in-error',
    intent: 'filler-order',
    code: textConcept('Allergy test of another person'),
    subject: quinn,
    authoredOn: day(201),
  },
]

interface Order {
  readonly id: string
  readonly patient: string
  readonly ago: number
  readonly more: Omit<ServiceRequest, 'resourceType' | 'id' | 'subject' | 'authoredOn' | 'requester'>
}

const orders: readonly Order[] = [
  {
    id: 'ana-blood-count',
    patient: 'ana',
    ago: 20,
    more: {
      status: 'active',
      intent: 'order',
      category: [LABORATORY],
      code: CBC,
      occurrenceDateTime: plusDays(TODAY, 9),
    },
  },
  {
    id: 'ana-heart-referral',
    patient: 'ana',
    ago: 40,
    more: {
      status: 'completed',
      intent: 'order',
      code: textConcept('Referral to a heart doctor'),
      reasonCode: [textConcept('Fast heartbeat')],
    },
  },
  {
    id: 'leo-lead-test',
    patient: 'leo',
    ago: 12,
    more: {
      status: 'active',
      intent: 'order',
      category: [LABORATORY],
      code: concept(loinc('5671-3', 'Lead [Mass/volume] in Blood')),
    },
  },
  {
    id: 'walter-kidney-referral',
    patient: 'walter',
    ago: 5,
    more: {
      status: 'active',
      intent: 'order',
      code: textConcept('Referral to a kidney doctor'),
      performer: [clinic],
    },
  },
  {
    id: 'rosa-heart-scan',
    patient: 'rosa',
    ago: 400,
    more: { status: 'active', intent: 'order', code: textConcept('Ultrasound of the heart') },
  },
]

/** Orders and referrals. */
export const serviceRequests: readonly ServiceRequest[] = [
  ...showcase,
  ...orders.map(({ id, patient, ago, more }): ServiceRequest => ({
    resourceType: 'ServiceRequest',
    id,
    subject: ref('Patient', patient),
    authoredOn: day(ago),
    requester: clinician('dr-lee'),
    ...more,
  })),
]
