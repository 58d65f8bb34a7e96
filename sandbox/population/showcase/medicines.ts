import type { Dosage, Medication, MedicationDispense, MedicationRequest } from 'fhir/r4'
import { at, code, concept, quantity, ref, type Term } from '../builders'
import { clinician } from '../places'
import {
  DATA_ABSENT,
  doctor,
  containedResources,
  annotation,
  businessIdentifier,
  quinn,
  snomed,
  stay,
  surgeon,
  textConcept,
} from './shared'
import { privateMeta } from './provenance'

const rx = (value: string, display: string): Term => ['rxnorm', value, display]
const ALENDRONATE = concept(rx('904419', 'Alendronic acid 10 MG Oral Tablet'))
const ACETAMINOPHEN = concept(rx('313782', 'Acetaminophen 325 MG Oral Tablet'))
const ALBUTEROL = concept(rx('745679', '200 ACTUAT albuterol 0.09 MG/ACTUAT Metered Dose Inhaler'))
const tablets = (count: number) => quantity(count, '{tbl}', 'tablets')
const days = (count: number) => quantity(count, 'd', 'days')
const pharmacist = clinician('pharmacist-quill')
const pharmacy = ref('Organization', 'pharmacy', 'Demo Street Pharmacy')
const tabletsOf = ref('Medication', 'quinn-alendronate-tablets', 'Alendronic acid 10 MG Oral Tablet')
const history = [ref('Provenance', 'quinn-alendronate-history')]
const per = (amount: number, time: number, unit: string) => ({
  numerator: tablets(amount),
  denominator: quantity(time, unit),
})

/** A Medication with every element, a mixture, and one in each further status. */
export function showcaseMedications(): Medication[] {
  return [
    {
      resourceType: 'Medication',
      id: 'quinn-alendronate-tablets',
      identifier: businessIdentifier('medicine', 'M-700'),
      code: ALENDRONATE,
      status: 'active',
      manufacturer: ref('Organization', 'maker', 'Pretend Biologics'),
      form: concept(snomed('421026006', 'Oral tablet')),
      amount: { numerator: tablets(30), denominator: { value: 1, unit: 'box' } },
      contained: containedResources({ resourceType: 'Substance', id: 'filler', code: textConcept('Lactose') }),
      ingredient: [
        {
          id: 'acts',
          itemCodeableConcept: textConcept('Alendronic acid'),
          isActive: true,
          strength: { numerator: quantity(10, 'mg'), denominator: tablets(1) },
        },
        { id: 'fills', itemReference: { reference: '#filler', display: 'Lactose' }, isActive: false },
      ],
      batch: { id: 'batch', lotNumber: 'DEMO-M700', expirationDate: '2027-06' },
    },
    {
      resourceType: 'Medication',
      id: 'quinn-cream',
      status: 'inactive',
      code: textConcept('Skin cream, mixed by the pharmacy'),
      ingredient: [
        {
          itemCodeableConcept: concept(['rxnorm', '11002', 'urea'], 'Urea'),
          strength: { numerator: quantity(5, 'g'), denominator: quantity(100, 'g') },
        },
        { itemReference: ref('Medication', 'quinn-ointment', 'Ointment to mix with') },
      ],
    },
    { resourceType: 'Medication', id: 'quinn-ointment', status: 'active', code: textConcept('Ointment to mix with') },
    { resourceType: 'Medication', id: 'quinn-wrong-medicine', status: 'entered-in-error', code: DATA_ABSENT },
  ]
}

const weekly: Dosage = {
  id: 'how-to',
  sequence: 1,
  text: 'Take 1 tablet every morning before breakfast with a full glass of water. Stay upright for half an hour.',
  additionalInstruction: [textConcept('Take on an empty stomach')],
  patientInstruction: 'Do not lie down for 30 minutes.',
  timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', when: ['ACM'], offset: 30 } },
  asNeededBoolean: false,
  site: textConcept('Mouth'),
  route: concept(snomed('26643006', 'Oral route')),
  method: textConcept('Swallow'),
  doseAndRate: [
    {
      id: 'dose',
      type: {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/dose-rate-type', code: 'ordered', display: 'Ordered' },
        ],
      },
      doseQuantity: tablets(1),
    },
  ],
  maxDosePerPeriod: per(1, 1, 'd'),
  maxDosePerAdministration: tablets(1),
  maxDosePerLifetime: tablets(1825),
}

