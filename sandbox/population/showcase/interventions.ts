import type { Device, Immunization, Procedure } from 'fhir/r4'
import { at, base64, concept, quantity, ref, type Term } from '../builders'
import {
  DATA_ABSENT,
  clinic,
  doctor,
  HIP,
  hospital,
  containedResources,
  annotation,
  businessIdentifier,
  nurse,
  quinn,
  snomed,
  stay,
  surgeon,
  textConcept,
} from './shared'

const TOTAL_HIP = concept(snomed('52734007', 'Total replacement of hip'), 'Hip replacement')

const operation: Procedure = {
  resourceType: 'Procedure',
  id: 'quinn-hip-operation',
  identifier: businessIdentifier('procedure', 'OP-700'),
  instantiatesCanonical: ['https://guides.example/PlanDefinition/hip|4'],
  instantiatesUri: ['https://guides.example/hip'],
  basedOn: [ref('ServiceRequest', 'quinn-admission-order', 'Order to admit')],
  partOf: [ref('Procedure', 'quinn-hip-repair', 'Repair of the hip')],
  status: 'completed',
  category: {
    coding: [{ system: 'http://snomed.info/sct', code: '387713003', display: 'Surgical procedure' }],
    text: 'Operation',
  },
  code: TOTAL_HIP,
  subject: quinn,
  encounter: stay,
  performedPeriod: { start: at('2024-02-11', '08:30'), end: at('2024-02-11', '10:45') },
  recorder: nurse,
  asserter: surgeon,
  performer: [{ function: textConcept('Surgeon'), actor: surgeon, onBehalfOf: hospital }],
  location: ref('Location', 'hospital-site', 'Placeholder General Hospital'),
  reasonCode: [HIP],
  reasonReference: [ref('Condition', 'quinn-hip', 'Broken hip')],
  bodySite: [concept(snomed('29836001', 'Hip region structure'), 'Right hip')],
  outcome: textConcept('Went as planned'),
  report: [
    ref('DocumentReference', 'quinn-operation-note', 'Operation note'),
    ref('DiagnosticReport', 'quinn-tissue-report', 'Bone tissue'),
  ],
  complication: [textConcept('Too little red blood')],
  complicationDetail: [ref('Condition', 'quinn-anemia', 'Anemia')],
  followUp: [textConcept('Stitches out after two weeks')],
  note: annotation('Please do not cross your legs for six weeks.'),
  focalDevice: [
    {
      action: concept(snomed('257867005', 'Insertion - action')),
      manipulated: ref('Device', 'quinn-hip-joint', 'Hip joint'),
    },
  ],
  usedReference: [ref('Device', 'quinn-counter', 'Blood counter')],
  usedCode: [textConcept('Bone cement')],
}

type ProcedureRow = readonly [
  id: string,
  status: Procedure['status'],
  code: Procedure['code'] & object,
  rest: Partial<Procedure>,
]

const procedureRows: readonly ProcedureRow[] = [
  ['hip-repair', 'completed', textConcept('Repair of the broken hip'), { performedDateTime: '2024-02-11' }],
  ['scan', 'preparation', concept(snomed('312681000', 'Bone density scan')), { performedDateTime: '2027-05-02' }],
  ['walking-school', 'in-progress', textConcept('Walking school'), { performedPeriod: { start: '2024-03-04' } }],
  [
    'sinus',
    'not-done',
    textConcept('Sinus operation'),
    { statusReason: textConcept('Quinn chose nose drops instead'), performedDateTime: '2020-02-12' },
  ],
  [
    'sleep-study',
    'on-hold',
    textConcept('Sleep study'),
    { statusReason: textConcept('The sleep laboratory has moved') },
  ],
  [
    'colon',
    'stopped',
    concept(snomed('73761001', 'Colonoscopy')),
    {
      statusReason: textConcept('Could not be finished'),
      performedDateTime: '2025-09-16',
      encounter: ref('Encounter', 'quinn-check'),
    },
  ],
  ['wrong-bypass', 'entered-in-error', textConcept('Heart bypass'), { performedDateTime: '2021-04' }],
  [
    'tonsils',
    'completed',
    textConcept('Tonsils taken out'),
    { performedAge: quantity(6, 'a', 'years'), asserter: ref('RelatedPerson', 'robin', 'Robin Fillerton') },
  ],
  [
    'braces',
    'completed',
    textConcept('Braces for the teeth'),
    { performedRange: { low: quantity(12, 'a', 'years'), high: quantity(14, 'a', 'years') } },
  ],
  [
    'stitches',
    'completed',
    concept(snomed('288086009', 'Suture open wound')),
    { performedString: 'One summer at the lake' },
  ],
  ['old-procedure', 'unknown', DATA_ABSENT, { performedDateTime: '1999' }],
]

