import { firstCode } from '../../fhir/concept'
import type { Resource } from '../../fhir/resource'

const EXCLUDED_STATUSES = ['entered-in-error', 'cancelled', 'not-done']

/** True unless a record was cancelled, not done or entered by mistake. */
export const isCountable = (record: Resource): boolean =>
  !['status', 'docStatus', 'lifecycleStatus'].some((element) =>
    EXCLUDED_STATUSES.includes(firstCode(record[element]) ?? ''),
  )
