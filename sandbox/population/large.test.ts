import { expect, test } from 'vitest'
import { Store } from '../fhir/store'
import { packageProblems } from '../test/validate/packages'
import { problemsOf } from '../test/validate/rules'
import { buildPopulation } from './build'
import { largePopulation } from './large'

const SIZE = 6_000
const { resources, people } = largePopulation(3, SIZE)
const usual = buildPopulation(3)
const known = new Set(resources.map(({ resourceType, id }) => `${resourceType}/${id}`))
const added = resources.slice(usual.resources.length)

test.each([3_500, 4_001, SIZE])(
  'a large population of %i has exactly that many resources, each with an id of its own',
  (size) => {
    const made = largePopulation(3, size).resources
    expect(made).toHaveLength(size)
    expect(new Set(made.map(({ resourceType, id }) => `${resourceType}/${id}`)).size).toBe(size)
  },
)

test('a large population begins with the usual people, unchanged', () => {
  expect(resources.slice(0, usual.resources.length)).toEqual(usual.resources)
  expect(people.slice(0, usual.people.length)).toEqual(usual.people)
})

test('a large population depends on its seed only', () => {
  expect(largePopulation(3, 3_500)).toEqual(largePopulation(3, 3_500))
  expect(largePopulation(4, 3_500).resources).not.toEqual(largePopulation(3, 3_500).resources)
})

test('a size below the usual population is refused in words', () => {
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

test('generated records are valid and lead nowhere else', () => {
  expect(added.flatMap((resource) => problemsOf(resource, known))).toEqual([])
  expect(added.filter((_, index) => index % 20 === 0).flatMap(packageProblems)).toEqual([])
})

test('the first generated person has the longest record, and one doctor sees all of them', () => {
  const store = new Store(resources)
  const patients = people.find(({ id }) => id === 'dr-manyfold')?.patients ?? []
  const lengths = patients.map((patient) => store.ofPatient('Observation', patient).length)
  expect(patients).toHaveLength(
    store.all('Patient').length - usual.resources.filter(({ resourceType }) => resourceType === 'Patient').length,
  )
  expect(Math.max(...lengths)).toBe(lengths[0])
})

test('a long population gives what it adds to its first person', () => {
  const made = largePopulation(3, SIZE, 'all')
  const observations = (patient: string) => new Store(made.resources).ofPatient('Observation', patient).length
  expect(made.resources).toHaveLength(SIZE)
  expect(made.people.find(({ id }) => id === 'dr-manyfold')?.patients).toEqual(['large-00001'])
  expect(observations('large-00001')).toBeGreaterThan((SIZE - usual.resources.length) / 2)
})

test('a record of more than a visit a week can bring is still one person, with no visit before the birth', () => {
  const made = largePopulation(3, 60_000, 'all')
  const born = made.resources.find(({ id }) => id === 'large-00001')?.['birthDate'] as string
  const days = made.resources.flatMap(({ resourceType, period, subject }) =>
    resourceType === 'Encounter' && (subject as { reference: string }).reference === 'Patient/large-00001'
      ? [(period as { start: string }).start]
      : [],
  )
  expect(made.people.find(({ id }) => id === 'dr-manyfold')?.patients).toEqual(['large-00001'])
  expect(days.length).toBeGreaterThan(2000)
  expect(days.filter((day) => day < born)).toEqual([])
})
