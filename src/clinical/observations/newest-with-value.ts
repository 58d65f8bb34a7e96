import { urgencyRank } from './outside-range'
import type { ObservationReading } from './result-reading'
import type { UsableReading } from './usable-readings'

/** True where a result or one of its components has a value, not only the reason why there is none. */
export const hasValue = ({ values, components }: ObservationReading): boolean =>
  [values, ...components.map((component) => component.values)].flat().some(({ kind }) => kind !== 'absent')

/** The newest result of a test. */
export interface NewestResult {
  readonly reading: ObservationReading
  /** A newer result that gives the reason why it has no value, such as a sample that could not be measured. */
  readonly newerWithoutValue?: ObservationReading
}

/**
 * The result that is farthest outside its range among those of the same time as `first`, else `first`: which of them a server sends first says nothing,
 * and none may hide one that is outside.
 */
export const mostUrgentOfItsTime = <R extends ObservationReading>(first: R, readings: readonly R[]): R =>
  readings
    .filter(({ raw }) => raw === first.raw)
    .reduce((best, each) => (urgencyRank(each) < urgencyRank(best) ? each : best), first)

/** The newest of several results of a test that has a value, else the newest. `readings` come newest first. */
export function newestWithValue(
  readings: readonly [UsableReading<'newest'>, ...(readonly UsableReading<'newest'>[])],
): NewestResult {
  const [newest] = readings
  const valued = readings.filter(hasValue)
  const [first] = valued
  if (first === undefined || first === newest) return { reading: mostUrgentOfItsTime(newest, valued) }
  const isReasonGiven = newest.values.length > 0 || newest.components.length > 0
  return { reading: mostUrgentOfItsTime(first, valued), ...(isReasonGiven && { newerWithoutValue: newest }) }
}
