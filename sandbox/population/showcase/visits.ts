import type { Encounter, ServiceRequest } from 'fhir/r4'
import { at, code, coding, concept, quantity, ref, type Term } from '../builders'
import {
  clinic,
  doctor,
  HIP,
  hospital,
  logicalReference,
  businessIdentifier,
  nurse,
  quinn,
  snomed,
  surgeon,
  textConcept,
} from './shared'
import { fullMeta } from './provenance'

const inpatient: Term = ['actCode', 'IMP', 'inpatient encounter']
const emergency: Term = ['actCode', 'EMER', 'emergency']
const ambulatory: Term = ['actCode', 'AMB', 'ambulatory']
const special = (system: string, value: string, display: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${system}`, code: value, display }],
  text: display,
})

const hipStay: Encounter = {
  resourceType: 'Encounter',
  id: 'quinn-hip-stay',
  meta: fullMeta('us-core-encounter', at('2024-02-19', '11:05')),
  status: 'finished',
  identifier: [
    {
      id: 'visit-number',
      use: 'official',
      type: concept(['identifierType', 'VN', 'Visit number']),
      system: 'https://sandbox.example/visit',
      value: 'V-700',
      period: { start: '2024-02-10', end: '2024-02-19' },
      assigner: hospital,
    },
    { use: 'usual', system: 'https://sandbox.example/ward-list', value: 'W3-12' },
    { use: 'temp', system: 'https://sandbox.example/emergency', value: 'ER-41' },
    { use: 'secondary', system: 'https://sandbox.example/ambulance', value: 'AMB-9' },
    { use: 'old', system: 'https://sandbox.example/visit', value: 'V-699' },
  ],
  statusHistory: [
    { id: 'came', status: 'arrived', period: { start: at('2024-02-10', '18:05'), end: at('2024-02-10', '18:20') } },
    { id: 'sorted', status: 'triaged', period: { start: at('2024-02-10', '18:20'), end: at('2024-02-10', '19:00') } },
    {
      id: 'stayed',
      status: 'in-progress',
      period: { start: at('2024-02-10', '19:00'), end: at('2024-02-19', '11:00') },
    },
    { id: 'left', status: 'finished', period: { start: at('2024-02-19', '11:00') } },
  ],
  class: coding(inpatient),
  classHistory: [
    {
      id: 'emergency',
      class: coding(emergency),
      period: { start: at('2024-02-10', '18:05'), end: at('2024-02-10', '21:30') },
    },
    {
      id: 'ward',
      class: coding(inpatient),
      period: { start: at('2024-02-10', '21:30'), end: at('2024-02-19', '11:00') },
    },
  ],
  type: [concept(snomed('32485007', 'Hospital admission'))],
  serviceType: textConcept('Orthopedic surgery'),
  priority: concept(['actPriority', 'EM', 'emergency']),
  subject: quinn,
  episodeOfCare: [logicalReference('EpisodeOfCare', 'E-24', 'Hip fracture 2024')],
  basedOn: [ref('ServiceRequest', 'quinn-admission-order', 'Order to admit')],
  participant: [
    {
      id: 'operator',
      type: [code('participation', 'PPRF', 'primary performer')],
      period: { start: at('2024-02-11', '08:30'), end: at('2024-02-11', '10:45') },
      individual: surgeon,
    },
    {
      id: 'sister',
      type: [special('v3-ParticipationType', 'ESC', 'escort')],
      individual: ref('RelatedPerson', 'robin', 'Robin Fillerton'),
    },
  ],
  appointment: [logicalReference('Appointment', 'A-24', 'Not planned: came by ambulance')],
  period: { start: at('2024-02-10', '18:05'), end: at('2024-02-19', '11:00') },
  length: quantity(9, 'd', 'days'),
  reasonCode: [HIP],
  reasonReference: [ref('Condition', 'quinn-hip', 'Broken hip')],
  diagnosis: [
    {
      id: 'first',
      condition: ref('Condition', 'quinn-hip', 'Broken hip'),
      use: special('diagnosis-role', 'AD', 'Admission diagnosis'),
      rank: 1,
    },
    {
      id: 'second',
      condition: ref('Condition', 'quinn-anemia', 'Anemia'),
      use: special('diagnosis-role', 'CM', 'Comorbidity diagnosis'),
      rank: 2,
    },
  ],
  account: [logicalReference('Account', 'AC-24', 'Bill of the stay')],
  hospitalization: {
    id: 'admission',
    preAdmissionIdentifier: { system: 'https://sandbox.example/pre-admission', value: 'PA-24' },
    origin: ref('Location', 'any-home', "Patient's home"),
    admitSource: special('admit-source', 'emd', 'From accident/emergency department'),
    reAdmission: textConcept('First stay for this'),
    dietPreference: [special('diet', 'vegetarian', 'Vegetarian')],
    specialCourtesy: [textConcept('Prefers written notes')],
    specialArrangement: [special('encounter-special-arrangements', 'wheel', 'Wheelchair')],
    destination: ref('Organization', 'rehab', 'Second Step Rehabilitation Center'),
    dischargeDisposition: special('discharge-disposition', 'rehab', 'Rehabilitation'),
  },
  location: [
    {
      id: 'emergency-room',
      location: ref('Location', 'hospital-site', 'Placeholder General Hospital'),
      status: 'completed',
      period: { start: at('2024-02-10', '18:05'), end: at('2024-02-10', '21:30') },
    },
    {
      id: 'bed',
      location: ref('Location', 'ward-3', 'Ward 3'),
      status: 'completed',
      physicalType: special('location-physical-type', 'bd', 'Bed'),
      period: { start: at('2024-02-10', '21:30'), end: at('2024-02-19', '11:00') },
    },
  ],
  serviceProvider: hospital,
}

interface EncounterRow {
  readonly id: string
  readonly status: Encounter['status']
  readonly day: string
  readonly type: Encounter['type']
  readonly rest?: Partial<Encounter>
}

const check = [concept(snomed('185349003', 'Encounter for check up'))]
const hall = ref('Location', 'rehab-hall', 'Second Step, training hall')

const encounterRows: readonly EncounterRow[] = [
  {
    id: 'operation',
    status: 'finished',
    day: '2024-02-11',
    type: [textConcept('Operation')],
    rest: {
      class: coding(inpatient),
      partOf: ref('Encounter', 'quinn-hip-stay'),
      location: [{ location: ref('Location', 'hospital-site', 'Placeholder General Hospital'), status: 'completed' }],
    },
  },
  {
    id: 'check',
    status: 'finished',
    day: '2026-05-12',
    type: check,
    rest: {
      location: [{ location: ref('Location', 'clinic-rooms'), status: 'completed' }],
      period: { start: at('2026-05-12', '09:10'), end: at('2026-05-12', '09:40') },
    },
  },
  {
    id: 'next-check',
    status: 'planned',
    day: '2027-05-11',
    type: check,
    rest: { location: [{ location: ref('Location', 'clinic-rooms'), status: 'planned' }] },
  },
  {
    id: 'arrived-now',
    status: 'arrived',
    day: '2026-10-30',
    type: check,
    rest: { location: [{ location: ref('Location', 'clinic-rooms'), status: 'reserved' }] },
  },
  {
    id: 'triaged-now',
    status: 'triaged',
    day: '2026-10-29',
    type: [concept(snomed('50849002', 'Emergency room admission'))],
    rest: { class: coding(emergency), location: [{ location: ref('Location', 'hospital-site'), status: 'active' }] },
  },
  {
    id: 'training',
    status: 'in-progress',
    day: '2026-10-05',
    type: [textConcept('Walking school, once a week')],
    rest: { location: [{ location: hall, status: 'active' }], serviceProvider: ref('Organization', 'rehab') },
  },
  {
    id: 'rehab-leave',
    status: 'onleave',
    day: '2026-10-24',
    type: [textConcept('Rehabilitation stay')],
    rest: {
      class: coding(inpatient),
      statusHistory: [
        { status: 'planned', period: { start: '2026-10-01', end: '2026-10-20' } },
        { status: 'onleave', period: { start: '2026-10-24' } },
      ],
      location: [{ location: hall, status: 'reserved' }],
      serviceProvider: ref('Organization', 'rehab'),
    },
  },
  {
    id: 'called-off',
    status: 'cancelled',
    day: '2025-03-04',
    type: check,
    rest: { statusHistory: [{ status: 'cancelled', period: { start: '2025-03-03' } }] },
  },
  {
    id: 'unnamed-visit',
    status: 'finished',
    day: '1999',
    type: [],
    rest: {
      type: [
        { extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }] },
      ],
      period: { start: '1999-07', end: '1999-07' },
    },
  },
]

/** An Encounter with every element, and one in each further status. */
export function showcaseEncounters(): Encounter[] {
  return [
    hipStay,
    ...encounterRows.map(({ id, status, day, type = [], rest = {} }): Encounter => ({
      resourceType: 'Encounter',
      id: `quinn-${id}`,
      status,
      class: coding(ambulatory),
      type,
      subject: quinn,
      period: { start: day.length === 10 ? at(day, '09:10') : day },
      participant: [{ individual: doctor }, { individual: nurse }],
      serviceProvider: clinic,
      ...rest,
    })),
  ]
}

export function showcaseOrders(): ServiceRequest[] {
  const order = (id: string, text: string, day: string): ServiceRequest => ({
    resourceType: 'ServiceRequest',
    id: `quinn-${id}`,
    identifier: businessIdentifier('order', `O-${id}`),
    status: 'completed',
    intent: 'order',
    code: textConcept(text),
    subject: quinn,
    authoredOn: day,
    requester: doctor,
  })
  return [
    order('admission-order', 'Admission to hospital', '2024-02-10'),
    order('walking-order', 'Walking school after the hip operation', '2024-02-19'),
    order('blood-order', 'Blood tests', '2024-02-12'),
  ]
}
