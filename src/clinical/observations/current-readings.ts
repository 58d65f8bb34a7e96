import { findSupersededResults } from './superseded-results'
import { readingsFor, type UsableReading } from './usable-readings'
import { isAfterTime } from '../../fhir/shown-day'
import type { ObservationReading } from './result-reading'
import type { StatusContext } from '../status/record-status'

type Usable = readonly UsableReading<'newest'>[]

/** The results that may be the newest, in their order: without mistakes and dates ahead, but with early versions of a final result. */
export const pastReadings = (readings: readonly ObservationReading[], context: StatusContext, now: number): Usable =>
  readingsFor('newest', readings, context).filter(({ raw }) => !isAfterTime(raw ?? '', now))

/** `pastReadings` without early versions of a final result. `now` in milliseconds. */
export function currentReadings(readings: readonly ObservationReading[], context: StatusContext, now: number): Usable {
  const early = findSupersededResults(readings)
  return pastReadings(readings, context, now).filter((reading) => !early.has(reading))
}
