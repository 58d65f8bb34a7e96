import { useMemo } from 'react'
import { compareDateSortKeys, dateSortKey } from '../../fhir/shown-day'
import type { FormatContext } from '../../i18n/format-context'
import { readObservation, type ObservationReading } from '../../clinical/observations/result-reading'
import { memoizeByObject } from '../../lib/memoize'
import { useIncrementalRead } from './use-incremental-read'
import type { IncrementalReader } from '../../lib/incremental'
import { useRangeSelector } from '../patient/status-context'
import type { RangeSelector } from '../../fhir/reference-range'
import type { DateSortKey } from '../../fhir/shown-day'
import type { ResourceOf } from '../../fhir/resource'
import { useFormat } from '../../language/language-context'

interface KeyedReading {
  readonly reading: ObservationReading
  readonly key: DateSortKey
}

type Reader = IncrementalReader<ResourceOf<'Observation'>, KeyedReading>

const createReader = (format: FormatContext, rangeFor: RangeSelector | undefined): Reader => ({
  read: (observation) => {
    const reading = readObservation(observation, format, rangeFor)
    return { reading, key: dateSortKey(reading.raw) }
  },
  cache: new WeakMap(),
})

/** Readings hold localized text and flags by the ranges for the patient, so each language and patient has a reader of its own. */
const readersOf = memoizeByObject((format: FormatContext) => ({
  general: createReader(format, undefined),
  forPatient: memoizeByObject((rangeFor: RangeSelector) => createReader(format, rangeFor)),
}))

export interface ObservationReadings {
  /** Newest first; undefined until a long list was read for the first time. */
  readonly readings: readonly ObservationReading[] | undefined
  /** `readings` is not up to date yet. */
  readonly isPending: boolean
}

/** Reads Observations incrementally. */
export function useObservationReadings(observations: readonly ResourceOf<'Observation'>[]): ObservationReadings {
  const format = useFormat()
  const rangeFor = useRangeSelector()
  const { general, forPatient } = readersOf(format)
  const { all, isPending } = useIncrementalRead(rangeFor ? forPatient(rangeFor) : general, observations)
  const readings = useMemo(
    () => all?.toSorted((a, b) => compareDateSortKeys(a.key, b.key)).map(({ reading }) => reading),
    [all],
  )
  return { readings, isPending }
}
