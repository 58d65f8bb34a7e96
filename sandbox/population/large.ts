import type {
  Condition,
  DiagnosticReport,
  DocumentReference,
  Encounter,
  FhirResource,
  Immunization,
  MedicationDispense,
  MedicationRequest,
  Observation,
  Patient,
  Practitioner,
  Procedure,
  Provenance,
  Reference,
} from 'fhir/r4'
import type { Person, Population } from '../types'
import { analytes, panels, type Analyte, type PanelName } from './analytes'
import { buildPopulation, served } from './build'
import { at, base64, code, coding, concept, plusDays, quantity, ref, TODAY, type Term } from './builders'
import { randomOf, rounded, type Random } from './random'

const DOCTOR: Reference = ref('Practitioner', 'dr-manyfold', 'Dr. Kit Manyfold')
const LABORATORY: Reference = ref('Organization', 'laboratory', 'Testbed Laboratory')
/** More than one visit ever brings; below this what is left is filled with single measurements. */
const VISIT_AT_MOST = 40
const PERSON_AT_LEAST = 60
/** The longest record in resources among many: seventeen years of a visit a week. */
const LONGEST = 12_000
/** The resources of a person who alone has a large population: some 20 years of a visit a day. */
const LONGEST_ALONE = 200_000
/** What a visit a week can bring in a life; a longer record has a visit a day. */
const WEEKLY_AT_MOST = 40_000
/** Days from one visit back to the one before. */
const daysBetween = (wanted: number, random: Random): number =>
  wanted > WEEKLY_AT_MOST ? 1 : wanted > 2000 ? 7 : 60 + Math.floor(random.next() * 60)

const given = [
  'Alex',
  'Bo',
  'Casey',
  'Dana',
  'Eli',
  'Fran',
  'Gale',
  'Harper',
  'Indy',
  'Jules',
  'Kai',
  'Lane',
  'Morgan',
  'Noor',
  'Oakley',
  'Parker',
  'Reese',
  'Sasha',
  'Toni',
  'Val',
]
const family = [
  'Sampleby',
  'Testerton',
  'Mockwell',
  'Demoski',
  'Fillman',
  'Placer',
  'Stubbs',
  'Dummyson',
  'Exampleton',
  'Fakerly',
  'Trialsen',
  'Protoff',
  'Draftley',
  'Specimenko',
  'Modelli',
  'Phantomas',
]

const troubles: readonly Term[] = [
  ['snomed', '44054006', 'Diabetes mellitus type 2'],
  ['snomed', '38341003', 'Hypertensive disorder'],
  ['snomed', '55822004', 'Hyperlipidemia'],
  ['snomed', '195967001', 'Asthma'],
  ['snomed', '64859006', 'Osteoporosis'],
  ['snomed', '10509002', 'Acute bronchitis'],
  ['snomed', '40055000', 'Chronic sinusitis'],
  ['snomed', '37796009', 'Migraine'],
  ['snomed', '271737000', 'Anemia'],
]
const drugs: readonly Term[] = [
  ['rxnorm', '861007', 'metformin hydrochloride 500 MG Oral Tablet'],
  ['rxnorm', '314076', 'lisinopril 10 MG Oral Tablet'],
  ['rxnorm', '259255', 'atorvastatin 40 MG Oral Tablet'],
  ['rxnorm', '198440', 'acetaminophen 500 MG Oral Tablet'],
  ['rxnorm', '313988', 'furosemide 40 MG Oral Tablet'],
  ['rxnorm', '1014678', 'cetirizine hydrochloride 10 MG Oral Tablet'],
]
const operations: readonly Term[] = [
  ['snomed', '73761001', 'Colonoscopy'],
  ['snomed', '127783003', 'Spirometry'],
  ['snomed', '312681000', 'Bone density scan'],
]
const signs: readonly (readonly [
  term: Term,
  unit: string,
  shown: string,
  level: number,
  spread: number,
  decimals: number,
])[] = [
  [['loinc', '8867-4', 'Heart rate'], '/min', 'beats/minute', 72, 8, 0],
  [['loinc', '29463-7', 'Body weight'], 'kg', 'kg', 76, 9, 1],
  [['loinc', '8310-5', 'Body temperature'], 'Cel', '°C', 36.7, 0.3, 1],
  [['loinc', '9279-1', 'Respiratory rate'], '/min', 'breaths/minute', 15, 2, 0],
  [['loinc', '2708-6', 'Oxygen saturation in Arterial blood'], '%', '%', 97, 1, 0],
]
const BP = concept(['loinc', '85354-9', 'Blood pressure panel with all children optional'])
const SYSTOLIC = concept(['loinc', '8480-6', 'Systolic blood pressure'])
const DIASTOLIC = concept(['loinc', '8462-4', 'Diastolic blood pressure'])
const VITAL = [code('observationCategory', 'vital-signs', 'Vital Signs')]
const LAB = [code('observationCategory', 'laboratory', 'Laboratory')]
const LAB_REPORT = [concept(['reportCategory', 'LAB', 'Laboratory'])]
const FLU = concept(['cvx', '140', 'Influenza, seasonal, injectable, preservative free'])
const panelNames: readonly PanelName[] = ['metabolic', 'blood', 'lipid', 'hba1c', 'thyroid']

