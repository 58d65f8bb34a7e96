import { useMemo } from 'react'
import { placeholderResultName } from '../../resources/placeholder-name'
import { recordsFor } from '../../clinical/assertion/assertion-of'
import { currentReadings } from '../../clinical/observations/current-readings'
import { latestResults } from '../../clinical/observations/latest-results'
import { withTextNumbers } from '../../clinical/observations/text-numbers'
import { hasLine, hasPoint, lineBreaks, seriesOf } from '../../clinical/observations/series'
import { vitalKindOf } from '../../clinical/observations/vital-kinds'
import { useStatusContext } from '../../components/patient/status-context'
import { trendId } from '../../components/navigation/trend-path'
import { useFormat } from '../../language/language-context'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { categorySeries, type CategorySeries } from './category-series'
import { useTrendQuery } from './trend-query'
import type { ComparableTest } from './compare-tests'
import type { VisibleSeries } from './visible-series'
import type { NewestResult } from '../../clinical/observations/newest-with-value'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import type { UsableReading } from '../../clinical/observations/usable-readings'
import type { StatusContext } from '../../clinical/status/record-status'
import type { FormatContext } from '../../i18n/format-context'

type ReadingsByTest = ReadonlyMap<string, readonly ObservationReading[]>

/** All readings by the code key of their test. */
function groupByTest(all: readonly ObservationReading[]): ReadingsByTest {
  const tests = new Map<string, ObservationReading[]>()
  for (const reading of all) {
    const known = tests.get(reading.codeKey)
    if (known) known.push(reading)
    else tests.set(reading.codeKey, [reading])
  }
  return tests
}

/** Other tests with at least two numbers and an id for the URL, by name. */
function comparableTests(
  tests: ReadingsByTest,
  codeKey: string,
  currentOf: (readings: readonly ObservationReading[]) => readonly UsableReading<'newest'>[],
): readonly ComparableTest[] {
  return [...tests]
    .filter(([key]) => key !== codeKey)
    .map(([key, all]) => ({ key, name: all[0]?.name ?? key, readings: currentOf(all), id: trendId(all) }))
    .filter(({ readings, id }) => id !== undefined && hasLine(readings))
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** The newest valid result with a value: no mistake, no future date, a final version before a preliminary one of the same time. */
function newestReading(
  readings: readonly ObservationReading[],
  context: StatusContext,
  now: number,
  format: FormatContext,
): NewestResult | undefined {
  const [latest] = latestResults(
    recordsFor(
      'newest',
      readings.map(({ observation }) => observation),
      context,
    ),
    now,
    format,
  )
  const readingOf = (found: ObservationReading | undefined) =>
    readings.find(({ observation }) => observation === found?.observation)
  const reading = readingOf(latest?.reading)
  return latest && reading && { ...latest, reading }
}

/** Code keys of the compared tests, and their setter; the URL identifies each test by one of its Observations. */
function useCompared(
  all: readonly ObservationReading[],
  tests: ReadingsByTest,
  codeKey: string,
): readonly [readonly string[], (keys: readonly string[]) => void] {
  const [{ compare }, setQuery] = useTrendQuery()
  const [first = '', second = ''] = compare
  const keys = useMemo(() => {
    const found = [first, second].flatMap((id) => all.find(({ observation }) => observation.id === id)?.codeKey ?? [])
    return [...new Set(found)].filter((key) => key !== codeKey)
  }, [all, first, second, codeKey])
  return [keys, (next) => setQuery({ compare: next.flatMap((key) => trendId(tests.get(key) ?? []) ?? []) })]
}

/** What the page of a test shows, from its results. */
export interface TrendData {
  /** Of the test, newest first, with mistakes and cancelled ones. */
  readonly readings: readonly ObservationReading[]
  /** Those that may be the newest; numbers in words have a measure for the chart. */
  readonly current: readonly UsableReading<'newest'>[]
  readonly newest: NewestResult | undefined
  /** Of the test, then of those compared with it. */
  readonly charts: readonly Pick<VisibleSeries, 'series' | 'breaks' | 'isMain'>[]
  readonly categories: CategorySeries | undefined
  /** Some results are not numbers. */
  readonly isInWords: boolean
  readonly hasLineChart: boolean
  readonly others: readonly ComparableTest[]
  readonly compared: readonly string[]
  readonly setCompared: (keys: readonly string[]) => void
  /** The name of the test in the caption of its table. */
  readonly name: string
}

/** Reads the results of one test (`readings`) and of all tests, for comparison. */
export function useTrendData(readings: readonly ObservationReading[], all: readonly ObservationReading[]): TrendData {
  const format = useFormat()
  const now = useNow()
  const statusContext = useStatusContext()
  const codeKey = readings[0]?.codeKey ?? ''
  const tests = useMemo(() => groupByTest(all), [all])
  const [compared, setCompared] = useCompared(all, tests, codeKey)
  const others = useMemo(
    () => comparableTests(tests, codeKey, (ofTest) => currentReadings(ofTest, statusContext, now)),
    [tests, codeKey, statusContext, now],
  )
  const charts = useMemo(
    () =>
      [codeKey, ...compared].flatMap((key) => {
        const ofTest = tests.get(key) ?? []
        const drawn = withTextNumbers(currentReadings(ofTest, statusContext, now))
        const breaks = lineBreaks(withTextNumbers(ofTest))
        return seriesOf(drawn).map((series) => ({ series, breaks, isMain: key === codeKey }))
      }),
    [tests, codeKey, compared, statusContext, now],
  )
  const newest = useMemo(
    () => newestReading(readings, statusContext, now, format),
    [readings, statusContext, now, format],
  )
  const current = useMemo(
    () => withTextNumbers(currentReadings(readings, statusContext, now)),
    [readings, statusContext, now],
  )
  return {
    readings,
    current,
    newest,
    charts,
    categories: categorySeries(current, format),
    isInWords: current.some((reading) => !hasPoint(reading)),
    hasLineChart: charts.some(({ isMain, series }) => isMain && series.points.length > 1),
    others,
    compared,
    setCompared,
    name: useTestName(readings[0]),
  }
}

function useTestName(reading: ObservationReading | undefined): string {
  const { views } = usePageMessages()
  if (!reading) return views.common.noName
  const kind = vitalKindOf(reading.codeKey)
  if (kind) return views.vitals.kinds[kind]
  return reading.name ?? placeholderResultName(reading.observation, views.common.unnamedResult)
}
