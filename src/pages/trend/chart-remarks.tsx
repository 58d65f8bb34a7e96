import { isAfterTime } from '../../fhir/shown-day'
import { hasPoint, type ResultSeries } from '../../clinical/observations/series'
import { hasValue } from '../../clinical/observations/newest-with-value'
import { axisKey } from '../../fhir/units/convert-unit'
import { shownYear } from '../../fhir/shown-day'
import { useFormat } from '../../language/language-context'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { readingsIn } from './time-span'
import { useChosenSpan } from './trend-query'
import { unitLabel } from './use-point-text'
import { formatList } from '../../lib/locale-format'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const isNumberWithoutDate = (reading: ObservationReading): boolean =>
  !hasPoint(reading) && [reading, ...reading.components].some(({ measure }) => measure !== undefined)

/** How many results there are, and how many of them are not numbers with a date and therefore only in the table. */
export function ResultCounts({ readings, isWhole }: { readings: readonly ObservationReading[]; isWhole: boolean }) {
  const { views } = usePageMessages()
  const [span] = useChosenSpan()
  // The chosen time has its own count.
  if (span) return null
  const numbers = readings.filter(hasPoint).length
  const values = readings.filter(hasValue).length
  const years = readings.flatMap(({ raw }) => shownYear(raw ?? '') ?? [])
  const undated = readings.filter(isNumberWithoutDate).length
  const counts = { numbers, undated, words: Math.max(0, values - numbers - undated), none: readings.length - values }
  return (
    <p>{isWhole ? views.trend.counts(readings.length, counts, years.toSorted()[0]) : views.trend.countsHere(counts)}</p>
  )
}

/** Why results of one test are in several charts: their units do not convert to each other. */
export function SeparateUnits({ series }: { series: readonly ResultSeries[] }) {
  const { views, values } = usePageMessages()
  const format = useFormat()
  const units = [
    ...new Set(series.map(({ unit }) => (unit === undefined ? views.trend.noUnit : unitLabel(unit, values)))),
  ]
  if (new Set(series.map(({ sentUnit }) => axisKey(sentUnit))).size < 2) return null
  return <p>{views.trend.separateUnits(formatList(units, format.locale))}</p>
}

/** Which results are in the table alone: mistakes, cancelled ones and dates ahead. */
export function ResultsLeftOut({ readings: all }: { readings: readonly ObservationReading[] }) {
  const { views } = usePageMessages()
  const [span] = useChosenSpan()
  const readings = span ? readingsIn(all, span) : all
  const now = useNow()
  return (
    <>
      {readings.some(({ isCounted }) => !isCounted) ? <p>{views.trend.excluded}</p> : null}
      {readings.some(({ isCounted, raw }) => isCounted && isAfterTime(raw ?? '', now)) ? (
        <p>{views.trend.futureResults}</p>
      ) : null}
    </>
  )
}
