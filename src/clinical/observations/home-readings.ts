import { parseReference, referenceOf } from '../../fhir/reference'
import { objectsOf } from '../../lib/json'
import { isMaskedRecord } from '../../resources/masking'
import { assertionOf } from '../assertion/assertion-of'
import { groupBy } from '../shared/group-by'
import { hasValue } from './newest-with-value'
import { isOutsideRange } from './outside-range'
import type { StatusContext } from '../status/record-status'
import type { ObservationReading } from './result-reading'

/** Home readings of one vital sign. */
export interface HomeVitalSign {
  readonly newest: ObservationReading
  readonly count: number
}

const PATIENT_AND_FAMILY: readonly string[] = ['Patient', 'RelatedPerson']

function isByFamily(performer: unknown): boolean {
  const shown = referenceOf(performer)
  const parsed = parseReference(shown?.reference ?? '')
  const type = parsed && 'type' in parsed ? parsed.type : shown?.type
  return type !== undefined && PATIENT_AND_FAMILY.includes(type)
}

/**
 * True for a vital sign that the person or the family took outside a visit. Readings outside their range, without a value, not final, masked or with a
 * reason against them are never folded and keep their own row.
 */
function isHomeReading(reading: ObservationReading, context: StatusContext): boolean {
  const { observation, categories, isCounted, status, raw } = reading
  const performers = objectsOf(observation.performer)
  const isByPerson =
    categories.includes('vital-signs') &&
    observation.encounter === undefined &&
    performers.length > 0 &&
    performers.every(isByFamily)
  return (
    isByPerson &&
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
