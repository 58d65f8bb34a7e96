import { recordsUsableFor } from '../assertion/assertion-of'
import type { StatementUse, UsableFor } from '../assertion/assertion'
import type { StatusContext } from '../status/record-status'
import type { ResourceOf } from '../../fhir/resource'
import type { ObservationReading } from './result-reading'

/** An Observation that may be the newest of its test. */
export type NewestCandidate = UsableFor<'newest', ResourceOf<'Observation'>>

/** A reading of an Observation that may be used for a statement; only `readingsFor` and a reading of such an Observation are. */
export type UsableReading<U extends StatementUse> = ObservationReading<UsableFor<U, ResourceOf<'Observation'>>>

/** The readings of Observations that may be used for a plan, as a newest value or in a count, in their order. */
export function readingsFor<U extends StatementUse>(
  use: U,
  readings: readonly ObservationReading[],
  context: StatusContext,
): readonly UsableReading<U>[] {
  const usable = new Set<ResourceOf<'Observation'>>(
    recordsUsableFor(
      use,
      readings.map(({ observation }) => observation),
      context,
    ),
  )
  return readings.filter((reading): reading is UsableReading<U> => usable.has(reading.observation))
}
