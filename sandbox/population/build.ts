import type { FhirResource } from 'fhir/r4'
import type { Population, Resource } from '../types'
import { allergies } from './allergies'
import { ref } from './builders'
import { carePlans, careTeams, goals } from './care'
import { conditions } from './conditions'
import { medicationDispenses } from './dispenses'
import { binaries, documentReferences, provenances, reports } from './documents'
import { immunizations } from './immunizations'
import { labs } from './labs'
import { medicationRequests, medications } from './medicines'
import { coverages, groups, patients, relatedPersons } from './patients'
import { people } from './people'
import { locations, organizations, practitionerRoles, practitioners } from './places'
import { devices, procedures } from './procedures'
import { results } from './results'
import { showcaseRecord, showcaseSurroundings } from './showcase/showcase'
import { encounters } from './visits'
import { vitals } from './vitals'

function subjectOf(resource: FhirResource) {
  if ('subject' in resource) return resource.subject
  return 'patient' in resource ? resource.patient : undefined
}

function patientOf(resource: FhirResource): string {
  const subject = subjectOf(resource)
  const reference = subject && 'reference' in subject ? subject.reference : undefined
  if (!reference?.startsWith('Patient/')) throw new Error(`${resource.resourceType}/${resource.id} names no patient`)
  return reference.slice('Patient/'.length)
}

/** Resources in the type of the store. */
export function toResources(resources: readonly FhirResource[]): Resource[] {
  return resources.map((resource): Resource => ({ ...resource, id: resource.id ?? '' }))
}

function build(seed: number): Population {
  const record: FhirResource[] = [
    ...encounters(),
    ...labs(seed),
    ...vitals(seed),
    ...results(seed),
    ...conditions(),
    ...medicationRequests(),
    ...medicationDispenses(),
    ...allergies(),
    ...immunizations(seed),
    ...procedures(),
    ...devices(),
    ...careTeams(),
    ...goals(),
    ...carePlans(),
    ...reports(),
    ...documentReferences(),
    ...showcaseRecord(),
  ]
  const written = record.map((resource) => ({
    patient: patientOf(resource),
    target: ref(resource.resourceType, resource.id ?? ''),
  }))
  const all: FhirResource[] = [
    ...organizations(),
    ...locations(),
    ...practitioners(),
    ...practitionerRoles(),
    ...patients(),
    ...relatedPersons(),
    ...groups(),
    ...coverages(),
    ...medications(),
    ...binaries(),
    ...showcaseSurroundings(),
    ...record,
    ...provenances(written),
  ]
  return { resources: toResources(all), people: [...people] }
}

let latest: { readonly seed: number; readonly population: Population } | undefined

/**
 * The sample people and their records up to TODAY. The seed changes measured values only, not ids or events.
 * The latest population is kept, as a process that starts several sandboxes mostly asks for the same one: do not change its resources.
 */
export function buildPopulation(seed: number): Population {
  if (latest?.seed !== seed) latest = { seed, population: build(seed) }
  const { resources, people: everyone } = latest.population
  return { resources: [...resources], people: [...everyone] }
}
