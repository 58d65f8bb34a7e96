import { parseReference, referenceOf } from '../../fhir/reference'
import { objectsOf } from '../../lib/json'
import { isCover } from '../../resources/cover'
import { grouped } from '../shared/grouped'
import { isOutside } from './outside-range'
import type { ObservationReading } from './result-reading'

/** Readings of one vital sign that the person or the family took, newest first. */
export interface HomeTest {
  readonly newest: ObservationReading
  readonly count: number
}

const FAMILY: readonly string[] = ['Patient', 'RelatedPerson']

function isByFamily(performer: unknown): boolean {
  const shown = referenceOf(performer)
  const parsed = parseReference(shown?.reference ?? '')
  const type = parsed && 'type' in parsed ? parsed.type : shown?.type
  return type !== undefined && FAMILY.includes(type)
}

/**
 * True for a vital sign that the person or the family took outside a visit. A reading that is marked as outside its range, is not final,
 * or is covered is none of many: it keeps its own place.
 */
function isHomeReading(reading: ObservationReading): boolean {
  const { observation, categories, counts, status, raw } = reading
  const performers = objectsOf(observation['performer'])
  const isPlain = counts && status === 'final' && raw !== undefined && !isCover(observation) && !isOutside(reading)
  return (
    isPlain &&
    categories.includes('vital-signs') &&
    observation['encounter'] === undefined &&
    performers.length > 0 &&
    performers.every(isByFamily)
  )
}

/** Vital signs taken at home, a test each with the newest and how many there are, and all other results. One reading alone stays with the others. `readings` come newest first. */
export function homeReadings(readings: readonly ObservationReading[]): {
  readonly tests: readonly HomeTest[]
  readonly others: readonly ObservationReading[]
} {
  const byTest = grouped(readings.filter(isHomeReading), ({ codeKey }) => codeKey)
  const many = [...byTest.values()].filter(({ length }) => length > 1)
  const folded = new Set(many.flat())
  return {
    tests: many.flatMap((own) => (own[0] ? [{ newest: own[0], count: own.length }] : [])),
    others: readings.filter((reading) => !folded.has(reading)),
  }
}
