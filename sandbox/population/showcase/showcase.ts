import type { FhirResource } from 'fhir/r4'
import { showcasePlans, showcaseTeams, showcaseGoals } from './care'
import { showcaseAllergies, showcaseConditions } from './conditions'
import { showcaseBinaries, showcaseDocuments } from './documents'
import { showcaseDevices, showcaseImmunizations, showcaseProcedures } from './interventions'
import { showcaseProvenance } from './provenance'
import { showcaseDispenses, showcaseMedications, showcaseRequests } from './medicines'
import { showcaseCoverages, showcasePatients, showcaseRelatives } from './patient'
import {
  showcaseEndpoints,
  showcaseGroups,
  showcaseLocations,
  showcaseOrganizations,
  showcasePractitioners,
  showcaseRoles,
} from './places'
import { showcaseObservations, showcaseReports } from './results'
import { showcaseEncounters, showcaseOrders } from './visits'

/** The record of Quinn Sample, with every element and status of the contract. */
export function showcaseRecord(): FhirResource[] {
  return [
    ...showcaseEncounters(),
    ...showcaseConditions(),
    ...showcaseAllergies(),
    ...showcaseRequests(),
    ...showcaseDispenses(),
    ...showcaseObservations(),
    ...showcaseReports(),
    ...showcaseImmunizations(),
    ...showcaseProcedures(),
    ...showcaseDevices(),
    ...showcaseTeams(),
    ...showcaseGoals(),
    ...showcasePlans(),
    ...showcaseDocuments(),
  ]
}

/** Resources that the record refers to: people, locations, plans, medications and files. */
export function showcaseSurroundings(): FhirResource[] {
  return [
    ...showcaseOrganizations(),
    ...showcaseLocations(),
    ...showcaseEndpoints(),
    ...showcasePractitioners(),
    ...showcaseRoles(),
    ...showcasePatients(),
    ...showcaseRelatives(),
    ...showcaseGroups(),
    ...showcaseCoverages(),
    ...showcaseMedications(),
    ...showcaseBinaries(),
    ...showcaseOrders(),
    ...showcaseProvenance(),
  ]
}
