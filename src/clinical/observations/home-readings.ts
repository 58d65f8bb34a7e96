import { isMaskedRecord } from '../../resources/masking'
import { assertionOf } from '../assertion/assertion-of'
import { groupBy } from '../shared/group-by'
import { hasValue } from './newest-with-value'
import { isOutsideRange } from './outside-range'
import { isTakenAtHome } from './taken-at-home'
import type { StatusContext } from '../status/record-status'
import type { ObservationReading } from './result-reading'

/** Home readings of one vital sign. */
export interface HomeVitalSign {
  readonly newest: ObservationReading
  readonly count: number
}

/**
 * True for a vital sign that the person or the family took outside a visit. Readings outside their range, without a value, not final, masked or with a
 * reason against them are never folded and keep their own row.
 */
export function isHomeReading(reading: ObservationReading, context: StatusContext): boolean {
  const { observation, categories, isCounted, status, raw } = reading
  return (
    categories.includes('vital-signs') &&
    isTakenAtHome(observation) &&
    isCounted &&
    status === 'final' &&
    raw !== undefined &&
    !isMaskedRecord(observation) &&
    hasValue(reading) &&
    assertionOf(observation, context).level === 'stated' &&
    !isOutsideRange(reading)
  )
}

/** Splits home readings, by test with the newest and a count, from all other results. A single reading stays with the others. `readings` are sorted newest first. */
export function splitHomeReadings(
  readings: readonly ObservationReading[],
  context: StatusContext,
): {
  readonly tests: readonly HomeVitalSign[]
  readonly others: readonly ObservationReading[]
} {
  const byTest = groupBy(
    readings.filter((reading) => isHomeReading(reading, context)),
    ({ codeKey }) => codeKey,
  )
  const repeated = [...byTest.values()].filter(({ length }) => length > 1)
  const folded = new Set(repeated.flat())
  return {
    tests: repeated.map((ofTest) => ({ newest: ofTest[0], count: ofTest.length })),
    others: readings.filter((reading) => !folded.has(reading)),
  }
}
