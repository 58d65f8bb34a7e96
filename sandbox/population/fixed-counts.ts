import type {
  AllergyIntolerance,
  CarePlan,
  CareTeam,
  Condition,
  Coverage,
  Device,
  DiagnosticReport,
  DocumentReference,
  Encounter,
  FhirResource,
  Goal,
  Immunization,
  MedicationDispense,
  MedicationRequest,
  Observation,
  Patient,
  Procedure,
  Reference,
} from 'fhir/r4'
import type { Population } from '../types'
import { buildPopulation, served } from './build'
import { at, base64, code, coding, concept, plusDays, quantity, ref, TODAY, type Term } from './builders'
import { countable, type Counted, type Counts } from './counts'
import { randomOf, rounded, type Random } from './random'

export const COUNTED = 'counted'
const SUBJECT: Reference = ref('Patient', COUNTED)
const DOCTOR: Reference = ref('Practitioner', 'dr-lee')
const CLINIC: Reference = ref('Organization', 'clinic')
/** Twenty years: a record of any length is spread over no more. */
const SPAN = 7300
const MOST = 100_000

interface Turn {
  readonly id: string
  readonly day: string
  readonly random: Random
}

/** One of a list that is not empty, by chance. */
const oneOf = (random: Random, [first, ...others]: readonly [Term, ...Term[]]): Term =>
  [first, ...others][Math.floor(random.next() * (others.length + 1))] ?? first

const measured = [
  [['loinc', '8867-4', 'Heart rate'], 72, 6, '/min', 'vital-signs'],
  [['loinc', '29463-7', 'Body weight'], 74, 3, 'kg', 'vital-signs'],
  [['loinc', '2345-7', 'Glucose [Mass/volume] in Serum or Plasma'], 95, 12, 'mg/dL', 'laboratory'],
  [['loinc', '2823-3', 'Potassium [Moles/volume] in Serum or Plasma'], 4.2, 0.3, 'mmol/L', 'laboratory'],
] as const satisfies readonly (readonly [Term, number, number, string, string])[]
const problems: readonly [Term, ...Term[]] = [
  ['snomed', '38341003', 'Hypertensive disorder'],
  ['snomed', '195967001', 'Asthma'],
  ['snomed', '37796009', 'Migraine'],
  ['snomed', '271737000', 'Anemia'],
]
const medicines: readonly [Term, ...Term[]] = [
  ['rxnorm', '314076', 'lisinopril 10 MG Oral Tablet'],
  ['rxnorm', '861007', 'metformin hydrochloride 500 MG Oral Tablet'],
  ['rxnorm', '198440', 'acetaminophen 500 MG Oral Tablet'],
]
const substances: readonly [Term, ...Term[]] = [
  ['snomed', '91935009', 'Allergy to peanut'],
  ['snomed', '91936005', 'Allergy to penicillin'],
  ['snomed', '300913006', 'Allergy to shrimp'],
]
const operations: readonly [Term, ...Term[]] = [
  ['snomed', '73761001', 'Colonoscopy'],
  ['snomed', '127783003', 'Spirometry'],
]