/** One of the list; the lists here are never empty. */
function oneOf<T>(random: Random, list: readonly T[], fallback: T): T {
  return list[Math.floor(random.next() * list.length)] ?? fallback
}

interface Visit {
  readonly id: string
  readonly subject: Reference
  readonly encounter: Reference
  readonly day: string
  readonly random: Random
}

function vitalsOf({ id, subject, encounter, day, random }: Visit): Observation[] {
  const common: Omit<Observation, 'id' | 'code'> = {
    resourceType: 'Observation',
    status: 'final',
    category: VITAL,
    subject,
    encounter,
    effectiveDateTime: at(day, '09:15'),
    performer: [DOCTOR],
  }
  const mmHg = (value: number) => quantity(Math.round(value), 'mm[Hg]', 'mmHg')
  return [
    ...signs.map(([term, unit, shown, level, spread, decimals], index): Observation => ({
      ...common,
      id: `${id}-sign-${index}`,
      code: concept(term),
      valueQuantity: quantity(rounded(random.around(level, spread), decimals), unit, shown),
    })),
    {
      ...common,
      id: `${id}-pressure`,
      code: BP,
      component: [
        { code: SYSTOLIC, valueQuantity: mmHg(random.around(128, 12)) },
        { code: DIASTOLIC, valueQuantity: mmHg(random.around(78, 8)) },
      ],
    },
  ]
}

function labsOf({ id, subject, encounter, day, random }: Visit): (Observation | DiagnosticReport)[] {
  const name = oneOf(random, panelNames, 'metabolic')
  const results = panels[name].of.map((analyte): Observation => {
    const { code: term, unit, shown, level, spread, decimals, low, high }: Analyte = analytes[analyte]
    const value = rounded(random.around(level, spread * 2), decimals)
    const flag: Term =
      low !== undefined && value < low
        ? ['interpretation', 'L', 'Low']
        : high !== undefined && value > high
          ? ['interpretation', 'H', 'High']
          : ['interpretation', 'N', 'Normal']
    return {
      resourceType: 'Observation',
      id: `${id}-${analyte}`,
      status: 'final',
      category: LAB,
      code: concept(term),
      subject,
      encounter,
      effectiveDateTime: at(day, '09:25'),
      issued: at(plusDays(day, 1), '07:15'),
      performer: [LABORATORY],
      valueQuantity: quantity(value, unit, shown),
      interpretation: [concept(flag)],
      referenceRange: [
        {
          ...(low === undefined ? {} : { low: quantity(low, unit, shown) }),
          ...(high === undefined ? {} : { high: quantity(high, unit, shown) }),
        },
      ],
    }
  })
  return [
    ...results,
    {
      resourceType: 'DiagnosticReport',
      id: `${id}-report`,
      status: 'final',
      category: LAB_REPORT,
      code: concept(panels[name].code),
      subject,
      encounter,
      effectiveDateTime: at(day, '09:25'),
      issued: at(plusDays(day, 1), '07:15'),
      performer: [LABORATORY],
      result: results.map(({ id: result = '', code: named }) => ref('Observation', result, named.text)),
    },
  ]
}

