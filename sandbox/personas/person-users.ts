import type { Population, Resource } from '../types'
import type { Switches } from './personas'

/** The Person of a patient (R4 Person.link: the same actual person). */
const personOf = (id: string, patient: Resource | undefined): Resource => ({
  resourceType: 'Person',
  id,
  ...(patient?.['name'] === undefined ? {} : { name: patient['name'] }),
  link: patient === undefined ? [] : [{ target: { reference: `Patient/${patient.id}` }, assurance: 'level4' }],
})

/** The population in which patients sign in as a Person, where the switch says so. */
export function withPersonUsers<T extends Population>(population: T, { userType }: Pick<Switches, 'userType'>): T {
  if (userType === 'Patient') return population
  const ids = population.people.flatMap(({ fhirUser }) => /^Patient\/(.+)$/.exec(fhirUser)?.[1] ?? [])
  const patients = new Map(
    population.resources
      .filter(({ resourceType }) => resourceType === 'Patient')
      .map((patient) => [patient.id, patient] as const),
  )
  const persons = userType === 'Person' ? ids.map((id) => personOf(id, patients.get(id))) : []
  return {
    ...population,
    resources: [...population.resources, ...persons],
    people: population.people.map((person) => ({
      ...person,
      fhirUser: person.fhirUser.replace(/^Patient\//, 'Person/'),
    })),
  }
}
