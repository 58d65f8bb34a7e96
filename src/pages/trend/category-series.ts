import { parsePartialDate } from '../../fhir/partial-date'
import { calendarTime } from '../../fhir/shown-day'
import { translatedConceptText } from '../../fhir/translated-concept'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import type { UsableReading } from '../../clinical/observations/usable-readings'
import type { FormatContext } from '../../i18n/format-context'

/** More different answers are only shown in the table. */
const MAX_CATEGORIES = 6

/** A number as text, such as `58`, `>60` or `GT 60 mL/min`: no category, as its place on a scale has a meaning. */
const NUMBER_AS_TEXT =
  /^(?:[<>≤≥]=?|=[<>]|GT|LT|GE|LE)?\s*\d+(?!\d)(?:[.,]\d+(?!\d))?\s*(?!\s)(?:%|[^\s/]{0,40}\/\S*)?$/i

export interface CategoryPoint {
  readonly id: string
  /** On the reader's calendar, in milliseconds (`calendarTime`). */
  readonly at: number
  /** Index into the names. */
  readonly row: number
  readonly reading: ObservationReading
}

export interface CategorySeries {
  /** In the order of their first use; the order has no meaning. */
  readonly names: readonly string[]
  /** Oldest first. */
  readonly points: readonly CategoryPoint[]
}

/** Coded answers of one test over time; undefined when there are fewer than two, or too many different ones. */
export function categorySeries(
  readings: readonly UsableReading<'newest'>[],
  format: FormatContext,
): CategorySeries | undefined {
  const found = readings
    .flatMap((reading) => {
      const name = translatedConceptText(reading.observation.valueCodeableConcept, 'patient', format)
      const date = reading.raw === undefined ? undefined : parsePartialDate(reading.raw)
      if (name === undefined || NUMBER_AS_TEXT.test(name.trim()) || !date) return []
      return [{ id: reading.observation.id ?? '', at: calendarTime(date), name, reading }]
    })
    .sort((a, b) => a.at - b.at)
  const names = [...new Set(found.map(({ name }) => name))]
  if (found.length < 2 || names.length > MAX_CATEGORIES) return undefined
  return { names, points: found.map(({ name, ...point }) => ({ ...point, row: names.indexOf(name) })) }
}
