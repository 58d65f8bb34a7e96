import { useMemo } from 'react'
import { compareDateSortKeys, dateSortKey } from '../../fhir/shown-day'
import type { FormatContext } from '../../i18n/format-context'
import { readObservation, type ObservationReading } from '../../clinical/observations/result-reading'
import { memoizeByObject } from '../../lib/memoize'
import { useIncrementalRead } from './use-incremental-read'
import type { IncrementalReader } from '../../lib/incremental'
import type { DateSortKey } from '../../fhir/shown-day'
import type { ResourceOf } from '../../fhir/resource'
import { useFormat } from '../../language/language-context'

interface KeyedReading {
  readonly reading: ObservationReading
  readonly key: DateSortKey
}

/** Readings hold localized text, so each language has a reader of its own. */
const readerOf = memoizeByObject(
  (format: FormatContext): IncrementalReader<ResourceOf<'Observation'>, KeyedReading> => ({
    read: (observation) => {
      const reading = readObservation(observation, format)
      return { reading, key: dateSortKey(reading.raw) }
    },
    cache: new WeakMap(),
  }),
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
  const { all, isPending } = useIncrementalRead(readerOf(format), observations)
  const readings = useMemo(
    () => all?.toSorted((a, b) => compareDateSortKeys(a.key, b.key)).map(({ reading }) => reading),
    [all],
  )
  return { readings, isPending }
}