/** Procedures with every element, status and form of performed time. */
export function showcaseProcedures(): Procedure[] {
  return [
    operation,
    ...procedureRows.map(([id, status, code, rest]): Procedure => ({
      resourceType: 'Procedure',
      id: `quinn-${id}`,
      status,
      code,
      subject: quinn,
      ...rest,
    })),
  ]
}

const typed = (text: string) => ({ type: textConcept(text) })
const reason = (code: string, display: string) => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/device-status-reason', code, display }],
})

const joint: Device = {
  resourceType: 'Device',
  id: 'quinn-hip-joint',
  identifier: businessIdentifier('device', 'D-700'),
  definition: { reference: '#model', display: 'Stride 3 hip joint' },
  contained: containedResources({
    resourceType: 'DeviceDefinition',
    id: 'model',
    manufacturerString: 'Pretend Orthopedics',
    modelNumber: 'Stride 3',
  }),
  udiCarrier: [
    {
      id: 'label',
      deviceIdentifier: '00000000000024',
      issuer: 'http://hl7.org/fhir/NamingSystem/gs1-di',
      jurisdiction: 'http://hl7.org/fhir/NamingSystem/fda-udi',
      carrierAIDC: base64('010000000000002421DEMO-SN-0700'),
      carrierHRF: '(01)00000000000024(21)DEMO-SN-0700',
      entryType: 'rfid',
    },
  ],
  status: 'active',
  statusReason: [reason('online', 'Online')],
  distinctIdentifier: 'DEMO-D-700',
  manufacturer: 'Pretend Orthopedics',
  manufactureDate: '2023-09-01',
  expirationDate: '2033-09-01',
  lotNumber: 'DEMO-L700',
  serialNumber: 'DEMO-SN-0700',
  deviceName: [
    { id: 'label-name', name: 'STRIDE3 TOTAL HIP', type: 'udi-label-name' },
    { name: 'Stride 3 hip joint', type: 'user-friendly-name' },
    { name: 'My new hip', type: 'patient-reported-name' },
    { name: 'Stride 3', type: 'model-name' },
    { name: 'PO Stride 3', type: 'manufacturer-name' },
    { name: 'Hip 3', type: 'other' },
  ],
  modelNumber: 'Stride 3',
  partNumber: 'S3-54',
  type: concept(snomed('304120007', 'Total hip replacement prosthesis')),
  specialization: [{ id: 'norm', systemType: textConcept('Hip joint'), version: '2' }],
  version: [
    {
      id: 'surface',
      ...typed('Surface'),
      component: { system: 'https://sandbox.example/part', value: 'HEAD' },
      value: '4.1',
    },
  ],
  property: [
    { id: 'size', ...typed('Head size'), valueQuantity: [quantity(36, 'mm')] },
    { ...typed('Material'), valueCode: [textConcept('Ceramic')] },
  ],
  patient: quinn,
  owner: hospital,
  contact: [{ system: 'phone', value: '555-0134', use: 'work' }],
  location: ref('Location', 'any-home', "Patient's home"),
  url: 'https://devices.example/stride-3',
  note: annotation('May set off metal detectors.'),
  safety: [textConcept('Safe in a magnetic scanner up to 3 tesla')],
  parent: ref('Device', 'quinn-implant-set', 'Implant set'),
}

/** A hip prosthesis with every element, its set, and a Device in each further status. */
export function showcaseDevices(): Device[] {
  const other = (id: string, status: NonNullable<Device['status']>, rest: Partial<Device>): Device => ({
    resourceType: 'Device',
    id: `quinn-${id}`,
    status,
    type: textConcept('Device'),
    patient: quinn,
    ...rest,
  })
  return [
    joint,
    other('implant-set', 'active', { type: textConcept('Implant set') }),
    other('counter', 'unknown', {
      type: textConcept('Blood counter'),
      statusReason: [
        reason('offline', 'Offline'),
        reason('not-ready', 'Not Ready'),
        reason('transduc-discon', 'Transducer Disconnected'),
        reason('hw-discon', 'Hardware Disconnected'),
      ],
      udiCarrier: [{ deviceIdentifier: '00000000000031', entryType: 'manual' }],
    }),
    other('mask', 'inactive', {
      type: concept(snomed('702172008', 'Home continuous positive airway pressure unit')),
      statusReason: [reason('standby', 'Standby'), reason('paused', 'Paused'), reason('off', 'Off')],
      udiCarrier: [{ deviceIdentifier: '00000000000048', entryType: 'barcode' }],
    }),
    other('wrong-pump', 'entered-in-error', { type: textConcept('Insulin pump') }),
    other('unnamed-device', 'active', { type: DATA_ABSENT, manufactureDate: '2001' }),
  ]
}

const cvx = (value: string, display: string): Term => ['cvx', value, display]

