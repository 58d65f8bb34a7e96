import type { FillsByRequest } from '../../clinical/medications/join-fills'

/** The records that a prescription is shown together with. */
export interface MedicineContext {
  readonly requests: readonly ResourceOf<'MedicationRequest'>[]
  readonly included: readonly Resource[]
  /** For the names of reasons. */
  readonly conditions: readonly ResourceOf<'Condition'>[]
  readonly fills: FillsByRequest<ResourceOf<'MedicationDispense'>>
  /** True when all fills are loaded: only then may the page say that there is none. */
  readonly hasAllFills: boolean
  /** Prescriptions of a medicine that another order says not to take. */
  readonly contradicted: ReadonlySet<ResourceOf<'MedicationRequest'>>
  /** How often each name is listed as current: earlier prescriptions of the same medicine are not a second one to take. */
  readonly nameCounts: ReadonlyMap<string, number>
}
import type { Resource, ResourceOf } from '../../fhir/resource'