function treatmentOf({ id, subject, encounter, day, random }: Visit): FhirResource[] {
  const trouble: Condition = {
    resourceType: 'Condition',
    id: `${id}-problem`,
    clinicalStatus: code('conditionClinical', 'active'),
    verificationStatus: code('conditionVerification', 'confirmed'),
    category: [code('conditionCategory', 'problem-list-item', 'Problem List Item')],
    code: concept(oneOf(random, troubles, ['snomed', '195967001', 'Asthma'])),
    subject,
    encounter,
    onsetDateTime: day,
    recordedDate: day,
  }
  const drug = concept(oneOf(random, drugs, ['rxnorm', '5640', 'ibuprofen']))
  const order: MedicationRequest = {
    resourceType: 'MedicationRequest',
    id: `${id}-order`,
    status: day > '2026' ? 'active' : 'completed',
    intent: 'order',
    medicationCodeableConcept: drug,
    subject,
    encounter,
    authoredOn: at(day, '09:35'),
    requester: DOCTOR,
    reasonReference: [ref('Condition', `${id}-problem`)],
    dosageInstruction: [{ text: 'Take 1 tablet a day' }],
  }
  const fill: MedicationDispense = {
    resourceType: 'MedicationDispense',
    id: `${id}-fill`,
    status: 'completed',
    medicationCodeableConcept: drug,
    subject,
    authorizingPrescription: [ref('MedicationRequest', `${id}-order`)],
    quantity: quantity(30, '{tbl}', 'tablets'),
    daysSupply: quantity(30, 'd', 'days'),
    whenHandedOver: at(plusDays(day, 1), '16:30'),
  }
  return [trouble, order, fill]
}

function visitOf(visit: Visit): FhirResource[] {
  const { id, subject, encounter, day, random } = visit
  const stay: Encounter = {
    resourceType: 'Encounter',
    id,
    status: 'finished',
    class: coding(['actCode', 'AMB', 'ambulatory']),
    type: [concept(['snomed', '185349003', 'Encounter for check up'])],
    subject,
    participant: [{ individual: DOCTOR }],
    period: { start: at(day, '09:10'), end: at(day, '09:40') },
    serviceProvider: ref('Organization', 'clinic'),
  }
  const note: DocumentReference = {
    resourceType: 'DocumentReference',
    id: `${id}-note`,
    status: 'current',
    docStatus: 'final',
    type: concept(['loinc', '11506-3', 'Progress note']),
    category: [code('noteCategory', 'clinical-note', 'Clinical Note')],
    subject,
    date: at(day, '17:00'),
    author: [DOCTOR],
    content: [
      {
        attachment: { contentType: 'text/plain', data: base64(`Seen on ${day}. Doing well.`), title: 'Progress note' },
      },
    ],
    context: { encounter: [encounter] },
  }
  const shot: Immunization = {
    resourceType: 'Immunization',
    id: `${id}-shot`,
    status: 'completed',
    vaccineCode: FLU,
    patient: subject,
    encounter,
    occurrenceDateTime: at(day, '09:30'),
    primarySource: true,
  }
  const done: Procedure = {
    resourceType: 'Procedure',
    id: `${id}-procedure`,
    status: 'completed',
    code: concept(oneOf(random, operations, ['snomed', '73761001', 'Colonoscopy'])),
    subject,
    encounter,
    performedDateTime: at(day, '09:20'),
  }
  const record: FhirResource[] = [
    stay,
    ...vitalsOf(visit),
    ...(random.next() < 0.7 ? labsOf(visit) : []),
    ...(random.next() < 0.35 ? treatmentOf(visit) : []),
    ...(random.next() < 0.4 ? [note] : []),
    ...(random.next() < 0.3 ? [shot] : []),
    ...(random.next() < 0.1 ? [done] : []),
  ]
  const written: Provenance = {
    resourceType: 'Provenance',
    id: `${id}-written`,
    target: [encounter],
    recorded: at(day, '18:00'),
    agent: [{ who: DOCTOR }],
  }
  return [...record, written]
}