/** One record of each type that can be counted; it stands alone and names nothing but its person, a doctor and a clinic. */
const makers = {
  Observation: ({ id, day, random }): Observation => {
    const [term, level, spread, unit, category] = measured[Math.floor(random.next() * measured.length)] ?? measured[0]
    return {
      resourceType: 'Observation',
      id,
      status: 'final',
      category: [code('observationCategory', category)],
      code: concept(term),
      subject: SUBJECT,
      effectiveDateTime: at(day, '09:15'),
      issued: at(day, '12:00'),
      performer: [CLINIC],
      valueQuantity: quantity(rounded(random.around(level, spread), 1), unit),
    }
  },
  Condition: ({ id, day, random }): Condition => ({
    resourceType: 'Condition',
    id,
    clinicalStatus: code('conditionClinical', 'active'),
    verificationStatus: code('conditionVerification', 'confirmed'),
    category: [code('conditionCategory', 'problem-list-item', 'Problem List Item')],
    code: concept(oneOf(random, problems)),
    subject: SUBJECT,
    onsetDateTime: day,
    recordedDate: day,
  }),
  MedicationRequest: ({ id, day, random }): MedicationRequest => ({
    resourceType: 'MedicationRequest',
    id,
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: concept(oneOf(random, medicines)),
    subject: SUBJECT,
    authoredOn: at(day, '09:30'),
    requester: DOCTOR,
    dosageInstruction: [{ text: 'Take 1 tablet a day' }],
  }),
  MedicationDispense: ({ id, day, random }): MedicationDispense => ({
    resourceType: 'MedicationDispense',
    id,
    status: 'completed',
    medicationCodeableConcept: concept(oneOf(random, medicines)),
    subject: SUBJECT,
    quantity: quantity(30, '{tbl}', 'tablets'),
    whenHandedOver: at(day, '16:30'),
  }),
  AllergyIntolerance: ({ id, day, random }): AllergyIntolerance => ({
    resourceType: 'AllergyIntolerance',
    id,
    clinicalStatus: code('allergyClinical', 'active'),
    verificationStatus: code('allergyVerification', 'confirmed'),
    code: concept(oneOf(random, substances)),
    patient: SUBJECT,
    recordedDate: day,
  }),
  Immunization: ({ id, day }): Immunization => ({
    resourceType: 'Immunization',
    id,
    status: 'completed',
    vaccineCode: concept(['cvx', '140', 'Influenza, seasonal, injectable, preservative free']),
    patient: SUBJECT,
    occurrenceDateTime: at(day, '09:30'),
    primarySource: true,
  }),
  Procedure: ({ id, day, random }): Procedure => ({
    resourceType: 'Procedure',
    id,
    status: 'completed',
    code: concept(oneOf(random, operations)),
    subject: SUBJECT,
    performedDateTime: at(day, '09:20'),
  }),
  Encounter: ({ id, day }): Encounter => ({
    resourceType: 'Encounter',
    id,
    status: 'finished',
    class: coding(['actCode', 'AMB', 'ambulatory']),
    type: [concept(['snomed', '185349003', 'Encounter for check up'])],
    subject: SUBJECT,
    participant: [{ individual: DOCTOR }],
    period: { start: at(day, '09:10'), end: at(day, '09:40') },
    serviceProvider: CLINIC,
  }),
  DiagnosticReport: ({ id, day }): DiagnosticReport => ({
    resourceType: 'DiagnosticReport',
    id,
    status: 'final',
    category: [concept(['reportCategory', 'LAB', 'Laboratory'])],
    code: concept(['loinc', '58410-2', 'CBC panel - Blood by Automated count']),
    subject: SUBJECT,
    effectiveDateTime: at(day, '09:25'),
    issued: at(day, '15:15'),
    performer: [CLINIC],
    conclusion: 'As expected.',
  }),
  DocumentReference: ({ id, day }): DocumentReference => ({
    resourceType: 'DocumentReference',
    id,
    status: 'current',
    type: concept(['loinc', '11506-3', 'Progress note']),
    category: [code('noteCategory', 'clinical-note', 'Clinical Note')],
    subject: SUBJECT,
    date: at(day, '17:00'),
    author: [DOCTOR],
    content: [
      {
        attachment: { contentType: 'text/plain', data: base64(`Seen on ${day}. Doing well.`), title: 'Progress note' },
      },
    ],
  }),
  CarePlan: ({ id, day }): CarePlan => ({
    resourceType: 'CarePlan',
    id,
    status: 'active',
    intent: 'plan',
    category: [code('carePlanCategory', 'assess-plan')],
    title: 'Care plan',
    subject: SUBJECT,
    period: { start: day },
  }),
  CareTeam: ({ id, day }): CareTeam => ({
    resourceType: 'CareTeam',
    id,
    status: 'active',
    name: 'Care team',
    subject: SUBJECT,
    period: { start: day },
    participant: [{ role: [concept(['snomed', '59058001', 'General physician'])], member: DOCTOR }],
  }),
  Goal: ({ id, day }): Goal => ({
    resourceType: 'Goal',
    id,
    lifecycleStatus: 'active',
    description: { text: 'Walk half an hour a day' },
    subject: SUBJECT,
    startDate: day,
  }),
  Device: ({ id }): Device => ({
    resourceType: 'Device',
    id,
    status: 'active',
    type: concept(['snomed', '337414009', 'Blood glucose meter']),
    patient: SUBJECT,
  }),
  Coverage: ({ id, day }): Coverage => ({
    resourceType: 'Coverage',
    id,
    status: 'active',
    beneficiary: SUBJECT,
    relationship: code('subscriberRelationship', 'self'),
    payor: [CLINIC],
    period: { start: day },
  }),
} satisfies Readonly<Record<Counted, (turn: Turn) => FhirResource>>

/** Reads `Observation=500,Condition=40`. Throws a RangeError with a sentence. */
export function countsIn(text: string): Counts {
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [type = '', number = ''] = part.split('=')
      return [type, /^\d+$/.test(number) ? Number(number) : NaN]
    }),
  )
}

/** Throws a RangeError for a type that there is none of, and for a number that is none. */
function checked(counts: Counts): readonly (readonly [Counted, number])[] {
  return Object.entries(counts).map(([name, wanted]) => {
    const type = countable.find((one) => one === name)
    if (type === undefined) throw new RangeError(`'${name}' cannot be counted. There are: ${countable.join(', ')}.`)
    if (!Number.isInteger(wanted) || wanted < 0 || wanted > MOST)
      throw new RangeError(`How many of ${type}: a whole number from 0 to ${MOST}, such as ${type}=40.`)
    return [type, wanted]
  })
}

function recordsOf(seed: number, type: Counted, wanted: number): readonly FhirResource[] {
  const random = randomOf(seed, `${COUNTED} ${type}`)
  const step = Math.min(7, SPAN / Math.max(1, wanted))
  return Array.from({ length: wanted }, (_, index) =>
    makers[type]({ id: `${COUNTED}-${index + 1}`, day: plusDays(TODAY, -1 - Math.floor(index * step)), random }),
  )
}

const person: Patient = {
  resourceType: 'Patient',
  id: COUNTED,
  active: true,
  identifier: [{ system: 'https://sandbox.example/mrn', value: 'MRN-4900' }],
  name: [{ use: 'official', family: 'Tallyman', given: ['Cora'], text: 'Cora Tallyman' }],
  gender: 'female',
  birthDate: '1970-07-07',
  generalPractitioner: [DOCTOR],
}

/** The usual people and one more, who has exactly so many records of each type that is named and none of the others. Throws a RangeError with a sentence. */
export function countedPopulation(seed: number, counts: Counts): Population {
  const wanted = checked(counts)
  const usual = buildPopulation(seed)
  const told = wanted.map(([type, number]) => `${number} ${type}`).join(', ')
  return {
    resources: [
      ...usual.resources,
      ...served([person, ...wanted.flatMap(([type, number]) => recordsOf(seed, type, number))]),
    ],
    people: [
      ...usual.people,
      {
        id: COUNTED,
        name: 'Cora Tallyman',
        kind: 'patient',
        fhirUser: `Patient/${COUNTED}`,
        patients: [COUNTED],
        about: `Made to measure: ${told}`,
      },
    ],
  }
}
