import { Store } from '../fhir/store'
import { stringsAt, valuesAt } from '../fhir/values-at'
import { coding, concept, ref } from '../population/builders'
import { randomOf } from '../population/random'
import { DATA_ABSENT } from '../population/showcase/shared'
import type { Person, Population, Resource } from '../types'
import { contradictions } from './contradictions'
import type { SecondEhrKey, SecondEhrPerson } from './answer-key'
import { secondEhrId, toSecondEhr } from './to-second-ehr'
import { nearDuplicateOf, DUPLICABLE_TYPES } from './near-duplicates'

const DUPLICATE_RATE = 0.3
const NEAR_DUPLICATE_RATE = 0.1
const DOCTOR_ID = 'dr-shore'

type Pair = SecondEhrPerson['folds'][number]
interface SecondEhrEntry {
  readonly entry: Resource
  readonly pair: Pair
  readonly as: 'folds' | 'apart' | 'disagreements'
}

const keyOf = ({ resourceType, id }: Resource): string => `${resourceType}/${id}`

/** How the Patient differs from that of the first EHR, and the expected match. */
const patientMatches: Readonly<
  Record<string, readonly [match: SecondEhrPerson['gate'], why: string, changes: Readonly<Record<string, unknown>>]>
> = {
  walter: ['same', 'birth date, family and given name are equal', {}],
  maya: [
    'same',
    'the given name is an initial',
    { name: [{ use: 'official', family: 'Fictiva', given: ['M.'], text: 'M. Fictiva' }] },
  ],
  quinn: ['same', 'birth date, family and given name are equal', {}],
  ana: [
    'ask',
    'another family name, as after a marriage',
    { name: [{ use: 'official', family: 'Lakewood', given: ['Ana', 'Lucia'], text: 'Ana Lucia Lakewood' }] },
  ],
  leo: [
    'ask',
    'a twin: the same day and family, another given name',
    { name: [{ use: 'official', family: 'Fictiva', given: ['Luca'], text: 'Luca Fictiva' }] },
  ],
  mia: ['ask', 'the birth date is a month alone', { birthDate: '2023-03' }],
  omar: ['ask', 'there is no birth date', { birthDate: undefined, _birthDate: DATA_ABSENT }],
  rosa: ['ask', 'the recorded sex differs', { gender: 'male', extension: undefined }],
  nils: ['never', 'another birth date', { birthDate: '1979-03-10' }],
}

/** Keys that entries share when an app could match them. Wider than any match rule, so that no third entry matches a pair. */
function matchKeys(entry: Resource): readonly string[] {
  const codes = ['code', 'vaccineCode', 'medicationCodeableConcept'].flatMap((path) => [
    ...stringsAt(entry, `${path}.coding.code`),
    ...stringsAt(entry, `${path}.text`),
  ])
  // Prescriptions have no date here: a past one and an active one of the same medicine could be taken for a contradiction.
  const [date] = [
    'effectiveDateTime',
    'occurrenceDateTime',
    'whenHandedOver',
    'performedDateTime',
    'performedPeriod.start',
  ].flatMap((path) => stringsAt(entry, path))
  return codes.flatMap((code) =>
    date === undefined
      ? [code]
      : [-1, 0, 1].map(
          (days) => `${code} ${new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)}`,
        ),
  )
}

/** True for an entry that match rules can identify, and that is neither private nor entered in error. */
function isEligible(entry: Resource): boolean {
  const states = [...stringsAt(entry, 'status'), ...stringsAt(entry, 'verificationStatus.coding.code')]
  const isSure = !states.includes('entered-in-error') && valuesAt(entry, 'meta.security').length === 0
  const isCoded = ['code', 'vaccineCode', 'medicationCodeableConcept'].some(
    (path) => stringsAt(entry, `${path}.coding.system`).length > 0,
  )
  if (entry.resourceType !== 'Observation') return isSure && isCoded
  const hasValue = ['valueQuantity', 'valueCodeableConcept', 'component'].some(
    (path) => valuesAt(entry, path).length > 0,
  )
  return isSure && isCoded && hasValue && /^\d{4}-\d\d-\d\dT/.test(String(entry['effectiveDateTime']))
}

