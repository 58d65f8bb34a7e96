import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { useRecords } from '../../data/queries/use-records'
import { namelessResult } from '../../resources/nameless'
import { Card } from '../../ui/card'
import { Disclosure } from '../../ui/disclosure'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { SectionState } from '../../ui/section-state'
import { isCover } from '../../resources/cover'
import { earlierVersions } from '../../clinical/observations/earlier-versions'
import { isAhead } from '../../clinical/shared/upcoming'
import { latestOf } from '../../clinical/observations/latest-results'
import { useNamesOf } from '../../components/plain-language/names-context'
import { PlainNames } from '../../components/plain-language/plain-names'
import { PrivateNote } from '../../components/private-record'
import { useReadings } from '../../components/incremental/use-readings'
import { useTrendName } from '../../components/trend-address'
import { vitalKindOf } from '../../clinical/observations/vital-kinds'
import { AboutTest, OtherNameOfTest, useOwnCard } from './about-test'
import { categoriesOf } from './categories'
import { CategoryChart } from './category-chart'
import { Charts } from './charts'
import { CompareTests, type OtherTest } from './compare'
import { Newest } from './newest'
import { Origin } from './origin'
import { breaksOf, hasLine, seriesOf } from '../../clinical/observations/series'
import { TrendTable } from './table'
import styles from './trend.module.css'
import type { Resource } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const none: readonly ObservationReading[] = []
const unread: readonly Resource[] = []

/** All results of one test: a sentence, a chart for each unit, and always the table. */
export default function TrendPage() {
  return (
    <PlainNames kinds={['tests', 'units']}>
      <OfTest />
    </PlainNames>
  )
}

function OfTest() {
  const { name } = useParams()
  const nameOf = useTrendName()
  const { views, frame } = usePageWords()
  const loaded = useRecords('Observation')
  const { readings: all = none, behind } = useReadings(useDeferredValue(loaded.set?.matches ?? unread))
  const codeKey = useMemo(
    () => [...new Set(all.map((reading) => reading.codeKey))].find((key) => nameOf(key) === name) ?? '',
    [all, name, nameOf],
  )
  const readings = useMemo(() => all.filter((reading) => reading.codeKey === codeKey), [all, codeKey])
  const kind = vitalKindOf(codeKey)
  const named = readings[0]?.name
  const namesOf = useNamesOf()
  const plain = readings[0] && namesOf(readings[0].observation, named)
  const hasCard = useOwnCard(plain)
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
      {hasCard ? kind ? null : <OtherNameOfTest {...about} /> : kind ? plain?.what : plain?.below}
      <SectionState loaded={loaded} what={views.results.what}>
        {(set) => (
          <div aria-busy={behind}>
            <PrivateNote count={set.matches.filter(isCover).length} href="/results?time=all" />
            {readings.length > 0 ? (
              <Trend key={codeKey} readings={readings} all={all} about={hasCard ? <AboutTest {...about} /> : null} />
            ) : behind ? (
              <p role="status">{frame.pageLoading}</p>
            ) : set.complete && all.length === set.matches.length ? (
              // The address was made in another sign-in: it says of no test that there are no results.
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

/** All results by test, in one go. */
function byTest(all: readonly ObservationReading[]): ReadonlyMap<string, readonly ObservationReading[]> {
  const tests = new Map<string, ObservationReading[]>()
  for (const reading of all) {
    const known = tests.get(reading.codeKey)
    if (known) known.push(reading)
    else tests.set(reading.codeKey, [reading])
  }
  return tests
}

/** Tests with at least two numbers, by name. */
function othersOf(tests: ReadonlyMap<string, readonly ObservationReading[]>, codeKey: string): readonly OtherTest[] {
  return [...tests]
    .filter(([key, readings]) => key !== codeKey && hasLine(readings))
    .map(([key, readings]) => ({ key, name: readings[0]?.name ?? key, readings }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** The newest result that stands: no mistake, no date that lies ahead, the final one before an early one of the same moment. */
function newestOf(readings: readonly ObservationReading[], now: number): ObservationReading | undefined {
  const record = latestOf(
    readings.map(({ observation }) => observation),
    now,
  )[0]?.reading.observation
  return readings.find(({ observation }) => observation === record)
}

function Trend({
  readings,
  all,
  about,
}: {
  readings: readonly ObservationReading[]
  all: readonly ObservationReading[]
  about: ReactNode
}) {
  const { views } = usePageWords()
  const [compared, setCompared] = useState<readonly string[]>([])
  const [now] = useState(() => Date.now())
  const codeKey = readings[0]?.codeKey ?? ''
  const tests = useMemo(() => byTest(all), [all])
  const others = useMemo(() => othersOf(tests, codeKey), [tests, codeKey])
  const drawn = useMemo(
    () =>
      [codeKey, ...compared].flatMap((key) => {
        const own = tests.get(key) ?? []
        const early = earlierVersions(own)
        return seriesOf(
          own.filter((reading) => !early.has(reading) && !isAhead('Observation', reading.observation, now)),
        ).map((series) => ({ series, breaks: breaksOf(own), own: key === codeKey }))
      }),
    [tests, codeKey, compared, now],
  )
  const own = drawn.filter((each) => each.own)
  const newest = useMemo(() => newestOf(readings, now), [readings, now])
  const categories = categoriesOf(readings)
  const kind = vitalKindOf(codeKey)
  const name = kind
    ? views.vitals.kinds[kind]
    : (readings[0]?.name ??
      (readings[0] ? namelessResult(readings[0].observation, views.frame.nameless) : views.frame.noName))
  const charted = own.some(({ series }) => series.points.length > 1)
  return (
    <div className="stack">
      <div className={styles['lead']}>
        {newest ? <Newest reading={newest} /> : null}
        {about}
      </div>
      {drawn.length > 0 || categories ? (
        <Card title={views.trend.overTime}>
          {new Set(own.map(({ series }) => series.unit)).size > 1 ? <p>{views.trend.unitsApart}</p> : null}
          {drawn.length > 0 ? (
            <Charts all={drawn}>
              {charted && others.length > 0 ? (
                <CompareTests tests={others} chosen={compared} onChange={setCompared} />
              ) : null}
            </Charts>
          ) : null}
          {categories ? <CategoryChart categories={categories} /> : null}
        </Card>
      ) : null}
      {newest ? <Origin observation={newest.observation} /> : null}
      {readings.some(({ counts }) => !counts) ? <p>{views.trend.leftOut}</p> : null}
      {readings.some(({ counts, observation }) => counts && isAhead('Observation', observation, now)) ? (
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
