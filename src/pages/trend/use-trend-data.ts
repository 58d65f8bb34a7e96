import { useMemo } from 'react'
import { placeholderResultName } from '../../resources/placeholder-name'
import { currentReadings, pastReadings } from '../../clinical/observations/current-readings'
import { latestOfTest } from '../../clinical/observations/latest-results'
import { withTextNumbers } from '../../clinical/observations/text-numbers'
import { hasLine, hasPoint, lineBreaks, seriesOf } from '../../clinical/observations/series'
import { readingsByTest } from '../../clinical/observations/readings-by-test'
import { vitalKindOf } from '../../clinical/observations/vital-kinds'
import { useStatusContext } from '../../components/patient/status-context'
import { trendId } from '../../components/navigation/trend-path'
import { useFormat } from '../../language/language-context'
import { memoizeByObject } from '../../lib/memoize'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { categorySeries, type CategorySeries } from './category-series'
import { useTrendQuery } from './trend-query'
import type { ComparableTest } from './compare-tests'
import type { VisibleSeries } from './visible-series'
import type { NewestResult } from '../../clinical/observations/newest-with-value'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import type { UsableReading } from '../../clinical/observations/usable-readings'
import type { FormatContext } from '../../i18n/format-context'

type Usable = readonly UsableReading<'newest'>[]
type ReadingsByTest = ReturnType<typeof readingsByTest>
type CurrentOf = (readings: readonly ObservationReading[]) => Usable

/** Other tests with at least two numbers and an id for the URL, in the order of the record. */
function* comparableTests(tests: ReadingsByTest, codeKey: string, currentOf: CurrentOf): Generator<ComparableTest> {
  for (const [key, all] of tests) {
    const readings = key === codeKey ? [] : currentOf(all)
    if (hasLine(readings) && trendId(all) !== undefined) yield { key, name: all[0]?.name ?? key, readings }
  }
}

/** The newest valid result with a value: no mistake, no future date, a final version before a preliminary one of the same time. */
function newestReading(past: Usable, format: FormatContext): NewestResult | undefined {
  const latest = latestOfTest(
    past.map(({ observation }) => observation),
    format,
  )
  const reading = past.find(({ observation }) => observation === latest?.reading.observation)
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
    const ids = [first, second].filter((id) => id !== '')
    const found = ids.flatMap((id) => all.find(({ observation }) => observation.id === id)?.codeKey ?? [])
    return [...new Set(found)].filter((key) => key !== codeKey)
  }, [all, first, second, codeKey])
  return [keys, (next) => setQuery({ compare: next.flatMap((key) => trendId(tests.get(key) ?? []) ?? []) })]
}

/** What the page of a test shows, from its results. */
export interface TrendData {
  /** Of the test, newest first, with mistakes and cancelled ones. */
  readonly readings: readonly ObservationReading[]
  /** Those that may be the newest; numbers in words have a measure for the chart. */
  readonly current: Usable
  readonly newest: NewestResult | undefined
  /** All results of the record are here. */
  readonly isWhole: boolean
  /** Of the test, then of those compared with it. */
  readonly charts: readonly Omit<VisibleSeries, 'points' | 'targets'>[]
  readonly categories: CategorySeries | undefined
  /** Some results are not numbers. */
  readonly isInWords: boolean
  readonly hasLineChart: boolean
  /** Finds the tests to compare with; undefined if there are none. */
  readonly findOthers: (() => readonly ComparableTest[]) | undefined
  readonly compared: readonly string[]
  readonly setCompared: (keys: readonly string[]) => void
  /** The name of the test in the caption of its table. */
  readonly name: string
}

/** Reads the results of one test (`readings`) and of all tests, for comparison. */
export function useTrendData(
  readings: readonly ObservationReading[],
  all: readonly ObservationReading[],
  isWhole: boolean,
): TrendData {
  const format = useFormat()
  const now = useNow()
  const statusContext = useStatusContext()
  const codeKey = readings[0]?.codeKey ?? ''
  const tests = readingsByTest(all)
  const [compared, setCompared] = useCompared(all, tests, codeKey)
  const currentOf = useMemo(
    () => memoizeByObject((ofTest: readonly ObservationReading[]) => currentReadings(ofTest, statusContext, now)),
    [statusContext, now],
  )
  // A record has hundreds of tests: here only whether there is one, the list when it is opened.
  const findOthers = useMemo(() => {
    const others = () => comparableTests(tests, codeKey, currentOf)
    return others().next().done === true ? undefined : () => [...others()]
  }, [tests, codeKey, currentOf])
  const charts = useMemo(
    () =>
      [codeKey, ...compared].flatMap((key) => {
        const ofTest = tests.get(key) ?? []
        const breaks = lineBreaks(withTextNumbers(ofTest))
        return seriesOf(withTextNumbers(currentOf(ofTest))).map((series) => ({
          series,
          breaks,
          isMain: key === codeKey,
          isWhole,
        }))
      }),
    [tests, codeKey, compared, currentOf, isWhole],
  )
  const newest = useMemo(
    () => newestReading(pastReadings(readings, statusContext, now), format),
    [readings, statusContext, now, format],
  )
  const current = useMemo(() => withTextNumbers(currentOf(readings)), [readings, currentOf])
  const categories = useMemo(() => categorySeries(current, format), [current, format])
  return {
    readings,
    current,
    newest,
    isWhole,
    charts,
    categories,
    isInWords: current.some((reading) => !hasPoint(reading)),
    hasLineChart: charts.some(({ isMain, series }) => isMain && series.points.length > 1),
    findOthers,
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
