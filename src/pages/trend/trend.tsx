import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { useRecords } from '../../data/queries/use-records'
import { placeholderResultName } from '../../resources/placeholder-name'
import { Card } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import { SectionState } from '../../ui/section-state'
import { isMaskedRecord } from '../../resources/masking'
import { earlierVersions } from '../../clinical/observations/earlier-versions'
import { isUpcoming } from '../../clinical/shared/is-upcoming'
import { latestResults } from '../../clinical/observations/latest-results'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { useNow } from '../../ui/use-now'
import { MaskedRecordsNote } from '../../components/rows/private-record'
import { useObservationReadings } from '../../components/incremental/use-observation-readings'
import { trendId } from '../../components/navigation/trend-path'
import { vitalKindOf } from '../../clinical/observations/vital-kinds'
import { AboutTest, OtherTestName, useHasDescriptionCard } from './about-test'
import { categorySeries } from './categories'
import { CategoryChart } from './category-chart'
import { TrendCharts } from './trend-charts'
import { CompareTests, type ComparableTest } from './compare-tests'
import { NewestResult } from './newest-result'
import { ResultOrigin } from './result-origin'
import { lineBreaks, hasLine, seriesOf } from '../../clinical/observations/series'
import { TrendTable } from './trend-table'
import { useTrendQuery } from './trend-query'
import styles from './trend.module.css'
import type { Resource } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const noReadings: readonly ObservationReading[] = []
const noRecords: readonly Resource[] = []

/** All results of one test: a sentence, a chart for each unit, and always the table. */
export default function TrendPage() {
  return (
    <PlainNamesProvider kinds={['tests', 'units']}>
      <TestTrend />
    </PlainNamesProvider>
  )
}

function TestTrend() {
  const { observationId = '' } = useParams()
  const { views, frame } = usePageMessages()
  const loaded = useRecords('Observation')
  const { readings: all = noReadings, behind } = useObservationReadings(
    useDeferredValue(loaded.set?.matches ?? noRecords),
  )
  const codeKey = useCodeKey(all, observationId)
  const readings = useMemo(() => all.filter((reading) => reading.codeKey === codeKey), [all, codeKey])
  const kind = vitalKindOf(codeKey)
  const named = readings[0]?.name
  const namesOf = usePlainNames()
  const plain = readings[0] && namesOf(readings[0].observation, named)
  const hasCard = useHasDescriptionCard(plain)
  const about = { named: plain, result: readings[0]?.observation, words: named ?? '' }
  return (
    <>
      <p className="no-print">
        <Link to={kind ? '/vitals' : '/results'}>{kind ? views.trend.backToVitals : views.trend.back}</Link>
      </p>
      <PageHeading
        title={kind ? views.vitals.kinds[kind] : (plain?.name ?? named ?? views.trend.title)}
        documentTitle={views.trend.title}
      />
      {kind && named ? (
        <p className="muted small">
          {views.trend.inRecord} <bdi>{named}</bdi>
        </p>
      ) : null}
      {hasCard ? kind ? null : <OtherTestName {...about} /> : kind ? plain?.explanation : plain?.below}
      <SectionState loaded={loaded} what={views.results.what}>
        {(set) => (
          <div aria-busy={behind}>
            <MaskedRecordsNote count={set.matches.filter(isMaskedRecord).length} href="/results?time=all" />
            {readings.length > 0 ? (
              <TrendContent
                key={codeKey}
                readings={readings}
                all={all}
                about={hasCard ? <AboutTest {...about} /> : null}
              />
            ) : behind ? (
              <p role="status">{frame.pageLoading}</p>
            ) : set.complete && all.length === set.matches.length ? (
              // The record has no such result. It may be of another patient, so nothing is said about a test.
              <Navigate to="/results" replace />
            ) : (
              // The list has come and is read when there is time.
              <p data-coming hidden />
            )}
          </div>
        )}
      </SectionState>
    </>
  )
}

/**
 * The test that an Observation belongs to, '' until the Observation is loaded. A record that is covered again while the page is open no longer
 * has its code, so the test is remembered.
 */
function useCodeKey(all: readonly ObservationReading[], observationId: string): string {
  const [known, setKnown] = useState<{ readonly observationId: string; readonly codeKey: string }>()
  const reading = useMemo(() => all.find(({ observation }) => observation.id === observationId), [all, observationId])
  const remembered = known?.observationId === observationId ? known.codeKey : undefined
  if (!reading || isMaskedRecord(reading.observation)) return remembered ?? reading?.codeKey ?? ''
  if (reading.codeKey !== remembered) setKnown({ observationId, codeKey: reading.codeKey })
  return reading.codeKey
}

