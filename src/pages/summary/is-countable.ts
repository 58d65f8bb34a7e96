import { firstCode } from '../../fhir/concept'
import { isDenial } from '../../resources/denial'
import type { Resource } from '../../fhir/resource'

const EXCLUDED_STATUSES = ['entered-in-error', 'cancelled', 'not-done']

/** True unless a record was cancelled, not done or entered by mistake, or names nothing. */
export const isCountable = (record: Resource): boolean =>
  !isDenial(record) &&
  !['status', 'docStatus', 'lifecycleStatus'].some((element) =>
    EXCLUDED_STATUSES.includes(firstCode(record[element]) ?? ''),
  )
