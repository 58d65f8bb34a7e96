import { firstCode } from '../../fhir/concept'
import type { Resource } from '../../fhir/resource'

const never = ['entered-in-error', 'cancelled', 'not-done']

/** True for a record that counts: nothing that was cancelled, not done or entered by mistake. */
export const counts = (record: Resource): boolean =>
  !['status', 'docStatus', 'lifecycleStatus'].some((element) => never.includes(firstCode(record[element]) ?? ''))
