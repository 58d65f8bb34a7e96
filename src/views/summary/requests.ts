import type { MedicationRequest } from 'fhir/r4'
import type { Resource } from '../../fhir/resource'

/** How this page asks for prescriptions: with what they name by reference. One way for all its parts, so that they share one answer. */
export const withMedicines = { include: ['MedicationRequest:medication'] }

export type SentRequest = MedicationRequest & Resource

export const isRequest = (record: Resource): record is SentRequest => record.resourceType === 'MedicationRequest'
