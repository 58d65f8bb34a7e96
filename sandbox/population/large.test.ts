import { expect, test } from 'vitest'
import { Store } from '../fhir/store'
import { packageProblems } from '../test/validate/packages'
import { problemsOf } from '../test/validate/rules'
import { buildPopulation } from './build'
import { largePopulation } from './large'

const SIZE = 6_000
const { resources, people } = largePopulation(3, SIZE)
const builtIn = buildPopulation(3)
const known = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`))
const added = resources.slice(builtIn.resources.length)

test.each([3_500, 4_001, SIZE])(
  'a large population of %i has exactly this number of resources, with unique ids',
  (size) => {
    const generated = largePopulation(3, size).resources
    expect(generated).toHaveLength(size)
    expect(new Set(generated.map(({ resourceType, id }) => `${resourceType}/${id}`)).size).toBe(size)
  },
)

test('a large population starts with the built-in people, unchanged', () => {
  expect(resources.slice(0, builtIn.resources.length)).toEqual(builtIn.resources)
  expect(people.slice(0, builtIn.people.length)).toEqual(builtIn.people)
})

test('a large population is determined by its seed', () => {
  expect(largePopulation(3, 3_500)).toEqual(largePopulation(3, 3_500))
  expect(largePopulation(4, 3_500).resources).not.toEqual(largePopulation(3, 3_500).resources)
})

test('a size below the built-in population is rejected with a message', () => {
  expect(() => largePopulation(3, 100)).toThrow(/needs at least \d+ resources, not 100/)
})

test('generated records have the types of a real record, most of them Observations', () => {
  const share = (type: string) => added.filter(({ resourceType }) => resourceType === type).length / added.length
  expect(share('Observation')).toBeGreaterThan(0.5)
  expect(share('Observation')).toBeLessThan(0.8)
  for (const type of [
    'Encounter',
    'DiagnosticReport',
    'Condition',
    'MedicationRequest',
    'MedicationDispense',
    'DocumentReference',
    'Immunization',
    'Provenance',
  ])
    expect(share(type), type).toBeGreaterThan(0.01)
})

test('generated records are valid, and their references resolve', () => {
  expect(added.flatMap((resource) => problemsOf(resource, known))).toEqual([])
  expect(added.filter((_, index) => index % 20 === 0).flatMap(packageProblems)).toEqual([])
})

test('the first generated person has the longest record, and one doctor sees all of them', () => {
  const store = new Store(resources)
  const patients = people.find(({ id }) => id === 'dr-manyfold')?.patients ?? []
  const lengths = patients.map((patient) => store.ofPatient('Observation', patient).length)
  expect(patients).toHaveLength(
    store.all('Patient').length - builtIn.resources.filter(({ resourceType }) => resourceType === 'Patient').length,
  )
  expect(Math.max(...lengths)).toBe(lengths[0])
})

test('the person with the longest record is described by the name of the patient, under which /people has the record', () => {
  const patient = resources.find(({ id }) => id === 'large-00001')
  const [name] = patient?.['name'] as readonly { readonly text: string }[]
  expect(people.find(({ id }) => id === 'large-00001')?.about).toBe(`The record of ${name?.text}, a generated patient`)
})

test('a long population adds all records to its first person', () => {
  const population = largePopulation(3, SIZE, 'all')
  const observations = (patient: string) => new Store(population.resources).ofPatient('Observation', patient).length
  expect(population.resources).toHaveLength(SIZE)
  expect(population.people.find(({ id }) => id === 'dr-manyfold')?.patients).toEqual(['large-00001'])
  expect(observations('large-00001')).toBeGreaterThan((SIZE - builtIn.resources.length) / 2)
})

test('a record longer than weekly visits allow belongs to one person, without visits before birth', () => {
  const population = largePopulation(3, 60_000, 'all')
  const born = population.resources.find(({ id }) => id === 'large-00001')?.['birthDate'] as string
  const days = population.resources.flatMap(({ resourceType, period, subject }) =>
    resourceType === 'Encounter' && (subject as { reference: string }).reference === 'Patient/large-00001'
      ? [(period as { start: string }).start]
      : [],
  )
  expect(population.people.find(({ id }) => id === 'dr-manyfold')?.patients).toEqual(['large-00001'])
  expect(days.length).toBeGreaterThan(2000)
  expect(days.filter((day) => day < born)).toEqual([])
})
