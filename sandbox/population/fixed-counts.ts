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
import { buildPopulation, toResources } from './build'
import { at, base64, code, coding, concept, plusDays, quantity, ref, TODAY, type Term } from './builders'
import { COUNTABLE_TYPES, type CountableType, type RecordCounts } from './counts'
import { randomOf, rounded, type Random } from './random'

export const FIXED_COUNTS_ID = 'counted'
const SUBJECT: Reference = ref('Patient', FIXED_COUNTS_ID)
const DOCTOR: Reference = ref('Practitioner', 'dr-lee')
const CLINIC: Reference = ref('Organization', 'clinic')
/** Maximum time span of the records: twenty years. */
const SPAN_DAYS = 7300
const MAX_RECORDS = 100_000

interface RecordSlot {
  readonly id: string
  readonly day: string
  readonly random: Random
}

/** A random element of a non-empty list. */
const pickOne = (random: Random, [first, ...others]: readonly [Term, ...Term[]]): Term =>
  [first, ...others][Math.floor(random.next() * (others.length + 1))] ?? first

const measurements = [
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

/** Creates a record of each countable type. It refers to its patient, a doctor and a clinic only. */
const makers = {
  Observation: ({ id, day, random }): Observation => {
    const [term, level, spread, unit, category] =
      measurements[Math.floor(random.next() * measurements.length)] ?? measurements[0]
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
    code: concept(pickOne(random, problems)),
    subject: SUBJECT,
    onsetDateTime: day,
    recordedDate: day,
  }),
  MedicationRequest: ({ id, day, random }): MedicationRequest => ({
    resourceType: 'MedicationRequest',
    id,
    status: 'active',
    intent: 'order',
    medicationCodeableConcept: concept(pickOne(random, medicines)),
    subject: SUBJECT,
    authoredOn: at(day, '09:30'),
    requester: DOCTOR,
    dosageInstruction: [{ text: 'Take 1 tablet a day' }],
  }),
  MedicationDispense: ({ id, day, random }): MedicationDispense => ({
    resourceType: 'MedicationDispense',
    id,
    status: 'completed',
    medicationCodeableConcept: concept(pickOne(random, medicines)),
    subject: SUBJECT,
    quantity: quantity(30, '{tbl}', 'tablets'),
    whenHandedOver: at(day, '16:30'),
  }),
  AllergyIntolerance: ({ id, day, random }): AllergyIntolerance => ({
    resourceType: 'AllergyIntolerance',
    id,
    clinicalStatus: code('allergyClinical', 'active'),
    verificationStatus: code('allergyVerification', 'confirmed'),
    code: concept(pickOne(random, substances)),
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
    code: concept(pickOne(random, operations)),
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
} satisfies Readonly<Record<CountableType, (slot: RecordSlot) => FhirResource>>

/** Parses `Observation=500,Condition=40`; invalid numbers become NaN. */
export function parseCounts(text: string): RecordCounts {
  return Object.fromEntries(
    text.split(',').map((part) => {
      const [type = '', number = ''] = part.split('=')
      return [type, /^\d+$/.test(number) ? Number(number) : NaN]
    }),
  )
}

/** Throws RangeError for an unknown type or an invalid number. */
function checkCounts(counts: RecordCounts): readonly (readonly [CountableType, number])[] {
  return Object.entries(counts).map(([name, count]) => {
    const type = COUNTABLE_TYPES.find((countable) => countable === name)
    if (type === undefined)
      throw new RangeError(`'${name}' cannot be counted. There are: ${COUNTABLE_TYPES.join(', ')}.`)
    if (!Number.isInteger(count) || count < 0 || count > MAX_RECORDS)
      throw new RangeError(`How many of ${type}: a whole number from 0 to ${MAX_RECORDS}, such as ${type}=40.`)
    return [type, count]
  })
}

function createRecords(seed: number, type: CountableType, count: number): readonly FhirResource[] {
  const random = randomOf(seed, `${FIXED_COUNTS_ID} ${type}`)
  const step = Math.min(7, SPAN_DAYS / Math.max(1, count))
  return Array.from({ length: count }, (_, index) =>
    makers[type]({
      id: `${FIXED_COUNTS_ID}-${index + 1}`,
      day: plusDays(TODAY, -1 - Math.floor(index * step)),
      random,
    }),
  )
}

const patient: Patient = {
  resourceType: 'Patient',
  id: FIXED_COUNTS_ID,
  active: true,
  identifier: [{ system: 'https://sandbox.example/mrn', value: 'MRN-4900' }],
  name: [{ use: 'official', family: 'Tallyman', given: ['Cora'], text: 'Cora Tallyman' }],
  gender: 'female',
  birthDate: '1970-07-07',
  generalPractitioner: [DOCTOR],
}

/** The built-in people and one more, who has exactly these numbers of records. Throws RangeError. */
export function fixedCountsPopulation(seed: number, counts: RecordCounts): Population {
  const checked = checkCounts(counts)
  const builtIn = buildPopulation(seed)
  const summary = checked.map(([type, number]) => `${number} ${type}`).join(', ')
  return {
    resources: [
      ...builtIn.resources,
      ...toResources([patient, ...checked.flatMap(([type, number]) => createRecords(seed, type, number))]),
    ],
    people: [
      ...builtIn.people,
      {
        id: FIXED_COUNTS_ID,
        name: 'Cora Tallyman',
        kind: 'patient',
        fhirUser: `Patient/${FIXED_COUNTS_ID}`,
        patients: [FIXED_COUNTS_ID],
        about: `Made to measure: ${summary}`,
      },
    ],
  }
}
