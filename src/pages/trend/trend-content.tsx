import { useMemo, type ReactNode } from 'react'
import { placeholderResultName } from '../../resources/placeholder-name'
import { Card } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { recordsFor } from '../../clinical/assertion/assertion-of'
import { readingsFor, type UsableReading } from '../../clinical/observations/usable-readings'
import { useStatusContext } from '../../components/patient/status-context'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { findSupersededResults } from '../../clinical/observations/superseded-results'
import { latestResults } from '../../clinical/observations/latest-results'
import { withTextNumbers } from '../../clinical/observations/text-numbers'
import { hasLine, hasPoint, lineBreaks, seriesOf, type ResultSeries } from '../../clinical/observations/series'
import { shownYear } from '../../fhir/shown-day'
import { axisKey } from '../../fhir/units/convert-unit'
import { vitalKindOf } from '../../clinical/observations/vital-kinds'
import { isDatedAfter } from '../../clinical/shared/is-dated-after'
import { trendId } from '../../components/navigation/trend-path'
import { CategoryChart } from './category-chart'
import { categorySeries } from './category-series'
import { CompareTests, type ComparableTest } from './compare-tests'
import { NewestResultCard } from './newest-result'
import { ResultOrigin } from './result-origin'
import { TrendCharts } from './trend-charts'
import { useTrendQuery } from './trend-query'
import { TrendTable } from './trend-table'
import { unitLabel } from './use-point-text'
import styles from './trend.module.css'
import { hasValue, type NewestResult } from '../../clinical/observations/newest-with-value'
import type { StatusContext } from '../../clinical/status/record-status'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import { useFormat } from '../../language/language-context'
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
function comparableTests(tests: ReadingsByTest, codeKey: string): readonly ComparableTest[] {
  return [...tests]
    .filter(([key, readings]) => key !== codeKey && hasLine(readings) && trendId(readings) !== undefined)
    .map(([key, readings]) => ({ key, name: readings[0]?.name ?? key, readings }))
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
  const reading = readings.find(({ observation }) => observation === latest?.reading.observation)
  return latest && reading && { ...latest, reading }
}

/** Results that may be the newest, without early versions of a final result and dates ahead. `now` in milliseconds. */
function currentReadings(
  readings: readonly ObservationReading[],
  context: StatusContext,
  now: number,
): readonly UsableReading<'newest'>[] {
  const early = findSupersededResults(readings)
  return readingsFor('newest', readings, context).filter(
    (reading) => !early.has(reading) && !isDatedAfter('Observation', reading.observation, now),
  )
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

/** The newest result, the charts, the origin and the table of one test. */
export function TrendContent({
  readings,
  all,
  about,
}: {
  /** Of the test, newest first. */
  readings: readonly ObservationReading[]
  /** Of all tests. */
  all: readonly ObservationReading[]
  /** What the test is, beside its newest result. */
  about: ReactNode
}) {
  const format = useFormat()
  const { views } = usePageMessages()
  const now = useNow()
  const statusContext = useStatusContext()
  const codeKey = readings[0]?.codeKey ?? ''
  const tests = useMemo(() => groupByTest(all), [all])
  const [compared, setCompared] = useCompared(all, tests, codeKey)
  const others = useMemo(() => comparableTests(tests, codeKey), [tests, codeKey])
  const charts = useMemo(
    () =>
      [codeKey, ...compared].flatMap((key) => {
        const ofTest = tests.get(key) ?? []
        const drawn = withTextNumbers(currentReadings(ofTest, statusContext, now))
        const breaks = lineBreaks(withTextNumbers(ofTest))
        return seriesOf(drawn).map((series) => ({
          series,
          breaks,
          isMain: key === codeKey,
        }))
      }),
    [tests, codeKey, compared, statusContext, now],
  )
  const mainCharts = charts.filter(({ isMain }) => isMain)
  const newest = useMemo(
    () => newestReading(readings, statusContext, now, format),
    [readings, statusContext, now, format],
  )
  const categories = categorySeries(readings, format)
  const name = useTestName(readings[0])
  const current = useMemo(
    () => withTextNumbers(currentReadings(readings, statusContext, now)),
    [readings, statusContext, now],
  )
  const isInWords = current.some((reading) => !hasPoint(reading))
  const hasLineChart = mainCharts.some(({ series }) => series.points.length > 1)
  return (
    <div className="stack">
      <div className={styles['lead']}>
        {newest ? <NewestResultCard newest={newest} /> : null}
        {about}
      </div>
      {charts.length > 0 || categories ? (
        <Card title={views.trend.overTime}>
          {isInWords ? <ResultCounts readings={current} /> : null}
          <SeparateUnits series={mainCharts.map(({ series }) => series)} />
          {charts.length > 0 ? (
            <TrendCharts charts={charts} isCounted={isInWords}>
              {hasLineChart && others.length > 0 ? (
                <CompareTests tests={others} selected={compared} onChange={setCompared} />
              ) : null}
            </TrendCharts>
          ) : null}
          {categories ? <CategoryChart categories={categories} /> : null}
        </Card>
      ) : null}
      {newest ? <ResultOrigin observation={newest.reading.observation} /> : null}
      {readings.some(({ isCounted }) => !isCounted) ? <p>{views.trend.excluded}</p> : null}
      {readings.some(({ isCounted, observation }) => isCounted && isDatedAfter('Observation', observation, now)) ? (
        <p>{views.trend.futureResults}</p>
      ) : null}
      <TrendTable readings={readings} name={name} />
      {hasLineChart || categories ? (
        <Disclosure summary={views.trend.about}>
          {views.trend.aboutText.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Disclosure>
      ) : null}
    </div>
  )
}

/** How many results there are, and how many of them are not numbers and therefore only in the table. */
function ResultCounts({ readings }: { readings: readonly ObservationReading[] }) {
  const { views } = usePageMessages()
  const numbers = readings.filter(hasPoint).length
  const values = readings.filter(hasValue).length
  const years = readings.flatMap(({ raw }) => shownYear(raw ?? '') ?? [])
  return (
    <p>
      {views.trend.counts(
        readings.length,
        { numbers, words: Math.max(0, values - numbers), none: readings.length - values },
        years.toSorted()[0],
      )}
    </p>
  )
}

/** Why results of one test are in several charts: their units do not convert to each other. */
function SeparateUnits({ series }: { series: readonly ResultSeries[] }) {
  const { views, values } = usePageMessages()
  const format = useFormat()
  const units = [
    ...new Set(series.map(({ unit }) => (unit === undefined ? views.trend.noUnit : unitLabel(unit, values)))),
  ]
  if (new Set(series.map(({ sentUnit }) => axisKey(sentUnit))).size < 2) return null
  return <p>{views.trend.separateUnits(new Intl.ListFormat(format.locale).format(units))}</p>
}

/** The name of the test in the caption of its table. */
function useTestName(reading: ObservationReading | undefined): string {
  const { views } = usePageMessages()
  if (!reading) return views.common.noName
  const kind = vitalKindOf(reading.codeKey)
  if (kind) return views.vitals.kinds[kind]
  return reading.name ?? placeholderResultName(reading.observation, views.common.unnamedResult)
}