/** Eligible entries of a patient that share no match key with another entry of the record. */
function eligibleEntries(store: Store, patient: string): readonly Resource[] {
  return DUPLICABLE_TYPES.flatMap((type) => {
    const all = store.ofPatient(type, patient)
    const count = new Map<string, number>()
    for (const entry of all) for (const key of new Set(matchKeys(entry))) count.set(key, (count.get(key) ?? 0) + 1)
    return all.filter((entry) => isEligible(entry) && matchKeys(entry).every((key) => count.get(key) === 1))
  })
}

function drawEntry(entry: Resource, known: ReadonlyMap<string, string>, seed: number): readonly SecondEhrEntry[] {
  const random = randomOf(seed, `lakeside ${keyOf(entry)}`)
  const draw = random.next()
  if (draw >= DUPLICATE_RATE + NEAR_DUPLICATE_RATE) return []
  const copy = toSecondEhr(entry, known)
  const pair = (how: string): Pair => ({ home: keyOf(entry), here: keyOf(copy), how })
  if (draw < DUPLICATE_RATE) return [{ entry: copy, pair: pair('the same entry'), as: 'folds' }]
  const duplicate = nearDuplicateOf(copy, random)
  return duplicate === undefined ? [] : [{ entry: duplicate.entry, pair: pair(duplicate.how), as: duplicate.becomes }]
}

function secondEhrRecord(
  store: Store,
  patient: Resource,
  known: ReadonlyMap<string, string>,
  seed: number,
): readonly SecondEhrEntry[] {
  const eligible = eligibleEntries(store, patient.id)
  const contradicting = contradictions(patient.id, eligible).map(({ entry, home, how }): SecondEhrEntry => {
    const copy = toSecondEhr(entry, known)
    // An identifier assigned by an external laboratory stays with the result; all others are specific to one EHR.
    const here = valuesAt(entry, 'identifier.assigner').length > 0 ? { ...copy, identifier: entry['identifier'] } : copy
    return { entry: here, pair: { home: keyOf(home), here: keyOf(here), how }, as: 'disagreements' }
  })
  const used = new Set(contradicting.map(({ pair }) => pair.home))
  return [
    ...contradicting,
    ...eligible.filter((entry) => !used.has(keyOf(entry))).flatMap((entry) => drawEntry(entry, known, seed)),
  ]
}

function secondEhrPatient(
  patient: Resource,
  index: number,
  changes: Readonly<Record<string, unknown>>,
  known: ReadonlyMap<string, string>,
): Resource {
  const {
    contact: _contact,
    link: _link,
    photo: _photo,
    generalPractitioner: _doctor,
    managingOrganization: _place,
    ...rest
  } = patient
  const complete = {
    ...toSecondEhr({ ...rest, resourceType: 'Patient', id: patient.id }, known),
    ...changes,
    generalPractitioner: [ref('Practitioner', DOCTOR_ID)],
    managingOrganization: ref('Organization', 'lakeside'),
    identifier: [
      {
        use: 'usual',
        type: concept(['identifierType', 'MR', 'Medical record number']),
        system: 'https://lakeside.example/mrn',
        value: `LK-${7000 + index}`,
      },
    ],
  }
  return Object.fromEntries(Object.entries(complete).filter(([, part]) => part !== undefined)) as Resource
}

const clinicResources: readonly Resource[] = [
  {
    resourceType: 'Organization',
    id: 'lakeside',
    active: true,
    name: 'Lakeside Clinic',
    type: [concept(['organizationType', 'prov', 'Healthcare Provider'])],
    address: [{ line: ['1 Shore Lane'], city: 'Lakeside', state: 'IL', postalCode: '60001', country: 'US' }],
  },
  {
    resourceType: 'Practitioner',
    id: DOCTOR_ID,
    active: true,
    name: [{ use: 'official', family: 'Shore-Sample', given: ['Kim'], prefix: ['Dr.'], text: 'Dr. Kim Shore-Sample' }],
  },
]

