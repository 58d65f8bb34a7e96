import type { MedicationDispense, MedicationRequest } from 'fhir/r4'
import type { FillsByRequest } from '../../clinical/medications/medicine-fills'
import type { Resource } from '../../fhir/resource'

export type MedicationRequestResource = MedicationRequest & Resource
export type MedicationDispenseResource = MedicationDispense & Resource

/** The records that a prescription is shown together with. */
export interface MedicineContext {
  readonly requests: readonly MedicationRequestResource[]
  readonly included: readonly Resource[]
  readonly fills: FillsByRequest<MedicationDispenseResource>
  /** True when all fills are loaded: only then may the page say that there is none. */
  readonly hasAllFills: boolean
  /** Prescriptions of a medicine that another order says not to take. */
  readonly contradicted: ReadonlySet<MedicationRequestResource>
  /** How often each name is listed as current: earlier prescriptions of the same medicine are not a second one to take. */
  readonly nameCounts: ReadonlyMap<string, number>
}