function personOf(id: string, random: Random): Patient {
  const [first, last] = [oneOf(random, given, 'Alex'), oneOf(random, family, 'Sampleby')]
  return {
    resourceType: 'Patient',
    id,
    active: true,
    identifier: [{ system: 'https://sandbox.example/mrn', value: id.toUpperCase() }],
    name: [{ use: 'official', family: last, given: [first], text: `${first} ${last}` }],
    gender: oneOf(random, ['female', 'male', 'other'] as const, 'unknown'),
    birthDate: plusDays('1935-01-01', Math.floor(random.next() * 23_000)),
    generalPractitioner: [DOCTOR],
  }
}

/** Adds one generated person: visits from `TODAY` backwards until the record has `wanted` resources, never going over `room`. */
function addPerson(all: FhirResource[], id: string, wanted: number, room: number, random: Random): void {
  const subject = ref('Patient', id)
  const end = all.length + Math.min(wanted, room)
  const limit = all.length + room
  all.push(personOf(id, random))
  for (
    let number = 1, day = plusDays(TODAY, -Math.floor(random.next() * 90) - 2);
    all.length < end && all.length + VISIT_AT_MOST <= limit;
    number += 1
  ) {
    const visit = `${id}-v${number}`
    all.push(...visitOf({ id: visit, subject, encounter: ref('Encounter', visit), day, random }))
    day = plusDays(day, -daysBetween(wanted, random))
  }
}

const practitioner: Practitioner = {
  resourceType: 'Practitioner',
  id: 'dr-manyfold',
  active: true,
  name: [{ use: 'official', family: 'Manyfold', given: ['Kit'], prefix: ['Dr.'], text: 'Dr. Kit Manyfold' }],
}

/**
 * The usual people and as many more as it takes to have `size` resources; the first of them has a tenth of the new ones, at least 400 and at most 12,000,
 * or, when `first` says so, all that there is room for, up to 200,000. Throws a RangeError when `size` is too small.
 */
export function largePopulation(seed: number, size: number, first: 'tenth' | 'all' = 'tenth'): Population {
  const usual = buildPopulation(seed)
  const least = usual.resources.length + 1 + PERSON_AT_LEAST
  if (size < least) throw new RangeError(`A large population needs at least ${least} resources, not ${size}.`)
  const room = size - usual.resources.length
  const more: FhirResource[] = [practitioner]
  const patients: string[] = []
  const longest =
    first === 'all' ? Math.min(LONGEST_ALONE, room) : Math.min(LONGEST, Math.max(400, Math.ceil(room / 10)))
  while (room - more.length >= PERSON_AT_LEAST) {
    const id = `large-${String(patients.length + 1).padStart(5, '0')}`
    const random = randomOf(seed, id)
    addPerson(
      more,
      id,
      patients.length === 0 ? longest : 120 + Math.floor(random.next() * 260),
      room - more.length,
      random,
    )
    patients.push(id)
  }
  const last = patients.at(-1) ?? ''
  for (let turn = 1; more.length < room; turn += 1) {
    more.push({
      resourceType: 'Observation',
      id: `${last}-home-${turn}`,
      status: 'final',
      category: VITAL,
      code: concept(['loinc', '29463-7', 'Body weight']),
      subject: ref('Patient', last),
      effectiveDateTime: plusDays(TODAY, -turn),
      valueQuantity: quantity(70 + (turn % 5), 'kg'),
    })
  }
  const people: Person[] = [
    {
      id: 'dr-manyfold',
      name: 'Dr. Kit Manyfold',
      kind: 'provider',
      fhirUser: 'Practitioner/dr-manyfold',
      patients,
      about: `A doctor who sees all ${patients.length} generated patients`,
    },
    {
      id: 'large-00001',
      name: 'The longest record',
      kind: 'patient',
      fhirUser: 'Patient/large-00001',
      patients: ['large-00001'],
      about: 'A generated patient with a very long record',
    },
  ]
  return { resources: [...usual.resources, ...served(more)], people: [...usual.people, ...people] }
}
