import { dateInterval, parsePartialDate } from '../../fhir/partial-date'
import { codeMeaning } from '../../i18n/code-meaning'
import { describe } from '../../resources/registry'
import { readObservation, type ObservationReading } from './result-reading'
import type { Resource } from '../../fhir/resource'

/** Flags of results that labs report at once. */
const farCodes = ['HH', 'LL', 'AA', 'HU', 'LU', 'H*', 'L*', 'A*', 'H>', 'L<']

/** For so long after it was taken a result calls for a call today; what is older has been dealt with, or is no matter of a day. */
const URGENT_DAYS = 30

/** True for a result far outside its range of which somebody should be told at once. A result without a date may be new. */
export function isUrgent(reading: ObservationReading, now: number): boolean {
  if (!isFarOutside(reading)) return false
  const date = reading.raw === undefined ? undefined : parsePartialDate(reading.raw)
  return date === undefined || dateInterval(date).to >= now - URGENT_DAYS * 86_400_000
}

/** True for a result, or a part of one, that lies far outside its expected range, by the word of the lab. */
export function isFarOutside(reading: ObservationReading): boolean {
  return [reading, ...reading.components].some(({ flag }) => flag !== undefined && farCodes.includes(flag.code))
}

/**
 * True for a result, or a part of one, that is marked as outside its range. Words of a lab that this app does not know count as such;
 * found and not found never do, for either can be what was wanted.
 */
export function isOutside(reading: ObservationReading): boolean {
  return [reading, ...reading.components].some(({ flag }) => {
    if (flag === undefined) return false
    const { tone, known } = codeMeaning('Observation.interpretation', flag.code)
    return tone === 'look' || !known
  })
}

/** The results among records that are outside their range, in the order given; what was entered by mistake says nothing of anybody. */
export function outsideOf(records: readonly Resource[]): readonly Resource[] {
  return records.filter(
    (record) =>
      record.resourceType === 'Observation' &&
      describe('Observation').place(record) !== 'void' &&
      isOutside(readObservation(record)),
  )
}