const alendronate: MedicationRequest = {
  resourceType: 'MedicationRequest',
  id: 'quinn-alendronate',
  identifier: businessIdentifier('prescription', 'RX-702'),
  status: 'active',
  intent: 'order',
  category: [code('requestCategory', 'community', 'Community')],
  priority: 'routine',
  doNotPerform: false,
  reportedBoolean: false,
  medicationReference: tabletsOf,
  subject: quinn,
  encounter: ref('Encounter', 'quinn-check'),
  supportingInformation: [ref('Observation', 'quinn-bone-density-2026', 'Bone density')],
  authoredOn: at('2026-05-12', '09:35'),
  requester: doctor,
  performer: pharmacy,
  performerType: textConcept('Pharmacy'),
  recorder: doctor,
  reasonCode: [concept(snomed('64859006', 'Osteoporosis'))],
  reasonReference: [ref('Condition', 'quinn-bones', 'Osteoporosis')],
  instantiatesCanonical: ['https://guides.example/PlanDefinition/bone-health|2'],
  instantiatesUri: ['https://guides.example/bone-health'],
  basedOn: [ref('CarePlan', 'quinn-bone-plan', 'Strong bones')],
  groupIdentifier: { system: 'https://sandbox.example/prescription-group', value: 'RXG-70' },
  courseOfTherapyType: {
    coding: [
      {
        system: 'http://terminology.hl7.org/CodeSystem/medicationrequest-course-of-therapy',
        code: 'continuous',
        display: 'Continuous long term therapy',
      },
    ],
  },
  insurance: [ref('Coverage', 'quinn-plan')],
  note: annotation('Pause before dental surgery.', '2026-05-12'),
  dosageInstruction: [weekly],
  dispenseRequest: {
    id: 'supply',
    initialFill: { id: 'first', quantity: tablets(14), duration: days(14) },
    dispenseInterval: days(30),
    validityPeriod: { start: '2026-05-12', end: '2027-05-11' },
    numberOfRepeatsAllowed: 11,
    quantity: tablets(30),
    expectedSupplyDuration: days(30),
    performer: pharmacy,
  },
  substitution: { id: 'swap', allowedBoolean: true, reason: textConcept('A cheaper one is as good') },
  priorPrescription: ref('MedicationRequest', 'quinn-alendronate-2025'),
  contained: containedResources({
    resourceType: 'DetectedIssue',
    id: 'calcium',
    status: 'final',
    detail: 'Calcium tablets must be taken at another time of day.',
  }),
  detectedIssue: [{ reference: '#calcium', display: 'Calcium at another time' }],
  eventHistory: history,
}

interface RequestRow {
  readonly id: string
  readonly status: MedicationRequest['status']
  readonly intent: MedicationRequest['intent']
  readonly day: string
  readonly how: Dosage
  readonly rest?: Partial<MedicationRequest>
}

