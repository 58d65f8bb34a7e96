import { findSupersededResults } from './superseded-results'
import { readingsFor, type UsableReading } from './usable-readings'
import { isAfterTime } from '../../fhir/shown-day'
import type { ObservationReading } from './result-reading'
import type { StatusContext } from '../status/record-status'

/** The results that may be the newest, in their order: without mistakes, early versions of a final result and dates ahead. `now` in milliseconds. */
export function currentReadings(
  readings: readonly ObservationReading[],
  context: StatusContext,
  now: number,
): readonly UsableReading<'newest'>[] {
  const early = findSupersededResults(readings)
  return readingsFor('newest', readings, context).filter(
    (reading) => !early.has(reading) && !isAfterTime(reading.raw ?? '', now),
  )
}
