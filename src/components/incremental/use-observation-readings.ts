import { useMemo } from 'react'
import { compareDateSortKeys, dateSortKey } from '../../fhir/partial-date'
import { activeValueTables, type ValueTables } from '../../i18n/value-tables'
import { readObservation, type ObservationReading } from '../../clinical/observations/result-reading'
import { useIncrementalRead } from './use-incremental-read'
import type { IncrementalReader } from '../../lib/incremental'
import type { DateSortKey } from '../../fhir/partial-date'
import type { Resource } from '../../fhir/resource'

interface KeyedReading {
  readonly reading: ObservationReading
  readonly key: DateSortKey
}

/** Readings contain localized text, so each language has its own cache. */
const readers = new WeakMap<ValueTables, IncrementalReader<Resource, KeyedReading>>()

function readerOf(tables: ValueTables): IncrementalReader<Resource, KeyedReading> {
  const known = readers.get(tables)
  if (known) return known
  const read = (observation: Resource): KeyedReading => {
    const reading = readObservation(observation)
    return { reading, key: dateSortKey(reading.raw) }
  }
  const reader = { read, cache: new WeakMap<Resource, KeyedReading>() }
  readers.set(tables, reader)
  return reader
}

export interface ObservationReadings {
  /** Newest first; undefined until a long list was read for the first time. */
  readonly readings: readonly ObservationReading[] | undefined
  /** `readings` is not up to date yet. */
  readonly isPending: boolean
}

/** Reads Observations incrementally. */
export function useObservationReadings(observations: readonly Resource[]): ObservationReadings {
  const { all, isPending } = useIncrementalRead(readerOf(activeValueTables()), observations)
  const readings = useMemo(
    () => all?.toSorted((a, b) => compareDateSortKeys(a.key, b.key)).map(({ reading }) => reading),
    [all],
  )
  return { readings, isPending }
}