const requestRows: readonly RequestRow[] = [
  {
    id: 'alendronate-2025',
    status: 'completed',
    intent: 'original-order',
    day: '2025-05-13',
    how: { text: 'Take 1 tablet every morning' },
    rest: {
      medicationReference: tabletsOf,
      priorPrescription: ref('MedicationRequest', 'quinn-alendronate-2024'),
      dispenseRequest: { numberOfRepeatsAllowed: 11, quantity: tablets(30) },
      substitution: { allowedCodeableConcept: textConcept('Same substance only') },
    },
  },
  {
    id: 'alendronate-2024',
    status: 'completed',
    intent: 'order',
    day: '2024-05-14',
    how: { text: 'Take 1 tablet every morning' },
    rest: { medicationCodeableConcept: ALENDRONATE },
  },
  {
    id: 'drip',
    status: 'completed',
    intent: 'instance-order',
    day: '2024-02-11',
    how: {
      text: 'Into a vein, slowly',
      doseAndRate: [{ rateRatio: { numerator: quantity(500, 'mL'), denominator: quantity(4, 'h') } }],
    },
    rest: {
      medicationCodeableConcept: textConcept('Salt water, 500 mL'),
      encounter: stay,
      category: [code('requestCategory', 'inpatient', 'Inpatient')],
      priority: 'stat',
      requester: surgeon,
    },
  },
  {
    id: 'oxygen',
    status: 'stopped',
    intent: 'filler-order',
    day: '2024-02-12',
    how: {
      text: 'Through the nose until the oxygen is above 94%',
      doseAndRate: [{ rateQuantity: quantity(2, 'L/min') }],
    },
    rest: {
      medicationCodeableConcept: textConcept('Oxygen'),
      encounter: stay,
      category: [code('requestCategory', 'inpatient', 'Inpatient')],
      priority: 'asap',
      statusReason: textConcept('No longer needed'),
      requester: surgeon,
    },
  },
  {
    id: 'pain-drip',
    status: 'completed',
    intent: 'reflex-order',
    day: '2024-02-11',
    how: {
      text: 'With the pain pump',
      doseAndRate: [{ rateRange: { low: quantity(1, 'mL/h'), high: quantity(3, 'mL/h') } }],
    },
    rest: {
      medicationCodeableConcept: textConcept('Pain pump'),
      encounter: stay,
      category: [code('requestCategory', 'inpatient', 'Inpatient')],
      priority: 'urgent',
    },
  },
  {
    id: 'acetaminophen',
    status: 'on-hold',
    intent: 'order',
    day: '2024-02-19',
    how: {
      text: 'Take 1 or 2 tablets when the hip hurts, 8 a day at most',
      asNeededCodeableConcept: textConcept('Hip pain'),
      doseAndRate: [{ doseRange: { low: tablets(1), high: tablets(2) } }],
      maxDosePerPeriod: per(8, 1, 'd'),
    },
    rest: {
      medicationCodeableConcept: ACETAMINOPHEN,
      reportedReference: ref('RelatedPerson', 'robin', 'Robin Fillerton'),
      statusReason: textConcept('Waiting for a liver test'),
    },
  },
  {
    id: 'albuterol',
    status: 'active',
    intent: 'order',
    day: '2026-05-12',
    how: {
      text: 'Take 2 puffs when you are short of breath',
      asNeededBoolean: true,
      doseAndRate: [{ doseQuantity: quantity(2, '{puff}', 'puffs') }],
    },
    rest: { medicationCodeableConcept: ALBUTEROL },
  },
  {
    id: 'vitamin',
    status: 'active',
    intent: 'plan',
    day: '2026',
    how: { text: 'Take 1 capsule a day' },
    rest: { reportedBoolean: true, medicationCodeableConcept: textConcept('Vitamin D, bought without a prescription') },
  },
  {
    id: 'no-aspirin',
    status: 'active',
    intent: 'order',
    day: '2008-04-02',
    how: { text: 'Do not take aspirin' },
    rest: { doNotPerform: true, medicationCodeableConcept: concept(rx('1191', 'aspirin')) },
  },
  {
    id: 'inhaler-idea',
    status: 'draft',
    intent: 'proposal',
    day: '2026-10-30',
    how: { text: 'Inhale twice a day' },
    rest: {
      medicationCodeableConcept: concept(
        rx('895994', '120 ACTUAT Fluticasone propionate 0.044 MG/ACTUAT Metered Dose Inhaler'),
      ),
    },
  },
  {
    id: 'naproxen',
    status: 'cancelled',
    intent: 'option',
    day: '2024-02-19',
    how: { text: 'Take 1 tablet twice a day' },
    rest: {
      medicationCodeableConcept: concept(rx('849574', 'Naproxen sodium 220 MG Oral Tablet')),
      statusReason: textConcept('Another medicine was chosen'),
    },
  },
  {
    id: 'wrong-insulin',
    status: 'entered-in-error',
    intent: 'order',
    day: '2023-01-09',
    how: { text: 'Inject before meals' },
    rest: { medicationCodeableConcept: textConcept('Insulin') },
  },
  {
    id: 'naltrexone',
    status: 'active',
    intent: 'order',
    day: '2026-05-12',
    how: { text: 'Take 1 tablet every morning' },
    rest: {
      meta: privateMeta('SUD', 'substance use disorder information sensitivity'),
      medicationCodeableConcept: textConcept('Naltrexone 50 mg tablet'),
    },
  },
  {
    id: 'vitamin-b',
    status: 'active',
    intent: 'order',
    day: '2026-05-12',
    how: { text: 'Take 1 tablet a day' },
    rest: {
      medicationCodeableConcept: textConcept('Vitamin B1 tablet'),
      reasonReference: [ref('Condition', 'quinn-alcohol', 'Alcohol dependence')],
    },
  },
  {
    id: 'old-tablets',
    status: 'unknown',
    intent: 'order',
    day: '1999',
    how: { text: 'Not known' },
    rest: { medicationCodeableConcept: DATA_ABSENT },
  },
]

/** Prescriptions with every element, status and intent, including a chain of three. */
export function showcaseRequests(): MedicationRequest[] {
  return [
    alendronate,
    ...requestRows.map(({ id, status, intent, day, how, rest = {} }): MedicationRequest => ({
      resourceType: 'MedicationRequest',
      id: `quinn-${id}`,
      status,
      intent,
      subject: quinn,
      authoredOn: day.length === 10 ? at(day, '09:35') : day,
      requester: doctor,
      dosageInstruction: [how],
      ...rest,
    })),
  ]
}

const order = [ref('MedicationRequest', 'quinn-alendronate')]
const kind = (value: string, display: string) => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: value, display }],
  text: display,
})

