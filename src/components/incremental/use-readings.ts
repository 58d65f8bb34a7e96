import { useMemo } from 'react'
import { compareKeys, orderKey } from '../../fhir/partial-date'
import { valueTables, type ValueTables } from '../../i18n/value-tables'
import { readObservation, type ObservationReading } from '../../clinical/observations/result-reading'
import { useRead } from './use-read'
import type { Reader } from '../../lib/incremental'
import type { OrderKey } from '../../fhir/partial-date'
import type { Resource } from '../../fhir/resource'

interface Kept {
  readonly reading: ObservationReading
  readonly key: OrderKey
}

/** Readings hold words, so each language has its own. */
const readers = new WeakMap<ValueTables, Reader<Resource, Kept>>()

function readerOf(tables: ValueTables): Reader<Resource, Kept> {
  const known = readers.get(tables)
  if (known) return known
  const read = (observation: Resource): Kept => {
    const reading = readObservation(observation)
    return { reading, key: orderKey(reading.raw) }
  }
  const reader = { read, kept: new WeakMap<Resource, Kept>() }
  readers.set(tables, reader)
  return reader
}

/** Observations read, newest first; undefined until a long list has been read for the first time, `behind` while its newest part has not. */
export function useReadings(observations: readonly Resource[]): {
  readonly readings: readonly ObservationReading[] | undefined
  readonly behind: boolean
} {
  const { all, behind } = useRead(readerOf(valueTables()), observations)
  const readings = useMemo(
    () => all?.toSorted((a, b) => compareKeys(a.key, b.key)).map(({ reading }) => reading),
    [all],
  )
  return { readings, behind }
}