const flu: Immunization = {
  resourceType: 'Immunization',
  id: 'quinn-flu',
  identifier: businessIdentifier('immunization', 'I-700'),
  status: 'completed',
  vaccineCode: concept(cvx('140', 'Influenza, seasonal, injectable, preservative free')),
  patient: quinn,
  encounter: ref('Encounter', 'quinn-check'),
  occurrenceDateTime: at('2026-05-12', '09:30'),
  recorded: '2026-05-12',
  primarySource: true,
  location: ref('Location', 'clinic-rooms', 'Consulting rooms'),
  manufacturer: ref('Organization', 'maker', 'Pretend Biologics'),
  lotNumber: 'DEMO-I700',
  expirationDate: '2026-06-30',
  site: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ActSite', code: 'LA', display: 'left arm' }] },
  route: {
    coding: [
      {
        system: 'http://terminology.hl7.org/CodeSystem/v3-RouteOfAdministration',
        code: 'IM',
        display: 'Injection, intramuscular',
      },
    ],
  },
  doseQuantity: quantity(0.5, 'mL'),
  performer: [
    {
      id: 'giver',
      function: {
        coding: [
          { system: 'http://terminology.hl7.org/CodeSystem/v2-0443', code: 'AP', display: 'Administering Provider' },
        ],
      },
      actor: nurse,
    },
  ],
  note: annotation('Rest for a day.', '2026-05-12'),
  reasonCode: [textConcept('Asthma')],
  reasonReference: [ref('Condition', 'quinn-asthma', 'Asthma')],
  isSubpotent: true,
  subpotentReason: [
    {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/immunization-subpotent-reason',
          code: 'coldchainbreak',
          display: 'Cold Chain Break',
        },
      ],
      text: 'The vaccine had become too warm',
    },
  ],
  education: [
    {
      id: 'leaflet',
      documentType: 'Leaflet about the flu vaccine',
      reference: 'https://leaflets.example/flu',
      publicationDate: '2021-08-06',
      presentationDate: '2026-05-12',
    },
  ],
  programEligibility: [
    {
      coding: [
        {
          system: 'http://terminology.hl7.org/CodeSystem/immunization-program-eligibility',
          code: 'ineligible',
          display: 'Not Eligible',
        },
      ],
    },
  ],
  fundingSource: {
    coding: [
      {
        system: 'http://terminology.hl7.org/CodeSystem/immunization-funding-source',
        code: 'private',
        display: 'Private',
      },
    ],
  },
  reaction: [
    { id: 'arm', date: '2026-05-13', detail: ref('Observation', 'quinn-vaccine-arm', 'Sore arm'), reported: true },
  ],
  protocolApplied: [
    {
      id: 'series',
      series: 'Yearly flu vaccine',
      authority: clinic,
      targetDisease: [concept(snomed('6142004', 'Influenza'))],
      doseNumberPositiveInt: 1,
      seriesDosesPositiveInt: 1,
    },
  ],
}

/** An Immunization with every element, dose numbers as text, one refused, one entered in error. */
export function showcaseImmunizations(): Immunization[] {
  const other = (
    id: string,
    status: Immunization['status'],
    vaccineCode: Immunization['vaccineCode'],
    rest: Partial<Immunization>,
  ): Immunization => ({ resourceType: 'Immunization', id: `quinn-${id}`, status, vaccineCode, patient: quinn, ...rest })
  return [
    flu,
    other('childhood', 'completed', textConcept('Polio vaccine'), {
      occurrenceString: 'At school',
      primarySource: false,
      reportOrigin: {
        coding: [
          {
            system: 'http://terminology.hl7.org/CodeSystem/immunization-origin',
            code: 'recall',
            display: 'Parent/Guardian/Patient Recall',
          },
        ],
      },
      protocolApplied: [{ doseNumberString: 'first sugar lump', seriesDosesString: 'three sugar lumps' }],
    }),
    other('hepatitis-1', 'completed', concept(cvx('43', 'Hep B, adult')), {
      occurrenceDateTime: '2015-03',
      protocolApplied: [{ series: 'Hepatitis B', doseNumberPositiveInt: 1, seriesDosesPositiveInt: 3 }],
    }),
    other('hepatitis-2', 'completed', concept(cvx('43', 'Hep B, adult')), {
      occurrenceDateTime: '2015-04-20',
      protocolApplied: [{ series: 'Hepatitis B', doseNumberPositiveInt: 2, seriesDosesPositiveInt: 3 }],
    }),
    other('shingles-refused', 'not-done', concept(cvx('187', 'zoster recombinant')), {
      occurrenceDateTime: '2026-05-12',
      statusReason: concept(['actReason', 'PATOBJ', 'patient objection']),
    }),
    other('wrong-tdap', 'entered-in-error', concept(cvx('115', 'Tdap')), { occurrenceDateTime: '2022-02-02' }),
    other('unnamed-vaccine', 'completed', DATA_ABSENT, { occurrenceDateTime: '1975' }),
    other('boosted', 'completed', concept(cvx('113', 'Td (adult) preservative free')), {
      occurrenceDateTime: '2018-06-01',
      performer: [{ actor: doctor }],
    }),
  ]
}
