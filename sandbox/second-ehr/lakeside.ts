import { Store } from '../fhir/store'
import { stringsAt, valuesAt } from '../fhir/walk'
import { coding, concept, ref } from '../population/builders'
import { randomOf } from '../population/random'
import { ABSENT } from '../population/showcase/facts'
import type { Person, Population, Resource } from '../types'
import { contradictions } from './contradictions'
import type { TenantKey, TenantPerson } from './answer-key'
import { idHere, movedHere } from './move'
import { nearTwin, twinTypes } from './near-duplicates'

const TWINS = 0.3
const NEAR = 0.1
const DOCTOR = 'dr-shore'

type Pair = TenantPerson['folds'][number]
interface Drawn {
  readonly entry: Resource
  readonly pair: Pair
  readonly as: 'folds' | 'apart' | 'disagreements'
}

const nameOf = ({ resourceType, id }: Resource): string => `${resourceType}/${id}`

/** How the Patient here differs from that of the usual sandbox, and what an app is to think of the two. */
const gates: Readonly<
  Record<string, readonly [gate: TenantPerson['gate'], why: string, changes: Readonly<Record<string, unknown>>]>
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
  omar: ['ask', 'there is no birth date', { birthDate: undefined, _birthDate: ABSENT }],
  rosa: ['ask', 'the recorded sex differs', { gender: 'male', extension: undefined }],
  nils: ['never', 'another birth date', { birthDate: '1979-03-10' }],
}

/** What two entries would have to share to be taken for one; wider than any rule, so that no third entry comes between a pair. */
function marksOf(entry: Resource): readonly string[] {
  const codes = ['code', 'vaccineCode', 'medicationCodeableConcept'].flatMap((path) => [
    ...stringsAt(entry, `${path}.coding.code`),
    ...stringsAt(entry, `${path}.text`),
  ])
  // A prescription is like every other one of its medicine: one that is over and one that is taken would seem to contradict each other.
  const [date] = [
    'effectiveDateTime',
    'occurrenceDateTime',
    'whenHandedOver',
    'performedDateTime',
    'performedPeriod.start',
  ].flatMap((path) => stringsAt(entry, path))
  return codes.flatMap((one) =>
    date === undefined
      ? [one]
      : [-1, 0, 1].map((days) => `${one} ${new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)}`),
  )
}

