import type { MedicationRequest } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

export type FhirMedicationRequest = MedicationRequest & Resource

export const isMedicationRequest = (record: Resource): record is FhirMedicationRequest =>
  record.resourceType === 'MedicationRequest'