/** A visit that only the second EHR has. */
const ownVisit = (patient: string): Resource => ({
  resourceType: 'Encounter',
  id: `lk-visit-${patient}`,
  status: 'finished',
  class: coding(['actCode', 'AMB', 'ambulatory']),
  type: [concept(['snomed', '185349003', 'Encounter for check up'])],
  subject: ref('Patient', patient),
  participant: [{ individual: ref('Practitioner', DOCTOR_ID, 'Dr. Kim Shore-Sample') }],
  period: { start: '2026-10-05T10:00:00-05:00', end: '2026-10-05T10:30:00-05:00' },
  serviceProvider: ref('Organization', 'lakeside', 'Lakeside Clinic'),
})

function secondEhrPeople(
  people: readonly Person[],
  known: ReadonlyMap<string, string>,
  patients: readonly string[],
): Person[] {
  const idOf = (id: string) => secondEhrId('Patient', id)
  const same = people
    .filter(({ kind }) => kind !== 'provider')
    .map((person): Person => ({
      ...person,
      fhirUser: known.get(person.fhirUser) ?? person.fhirUser,
      patients: person.patients.map(idOf),
    }))
  return [
    ...same,
    {
      id: DOCTOR_ID,
      name: 'Dr. Kim Shore-Sample',
      kind: 'provider',
      fhirUser: `Practitioner/${DOCTOR_ID}`,
      patients,
      about: 'A doctor of the Lakeside Clinic who sees everybody there',
    },
  ]
}

/** Creates a second EHR of the same people, with duplicate, near-duplicate and contradicting entries, and its answer key. */
export function createLakeside(
  home: Population,
  seed: number,
): { readonly population: Population; readonly key: SecondEhrKey } {
  const store = new Store(home.resources)
  const patients = store
    .all('Patient')
    .filter(({ id }) => patientMatches[id] !== undefined)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const related = store
    .all('RelatedPerson')
    .filter(({ id }) => home.people.some(({ fhirUser }) => fhirUser === `RelatedPerson/${id}`))
  const known = new Map(
    [...patients, ...related].map((resource) => [
      keyOf(resource),
      `${resource.resourceType}/${secondEhrId(resource.resourceType, resource.id)}`,
    ]),
  )
  const records = patients.map((patient, index) => {
    const [match, why, changes] = patientMatches[patient.id] ?? ['never', '', {}]
    const drawn = secondEhrRecord(store, patient, known, seed)
    const here = secondEhrPatient(patient, index, changes, known)
    // Records of different people have no pairs.
    const pairs = (as: SecondEhrEntry['as']) =>
      (match === 'never' ? [] : drawn).filter((entry) => entry.as === as).map(({ pair }) => pair)
    const key: SecondEhrPerson = {
      home: keyOf(patient),
      here: keyOf(here),
      gate: match,
      why,
      folds: pairs('folds'),
      apart: pairs('apart'),
      disagreements: pairs('disagreements'),
    }
    return { key, resources: [here, ownVisit(here.id), ...drawn.map(({ entry }) => entry)] }
  })
  const people = secondEhrPeople(
    home.people,
    known,
    records.flatMap(({ resources: [here] }) => (here ? [here.id] : [])),
  )
  const group: Resource = {
    resourceType: 'Group',
    id: 'lk-panel',
    active: true,
    type: 'person',
    actual: true,
    name: 'Patients of the Lakeside Clinic',
    code: { text: 'Patient panel' },
    quantity: records.length,
    member: records.map(({ key }) => ({ entity: { reference: key.here } })),
  }
  return {
    population: {
      resources: [
        ...clinicResources,
        ...related.map((resource) => toSecondEhr(resource, known)),
        ...records.flatMap(({ resources }) => resources),
        group,
      ],
      people,
    },
    key: { tenant: 'lakeside', people: records.map(({ key }) => key) },
  }
}
