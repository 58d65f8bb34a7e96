import { isBeforeTime } from '../../fhir/shown-day'
import { codeMeaning } from '../../i18n/code-meaning'
import { descriptorOf } from '../../resources/descriptors'
import { readObservation, type ObservationReading } from './result-reading'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import type { RangeSelector } from '../../fhir/reference-range'
import type { FormatContext } from '../../i18n/format-context'

/** Interpretation codes of critical results, which labs report at once. */
const criticalCodes = ['HH', 'LL', 'AA', 'HU', 'LU', 'H*', 'L*', 'A*', 'H>', 'L<']

const itemsOf = (reading: ObservationReading) => [reading, ...reading.components]

/** How long a critical result counts as urgent; an older one has been dealt with or is not a matter of days. */
const URGENT_DAYS = 14

/** True for a recent critical result. A result without a date may be recent. `now` in milliseconds. */
export function isUrgentResult(reading: ObservationReading, now: number): boolean {
  if (!isFarOutsideRange(reading)) return false
  return !isBeforeTime(reading.raw ?? '', now - URGENT_DAYS * 86_400_000)
}

/** True when the lab flagged a result, or a component, as critical. */
export function isFarOutsideRange(reading: ObservationReading): boolean {
  return itemsOf(reading).some(({ flag }) => flag !== undefined && criticalCodes.includes(flag.code))
}

/**
 * True when a result, or a component, is flagged as outside its range. Unknown flags count as outside; positive and negative do not,
 * as either can be the desired result.
 */
export function isOutsideRange(reading: ObservationReading): boolean {
  return itemsOf(reading).some(({ flag }) => {
    if (flag === undefined) return false
    const { tone, known } = codeMeaning('Observation.interpretation', flag.code)
    return tone === 'attention' || !known
  })
}

/** Whether a result is marked as inside its range, with all of its parts. */
export const isInsideRange = (reading: ObservationReading): boolean =>
  itemsOf(reading).some(({ flag }) => flag !== undefined) &&
  itemsOf(reading).every(({ flag }) => flag === undefined || flag.code === 'N')

/** Sort rank: 0 for a critical result, 1 for one outside its range, 2 for any other. */
export function urgencyRank(reading: ObservationReading): number {
  if (isFarOutsideRange(reading)) return 0
  return isOutsideRange(reading) ? 1 : 2
}

/** The results outside their range, in the order of the list, without those entered in error. */
export function resultsOutsideRange(
  records: readonly Resource[],
  format: FormatContext,
  rangeFor?: RangeSelector,
): readonly ResourceOf<'Observation'>[] {
  return records
    .filter((record) => isOfType(record, 'Observation'))
    .filter(
      (record) =>
        descriptorOf('Observation').listSection(record) !== 'enteredInError' &&
        isOutsideRange(readObservation(record, format, rangeFor)),
    )
}
