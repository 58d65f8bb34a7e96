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

/** The newest of several results of a test that has a value, else the newest. `readings` come newest first. */
export function newestWithValue(
  readings: readonly [UsableReading<'newest'>, ...(readonly UsableReading<'newest'>[])],
): NewestResult {
  const [newest] = readings
  const reading = readings.find(hasValue) ?? newest
  const isReasonGiven = newest.values.length > 0 || newest.components.length > 0
  return { reading, ...(reading !== newest && isReasonGiven && { newerWithoutValue: newest }) }
}
