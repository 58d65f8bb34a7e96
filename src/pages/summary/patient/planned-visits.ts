import { recordsUsableFor } from '../../../clinical/assertion/assertion-of'
import { isDatedAfter } from '../../../clinical/shared/is-dated-after'
import { newestFirst } from '../../../clinical/shared/newest-first'
import { firstCode } from '../../../fhir/concept'
import { descriptorOf } from '../../../resources/descriptors'
import type { ResourceOf } from '../../../fhir/resource'
import type { StatusContext } from '../../../clinical/status/record-status'

/** Visits that are planned and not past, the next one first; those without a date last. */
export function plannedVisits(
  visits: readonly ResourceOf<'Encounter'>[],
  context: StatusContext,
  now: number,
): readonly ResourceOf<'Encounter'>[] {
  const planned = newestFirst('Encounter', recordsUsableFor('count', visits, context)).filter(
    (visit) =>
      firstCode(visit.status) === 'planned' &&
      (isDatedAfter('Encounter', visit, now) || descriptorOf('Encounter').date(visit) === undefined),
  )
  return planned.toReversed()
}