/** Where a rule could find an entry at all, and nobody has marked it as private or as a mistake. */
function isFit(entry: Resource): boolean {
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

/** The entries of a patient that no other one of the same record is like. */
function fitOf(store: Store, patient: string): readonly Resource[] {
  return twinTypes.flatMap((type) => {
    const all = store.ofPatient(type, patient)
    const count = new Map<string, number>()
    for (const entry of all) for (const mark of new Set(marksOf(entry))) count.set(mark, (count.get(mark) ?? 0) + 1)
    return all.filter((entry) => isFit(entry) && marksOf(entry).every((mark) => count.get(mark) === 1))
  })
}

function draw(entry: Resource, known: ReadonlyMap<string, string>, seed: number): readonly Drawn[] {
  const random = randomOf(seed, `lakeside ${nameOf(entry)}`)
  const turn = random.next()
  if (turn >= TWINS + NEAR) return []
  const here = movedHere(entry, known)
  const pair = (how: string): Pair => ({ home: nameOf(entry), here: nameOf(here), how })
  if (turn < TWINS) return [{ entry: here, pair: pair('the same entry'), as: 'folds' }]
  const near = nearTwin(here, random)
  return near === undefined ? [] : [{ entry: near.entry, pair: pair(near.how), as: near.becomes }]
}

function recordOf(store: Store, patient: Resource, known: ReadonlyMap<string, string>, seed: number): readonly Drawn[] {
  const fit = fitOf(store, patient.id)
  const against = contradictions(patient.id, fit).map(({ entry, home, how }): Drawn => {
    const moved = movedHere(entry, known)
    // The number that a laboratory outside gives goes with the result; all others are of the EHR that gives them.
    const here =
      valuesAt(entry, 'identifier.assigner').length > 0 ? { ...moved, identifier: entry['identifier'] } : moved
    return { entry: here, pair: { home: nameOf(home), here: nameOf(here), how }, as: 'disagreements' }
  })
  const taken = new Set(against.flatMap(({ pair }) => [pair.home]))
  return [...against, ...fit.filter((entry) => !taken.has(nameOf(entry))).flatMap((entry) => draw(entry, known, seed))]
}

function patientHere(
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
  const whole = {
    ...movedHere({ ...rest, resourceType: 'Patient', id: patient.id }, known),
    ...changes,
    generalPractitioner: [ref('Practitioner', DOCTOR)],
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
  return Object.fromEntries(Object.entries(whole).filter(([, part]) => part !== undefined)) as Resource
}

const surroundings: readonly Resource[] = [
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
    id: DOCTOR,
    active: true,
    name: [{ use: 'official', family: 'Shore-Sample', given: ['Kim'], prefix: ['Dr.'], text: 'Dr. Kim Shore-Sample' }],
  },
]

/** A visit that only this EHR knows of. */
const visitHere = (patient: string): Resource => ({
  resourceType: 'Encounter',
  id: `lk-visit-${patient}`,
  status: 'finished',
  class: coding(['actCode', 'AMB', 'ambulatory']),
  type: [concept(['snomed', '185349003', 'Encounter for check up'])],
  subject: ref('Patient', patient),
  participant: [{ individual: ref('Practitioner', DOCTOR, 'Dr. Kim Shore-Sample') }],
  period: { start: '2026-10-05T10:00:00-05:00', end: '2026-10-05T10:30:00-05:00' },
  serviceProvider: ref('Organization', 'lakeside', 'Lakeside Clinic'),
})

function peopleHere(
  people: readonly Person[],
  known: ReadonlyMap<string, string>,
  patients: readonly string[],
): Person[] {
  const idOf = (id: string) => idHere('Patient', id)
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
      id: DOCTOR,
      name: 'Dr. Kim Shore-Sample',
      kind: 'provider',
      fhirUser: `Practitioner/${DOCTOR}`,
      patients,
      about: 'A doctor of the Lakeside Clinic who sees everybody there',
    },
  ]
}

/** The same people in another EHR: some of their entries again, some nearly the same, some that contradict, and the key of what an app is to find. */
export function lakeside(home: Population, seed: number): { readonly population: Population; readonly key: TenantKey } {
  const store = new Store(home.resources)
  const patients = store
    .all('Patient')
    .filter(({ id }) => gates[id] !== undefined)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const related = store
    .all('RelatedPerson')
    .filter(({ id }) => home.people.some(({ fhirUser }) => fhirUser === `RelatedPerson/${id}`))
  const known = new Map(
    [...patients, ...related].map((one) => [nameOf(one), `${one.resourceType}/${idHere(one.resourceType, one.id)}`]),
  )
  const records = patients.map((patient, index) => {
    const [gate, why, changes] = gates[patient.id] ?? ['never', '', {}]
    const drawn = recordOf(store, patient, known, seed)
    const here = patientHere(patient, index, changes, known)
    // Who is somebody else has nothing in common with the record.
    const pairs = (as: Drawn['as']) =>
      (gate === 'never' ? [] : drawn).filter((one) => one.as === as).map(({ pair }) => pair)
    const key: TenantPerson = {
      home: nameOf(patient),
      here: nameOf(here),
      gate,
      why,
      folds: pairs('folds'),
      apart: pairs('apart'),
      disagreements: pairs('disagreements'),
    }
    return { key, resources: [here, visitHere(here.id), ...drawn.map(({ entry }) => entry)] }
  })
  const people = peopleHere(
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
        ...surroundings,
        ...related.map((one) => movedHere(one, known)),
        ...records.flatMap(({ resources }) => resources),
        group,
      ],
      people,
    },
    key: { tenant: 'lakeside', people: records.map(({ key }) => key) },
  }
}
