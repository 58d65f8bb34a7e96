import { buildPopulation } from '../../../sandbox/population/build'
import type { Condition, FhirResource, MedicationDispense, MedicationRequest } from 'fhir/r4'

const population: readonly FhirResource[] = JSON.parse(JSON.stringify(buildPopulation(1).resources))
const isAbout =
  (patient: string) => (resource: { readonly subject?: { readonly reference?: string | undefined } | undefined }) =>
    resource.subject?.reference === `Patient/${patient}`
/** Records of the sandbox's population by patient, and the status codes of a condition. */
export const conditionsOf = (patient: string) =>
  population.filter((each): each is Condition => each.resourceType === 'Condition').filter(isAbout(patient))
export const requestsOf = (patient: string) =>
  population
    .filter((each): each is MedicationRequest => each.resourceType === 'MedicationRequest')
    .filter(isAbout(patient))
export const fillsOf = (patient: string) =>
  population
    .filter((each): each is MedicationDispense => each.resourceType === 'MedicationDispense')
    .filter(isAbout(patient))
export const clinicalStatusOf = (condition: Condition) => condition.clinicalStatus?.coding?.[0]?.code ?? ''
export const verificationStatusOf = (condition: Condition) => condition.verificationStatus?.coding?.[0]?.code ?? ''
export const isEncounterDiagnosis = (condition: Condition) =>
  (condition.category ?? []).every(({ coding }) => coding?.[0]?.code === 'encounter-diagnosis')
