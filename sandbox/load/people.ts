import { isJsonObject } from '../json'
import { valuesAt } from '../fhir/values-at'
import type { Person, Resource } from '../types'

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The official name, else the first name, as one line; the id if there is none. */
function nameOf(resource: Resource): string {
  const names = valuesAt(resource, 'name').filter(isJsonObject)
  const name = names.find((entry) => entry['use'] === 'official') ?? names[0]
  const parts = [...valuesAt(name, 'given'), ...valuesAt(name, 'family')].map(textOf).filter((part) => part !== '')
  return parts.join(' ') || textOf(name?.['text']) || resource.id
}

function patientPerson(patient: Resource): Person {
  const born = textOf(patient['birthDate'])
  return {
    id: patient.id,
    name: nameOf(patient),
    kind: 'patient',
    fhirUser: `Patient/${patient.id}`,
    patients: [patient.id],
    about: born === '' ? 'Patient of the loaded data' : `Patient of the loaded data, born ${born}`,
  }
}

function providerPerson(practitioner: Resource, patients: readonly string[]): Person {
  return {
    id: 'all-patients-provider',
    name: nameOf(practitioner),
    kind: 'provider',
    fhirUser: `Practitioner/${practitioner.id}`,
    patients,
    about: 'Provider who sees all patients of the loaded data',
  }
}

/** People who can sign in to loaded data: each patient, and the first practitioner as a provider of all patients. */
export function peopleOf(resources: readonly Resource[]): Person[] {
  const patients = resources.filter((resource) => resource.resourceType === 'Patient')
  const practitioner = resources.find((resource) => resource.resourceType === 'Practitioner')
  const provider =
    practitioner === undefined || patients.length === 0
      ? []
      : [
          providerPerson(
            practitioner,
            patients.map((patient) => patient.id),
          ),
        ]
  return [...patients.map(patientPerson), ...provider]
}
