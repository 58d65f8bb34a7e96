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
import { buildPopulation, toResources } from './build'
import { at, base64, code, coding, concept, plusDays, quantity, ref, TODAY, type Term } from './builders'
import { randomOf, rounded, type Random } from './random'

const DOCTOR: Reference = ref('Practitioner', 'dr-manyfold', 'Dr. Kit Manyfold')
const LABORATORY: Reference = ref('Organization', 'laboratory', 'Testbed Laboratory')
/** Upper bound for the resources of one visit; the remaining space is filled with single measurements. */
const MAX_VISIT_RESOURCES = 40
const MIN_PERSON_RESOURCES = 60
/** Maximum length of the first record among many: seventeen years of weekly visits. */
const MAX_FIRST_RECORD = 12_000
/** Maximum length of the first record with `long:`: about twenty years of daily visits. */
const MAX_LONG_RECORD = 200_000
/** Maximum length of a record with weekly visits; a longer one has daily visits. */
const MAX_WEEKLY_RECORD = 40_000
/** Days between a visit and the previous one. */
function daysToPreviousVisit(size: number, random: Random): number {
  if (size > MAX_WEEKLY_RECORD) return 1
  return size > 2000 ? 7 : 60 + Math.floor(random.next() * 60)
}

const GIVEN_NAMES = [
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
const FAMILY_NAMES = [
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

const problems: readonly Term[] = [
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
  ['rxnorm', '259255', 'atorvastatin 80 MG Oral Tablet'],
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

/** A random element of the list. */
function pickOne<T>(random: Random, list: readonly T[], fallback: T): T {
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

function flagOf(value: number, low: number | undefined, high: number | undefined): Term {
  if (low !== undefined && value < low) return ['interpretation', 'L', 'Low']
  return high !== undefined && value > high ? ['interpretation', 'H', 'High'] : ['interpretation', 'N', 'Normal']
}

function labsOf({ id, subject, encounter, day, random }: Visit): (Observation | DiagnosticReport)[] {
  const name = pickOne(random, panelNames, 'metabolic')
  const results = panels[name].of.map((analyte): Observation => {
    const { code: term, unit, shown, level, spread, decimals, low, high }: Analyte = analytes[analyte]
    const value = rounded(random.around(level, spread * 2), decimals)
    const flag = flagOf(value, low, high)
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
    code: concept(pickOne(random, problems, ['snomed', '195967001', 'Asthma'])),
    subject,
    encounter,
    onsetDateTime: day,
    recordedDate: day,
  }
  const drug = concept(pickOne(random, drugs, ['rxnorm', '5640', 'ibuprofen']))
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
    code: concept(pickOne(random, operations, ['snomed', '73761001', 'Colonoscopy'])),
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

function createPatient(id: string, random: Random): Patient {
  const [first, last] = [pickOne(random, GIVEN_NAMES, 'Alex'), pickOne(random, FAMILY_NAMES, 'Sampleby')]
  return {
    resourceType: 'Patient',
    id,
    active: true,
    identifier: [{ system: 'https://sandbox.example/mrn', value: id.toUpperCase() }],
    name: [{ use: 'official', family: last, given: [first], text: `${first} ${last}` }],
    gender: pickOne(random, ['female', 'male', 'other'] as const, 'unknown'),
    birthDate: plusDays('1935-01-01', Math.floor(random.next() * 23_000)),
    generalPractitioner: [DOCTOR],
  }
}

/** Adds a generated person, with visits from TODAY backwards until the record has `size` resources, at most `room`. */
function addPerson(all: FhirResource[], id: string, size: number, room: number, random: Random): void {
  const subject = ref('Patient', id)
  const end = all.length + Math.min(size, room)
  const limit = all.length + room
  all.push(createPatient(id, random))
  for (
    let number = 1, day = plusDays(TODAY, -Math.floor(random.next() * 90) - 2);
    all.length < end && all.length + MAX_VISIT_RESOURCES <= limit;
    number += 1
  ) {
    const visit = `${id}-v${number}`
    all.push(...visitOf({ id: visit, subject, encounter: ref('Encounter', visit), day, random }))
    day = plusDays(day, -daysToPreviousVisit(size, random))
  }
}

const practitioner: Practitioner = {
  resourceType: 'Practitioner',
  id: 'dr-manyfold',
  active: true,
  name: [{ use: 'official', family: 'Manyfold', given: ['Kit'], prefix: ['Dr.'], text: 'Dr. Kit Manyfold' }],
}

/**
 * The built-in people and generated ones, until there are `size` resources. The first generated person has a tenth of the new resources,
 * at least 400 and at most 12,000, or with `all` as many as possible, up to 200,000. Throws RangeError if `size` is too small.
 */
export function largePopulation(seed: number, size: number, first: 'tenth' | 'all' = 'tenth'): Population {
  const builtIn = buildPopulation(seed)
  const minSize = builtIn.resources.length + 1 + MIN_PERSON_RESOURCES
  if (size < minSize) throw new RangeError(`A large population needs at least ${minSize} resources, not ${size}.`)
  const room = size - builtIn.resources.length
  const added: FhirResource[] = [practitioner]
  const patients: string[] = []
  const longest =
    first === 'all' ? Math.min(MAX_LONG_RECORD, room) : Math.min(MAX_FIRST_RECORD, Math.max(400, Math.ceil(room / 10)))
  while (room - added.length >= MIN_PERSON_RESOURCES) {
    const id = `large-${String(patients.length + 1).padStart(5, '0')}`
    const random = randomOf(seed, id)
    addPerson(
      added,
      id,
      patients.length === 0 ? longest : 120 + Math.floor(random.next() * 260),
      room - added.length,
      random,
    )
    patients.push(id)
  }
  const last = patients.at(-1) ?? ''
  for (let number = 1; added.length < room; number += 1) {
    added.push({
      resourceType: 'Observation',
      id: `${last}-home-${number}`,
      status: 'final',
      category: VITAL,
      code: concept(['loinc', '29463-7', 'Body weight']),
      subject: ref('Patient', last),
      effectiveDateTime: plusDays(TODAY, -number),
      valueQuantity: quantity(70 + (number % 5), 'kg'),
    })
  }
  const firstPatient = added.find((one): one is Patient => one.resourceType === 'Patient')
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
      about: `The record of ${firstPatient?.name?.[0]?.text ?? 'nobody'}, a generated patient`,
    },
  ]
  return { resources: [...builtIn.resources, ...toResources(added)], people: [...builtIn.people, ...people] }
}
