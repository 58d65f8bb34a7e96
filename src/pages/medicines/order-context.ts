import type { MedicineState } from '../../clinical/medications/medicine-state'
import type { Resource, ResourceOf } from '../../fhir/resource'

/** The records that an order is shown together with. */
export interface OrderContext {
  readonly included: readonly Resource[]
  /** For the names of reasons. */
  readonly conditions: readonly ResourceOf<'Condition'>[]
  stateOf(request: ResourceOf<'MedicationRequest'>): MedicineState
  /** How many active orders have the name of this one. */
  timesListed(request: ResourceOf<'MedicationRequest'>): number
}
