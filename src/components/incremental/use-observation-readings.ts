import { compareDateSortKeys, dateSortKey } from '../../fhir/shown-day'
import type { FormatContext } from '../../i18n/format-context'
import { readObservation, type ObservationReading } from '../../clinical/observations/result-reading'
import { assertionOf } from '../../clinical/assertion/assertion-of'
import { memoizeByObject } from '../../lib/memoize'
import { useIncrementalRead } from './use-incremental-read'
import { incrementalReader } from '../../lib/incremental'
import { useStatusContext } from '../patient/status-context'
import type { StatusContext } from '../../clinical/status/record-status'
import type { DateSortKey } from '../../fhir/shown-day'
import type { ResourceOf } from '../../fhir/resource'
import { useFormat } from '../../language/language-context'

interface KeyedReading {
  readonly reading: ObservationReading
  readonly key: DateSortKey
}

/** Readings hold localized text and flags by the ranges for the patient, so each language and patient has a reader of its own. */
const readersOf = memoizeByObject((format: FormatContext) =>
  memoizeByObject((context: StatusContext) =>
    incrementalReader((observation: ResourceOf<'Observation'>): KeyedReading => {
      const reading = readObservation(observation, format, context.relatedFacts?.rangeFor)
      // Memoized: what counts and chooses among thousands of readings finds it, instead of computing all in one task.
      assertionOf(observation, context)
      return { reading, key: dateSortKey(reading.raw) }
    }),
  ),
)

/** The same list for each page that shows the same Observations, so that what is derived from it can be memoized. */
const newestReadingsFirst = memoizeByObject((all: readonly KeyedReading[]) =>
  all.toSorted((a, b) => compareDateSortKeys(a.key, b.key)).map(({ reading }) => reading),
)

export interface ObservationReadings {
  /** Newest first; undefined until a long list was read for the first time. */
  readonly readings: readonly ObservationReading[] | undefined
  /** `readings` is not up to date yet. */
  readonly isPending: boolean
}

/** Reads Observations incrementally. */
export function useObservationReadings(observations: readonly ResourceOf<'Observation'>[]): ObservationReadings {
  const format = useFormat()
  const { all, isPending } = useIncrementalRead(readersOf(format)(useStatusContext()), observations)
  return { readings: all && newestReadingsFirst(all), isPending }
}