/** All results by test. */
function groupByTest(all: readonly ObservationReading[]): ReadonlyMap<string, readonly ObservationReading[]> {
  const tests = new Map<string, ObservationReading[]>()
  for (const reading of all) {
    const known = tests.get(reading.codeKey)
    if (known) known.push(reading)
    else tests.set(reading.codeKey, [reading])
  }
  return tests
}

/** Tests that can be compared: with at least two numbers and an id for the URL, by name. */
function comparableTests(
  tests: ReadonlyMap<string, readonly ObservationReading[]>,
  codeKey: string,
): readonly ComparableTest[] {
  return [...tests]
    .filter(([key, readings]) => key !== codeKey && hasLine(readings) && trendId(readings) !== undefined)
    .map(([key, readings]) => ({ key, name: readings[0]?.name ?? key, readings }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** The newest result that stands: no mistake, no date that lies ahead, the final one before an early one of the same moment. */
function newestReading(readings: readonly ObservationReading[], now: number): ObservationReading | undefined {
  const record = latestResults(
    readings.map(({ observation }) => observation),
    now,
  )[0]?.reading.observation
  return readings.find(({ observation }) => observation === record)
}

/** Code keys of the tests that are compared, and a setter; the URL names each by one of its Observations. */
function useCompared(
  all: readonly ObservationReading[],
  tests: ReadonlyMap<string, readonly ObservationReading[]>,
  codeKey: string,
): readonly [readonly string[], (keys: readonly string[]) => void] {
  const [{ compare }, setQuery] = useTrendQuery()
  const ids = JSON.stringify(compare)
  const keys = useMemo(() => {
    const found = (JSON.parse(ids) as readonly string[]).flatMap(
      (id) => all.find(({ observation }) => observation.id === id)?.codeKey ?? [],
    )
    return [...new Set(found)].filter((key) => key !== codeKey)
  }, [all, ids, codeKey])
  return [keys, (next) => setQuery({ compare: next.flatMap((key) => trendId(tests.get(key) ?? []) ?? []) })]
}

function TrendContent({
  readings,
  all,
  about,
}: {
  readings: readonly ObservationReading[]
  all: readonly ObservationReading[]
  about: ReactNode
}) {
  const { views } = usePageMessages()
  const now = useNow()
  const codeKey = readings[0]?.codeKey ?? ''
  const tests = useMemo(() => groupByTest(all), [all])
  const [compared, setCompared] = useCompared(all, tests, codeKey)
  const others = useMemo(() => comparableTests(tests, codeKey), [tests, codeKey])
  const drawn = useMemo(
    () =>
      [codeKey, ...compared].flatMap((key) => {
        const own = tests.get(key) ?? []
        const early = earlierVersions(own)
        return seriesOf(
          own.filter((reading) => !early.has(reading) && !isUpcoming('Observation', reading.observation, now)),
        ).map((series) => ({ series, breaks: lineBreaks(own), own: key === codeKey }))
      }),
    [tests, codeKey, compared, now],
  )
  const own = drawn.filter((each) => each.own)
  const newest = useMemo(() => newestReading(readings, now), [readings, now])
  const categories = categorySeries(readings)
  const kind = vitalKindOf(codeKey)
  const name = kind
    ? views.vitals.kinds[kind]
    : (readings[0]?.name ??
      (readings[0] ? placeholderResultName(readings[0].observation, views.frame.nameless) : views.frame.noName))
  const charted = own.some(({ series }) => series.points.length > 1)
  return (
    <div className="stack">
      <div className={styles['lead']}>
        {newest ? <NewestResult reading={newest} /> : null}
        {about}
      </div>
      {drawn.length > 0 || categories ? (
        <Card title={views.trend.overTime}>
          {new Set(own.map(({ series }) => series.unit)).size > 1 ? <p>{views.trend.unitsApart}</p> : null}
          {drawn.length > 0 ? (
            <TrendCharts all={drawn}>
              {charted && others.length > 0 ? (
                <CompareTests tests={others} chosen={compared} onChange={setCompared} />
              ) : null}
            </TrendCharts>
          ) : null}
          {categories ? <CategoryChart categories={categories} /> : null}
        </Card>
      ) : null}
      {newest ? <ResultOrigin observation={newest.observation} /> : null}
      {readings.some(({ isCounted: counts }) => !counts) ? <p>{views.trend.leftOut}</p> : null}
      {readings.some(({ isCounted: counts, observation }) => counts && isUpcoming('Observation', observation, now)) ? (
        <p>{views.trend.ahead}</p>
      ) : null}
      <TrendTable readings={readings} name={name} />
      {charted || categories ? (
        <Disclosure summary={views.trend.about}>
          {views.trend.aboutText.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Disclosure>
      ) : null}
    </div>
  )
}