const alendronateFill: MedicationDispense = {
  resourceType: 'MedicationDispense',
  id: 'quinn-fill-1',
  status: 'completed',
  category: {
    coding: [
      {
        system: 'http://terminology.hl7.org/fhir/CodeSystem/medicationdispense-category',
        code: 'community',
        display: 'Community',
      },
    ],
    text: 'Community',
  },
  medicationReference: tabletsOf,
  subject: quinn,
  context: ref('Encounter', 'quinn-check'),
  supportingInformation: [ref('Coverage', 'quinn-plan')],
  performer: [
    {
      function: {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/medicationdispense-performer-function',
            code: 'finalchecker',
            display: 'Final Checker',
          },
        ],
      },
      actor: pharmacist,
    },
  ],
  location: ref('Location', 'pharmacy-counter', 'Demo Street Pharmacy'),
  authorizingPrescription: order,
  type: kind('FF', 'First Fill'),
  quantity: tablets(14),
  daysSupply: days(14),
  whenPrepared: at('2026-05-13', '10:00'),
  whenHandedOver: at('2026-05-13', '16:30'),
  destination: ref('Location', 'any-home', "Patient's home"),
  receiver: [quinn],
  note: annotation('Explained how to take it.', '2026-05-13'),
  dosageInstruction: [
    {
      text: weekly.text ?? '',
      timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd' } },
      doseAndRate: [{ doseQuantity: tablets(1) }],
    },
  ],
  substitution: {
    wasSubstituted: true,
    type: {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/v3-substanceAdminSubstitution',
          code: 'G',
          display: 'generic composition',
        },
      ],
    },
    reason: [textConcept('The brand was sold out')],
    responsibleParty: [pharmacist],
  },
  contained: containedResources({
    resourceType: 'DetectedIssue',
    id: 'calcium',
    status: 'final',
    detail: 'Calcium tablets on file',
  }),
  detectedIssue: [{ reference: '#calcium', display: 'Calcium tablets on file' }],
  eventHistory: history,
}

const fills: readonly (readonly [
  id: string,
  status: MedicationDispense['status'],
  rest: Partial<MedicationDispense>,
])[] = [
  [
    'fill-2',
    'completed',
    {
      medicationReference: tabletsOf,
      authorizingPrescription: order,
      type: kind('RF', 'Refill'),
      quantity: tablets(30),
      daysSupply: days(30),
      whenPrepared: at('2026-05-27', '10:00'),
      whenHandedOver: at('2026-05-27', '12:00'),
    },
  ],
  [
    'fill-3',
    'in-progress',
    {
      medicationReference: tabletsOf,
      authorizingPrescription: order,
      type: kind('RF', 'Refill'),
      whenPrepared: '2026-10-31',
    },
  ],
  [
    'fill-4',
    'preparation',
    { medicationReference: tabletsOf, authorizingPrescription: order, type: kind('RF', 'Refill') },
  ],
  [
    'pain-fill',
    'on-hold',
    {
      medicationCodeableConcept: ACETAMINOPHEN,
      authorizingPrescription: [ref('MedicationRequest', 'quinn-acetaminophen')],
      dosageInstruction: [
        {
          text: 'Take 1 or 2 tablets when the hip hurts',
          doseAndRate: [{ doseRange: { low: tablets(1), high: tablets(2) } }],
        },
      ],
      contained: containedResources({
        resourceType: 'DetectedIssue',
        id: 'liver',
        status: 'preliminary',
        detail: 'Liver test not back yet',
      }),
      statusReasonReference: { reference: '#liver', display: 'Liver test not back yet' },
    },
  ],
  [
    'naproxen-fill',
    'cancelled',
    {
      medicationCodeableConcept: concept(rx('849574', 'Naproxen sodium 220 MG Oral Tablet')),
      authorizingPrescription: [ref('MedicationRequest', 'quinn-naproxen')],
      statusReasonCodeableConcept: textConcept('The doctor chose another medicine'),
    },
  ],
  [
    'inhaler-fill',
    'stopped',
    {
      medicationCodeableConcept: ALBUTEROL,
      authorizingPrescription: [ref('MedicationRequest', 'quinn-albuterol')],
      statusReasonCodeableConcept: textConcept('Recalled by the maker'),
    },
  ],
  [
    'vitamin-fill',
    'declined',
    {
      medicationCodeableConcept: textConcept('Vitamin D'),
      statusReasonCodeableConcept: textConcept('Bought elsewhere'),
    },
  ],
  [
    'wrong-fill',
    'entered-in-error',
    { medicationCodeableConcept: textConcept('Insulin'), whenHandedOver: '2023-01-09' },
  ],
  ['old-fill', 'unknown', { medicationCodeableConcept: DATA_ABSENT, whenHandedOver: '1999' }],
]

/** Dispenses with every element and status: first fill, refills, in preparation, declined. */
export function showcaseDispenses(): MedicationDispense[] {
  return [
    alendronateFill,
    ...fills.map(([id, status, rest]): MedicationDispense => ({
      resourceType: 'MedicationDispense',
      id: `quinn-${id}`,
      status,
      subject: quinn,
      performer: [{ actor: pharmacist }],
      ...rest,
    })),
  ]
}
