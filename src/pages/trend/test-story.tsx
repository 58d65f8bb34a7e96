import { useMemo } from 'react'
import { recordsUsableFor } from '../../clinical/assertion/assertion-of'
import { targetLines } from '../../clinical/observations/chart-annotations'
import { reportsByResult } from '../../clinical/observations/results-by-report'
import { testSentences, type TestSentences } from '../../clinical/observations/test-sentences'
import { isListLoading } from '../../data/completeness/list-gap'
import { useRecords } from '../../data/queries/use-records'
import { isWholeList } from '../../fhir/whole-list'
import { encodeIdForPath } from '../../fhir/id'
import { glanceOf } from '../../glance/glance-of'
import { textOf } from '../../lib/json'
import { GlanceWords } from '../../components/rows/glance-row'
import { useGlanceContext } from '../../components/rows/use-glance-context'
import { WhatItIs, type NamedRecord } from '../../components/story/what-it-is'
import { useStatusContext } from '../../components/patient/status-context'
import { useAudience } from '../../ui/audience'
import { Card } from '../../ui/card'
import { Link } from '../../ui/link'
import { StoryPage } from '../../ui/story'
import { usePageMessages } from '../../ui/use-page-messages'
import { AboutStory } from './about-story'
import { CategoryChart } from './category-chart'
import { ResultCounts, ResultsLeftOut, SeparateUnits } from './chart-remarks'
import { CompareTests } from './compare-tests'
import { GoesWith } from './goes-with'
import { NewestStory } from './newest-story'
import { ResultsTable } from './results-table'
import { StoryCharts } from './story-charts'
import { useTrendData, type TrendData } from './use-trend-data'
import { unitLabel } from './use-point-text'
import styles from './trend.module.css'
import { useHomeAmount } from '../../components/plain-language/use-home-amount'
import { recordKey } from '../../fhir/source'
import type { NewestResult } from '../../clinical/observations/newest-with-value'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import type { ResourceOf } from '../../fhir/resource'

interface TestStoryProps {
  /** Of the test, newest first. */
  readonly readings: readonly ObservationReading[]
  /** Of all tests. */
  readonly all: readonly ObservationReading[]
  /** All results of the record are here. */
  readonly isWhole: boolean
  readonly about: NamedRecord
}

/** The page of one test for patients and proxies: its newest result in sentences, over time, as a table, and what goes with it. */
export function TestStory({ readings, all, isWhole, about }: TestStoryProps) {
  const data = useTrendData(readings, all, isWhole)
  const { newest, charts } = data
  const { values, views } = usePageMessages()
  const homeAmount = useHomeAmount()
  const unit = charts.find(({ isMain }) => isMain)?.series.unit
  const isConverted = newest !== undefined && homeAmount(newest.reading) !== undefined
  return (
    <StoryPage
      opening={
        <>
          {newest ? <Newest newest={newest} data={data} /> : null}
          <OverTime data={data} />
          <ResultsLeftOut readings={readings} />
        </>
      }
      first={
        <ResultsTable
          readings={readings}
          name={data.name}
          isWhole={isWhole}
          unit={unit === undefined || isConverted ? undefined : unitLabel(unit, values)}
        />
      }
      second={
        <>
          <WhatItIs {...about} title={views.trend.whatItIs} />
          <GoesWith readings={readings} newest={newest?.reading} />
        </>
      }
      about={<AboutStory data={data} naming={about.naming} />}
    >
      {newest ? <ToRecord observation={newest.reading.observation} /> : null}
    </StoryPage>
  )
}

const noGoals: readonly ResourceOf<'Goal'>[] = []

/** The newest result with its sentences; goals are part of both. */
function Newest({ newest, data }: { newest: NewestResult; data: TrendData }) {
  const messages = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const loaded = useRecords('Goal')
  const results = useRecords('Observation')
  const goals = loaded.set?.matches ?? noGoals
  const { current, isWhole } = data
  const { reading } = newest
  const homeAmount = useHomeAmount()
  const opening = useMemo(
    (): TestSentences =>
      testSentences(
        { newest, current, isWhole, goals: recordsUsableFor('plan', goals, status) },
        { messages, reader, status, homeAmount },
      ),
    [newest, current, isWhole, goals, messages, reader, status, homeAmount],
  )
  const drawn = useMemo(
    () => (reading.measure ? targetLines(goals, reading.codeKey, reading.measure.sentUnit) : []),
    [goals, reading],
  )
  const active = goals.filter(({ lifecycleStatus }) => textOf(lifecycleStatus) === 'active').map(({ id }) => id)
  return (
    <>
      {loaded.state === 'loading' ? <p data-loading hidden /> : null}
      <NewestStory
        newest={newest}
        isWhole={isWhole}
        isLoading={isListLoading(results) || (isWholeList(results) && !isWhole)}
        opening={opening}
        goals={{ drawn, unnamed: drawn.filter(({ id }) => !active.includes(id)) }}
      />
    </>
  )
}

function OverTime({ data }: { data: TrendData }) {
  const { views } = usePageMessages()
  const { charts, categories, current, isWhole, isInWords, hasLineChart, findOthers, compared, setCompared } = data
  const main = charts.filter(({ isMain }) => isMain)
  // A single number is drawn above.
  if (!categories && !hasLineChart && main.length < 2)
    return isInWords && current.length > 1 ? <ResultCounts readings={current} isWhole={isWhole} /> : null
  return (
    <Card title={<span className={styles['over-time']}>{views.trend.overTime}</span>}>
      {isInWords ? <ResultCounts readings={current} isWhole={isWhole} /> : null}
      <SeparateUnits series={main.map(({ series }) => series)} />
      {charts.length > 0 ? (
        <StoryCharts data={data}>
          {findOthers ? (
            <CompareTests findTests={findOthers} isWhole={isWhole} selected={compared} onChange={setCompared} />
          ) : null}
        </StoryCharts>
      ) : null}
      {categories ? <CategoryChart categories={categories} /> : null}
    </Card>
  )
}

/** The record of the newest result, with everything that was sent, and its reports. */
function ToRecord({ observation }: { observation: ResourceOf<'Observation'> }) {
  const { views } = usePageMessages()
  const context = useGlanceContext()
  const loaded = useRecords('DiagnosticReport')
  const reports = loaded.set?.matches
  const ofResult = useMemo(
    () => reportsByResult(reports ?? []).get(recordKey(observation)) ?? [],
    [reports, observation],
  )
  return (
    <p className={`no-print ${styles['to-record']}`}>
      <Link to={`/record/Observation/${encodeIdForPath(observation.id)}`}>{views.trend.detailsOfResult}</Link>
      {ofResult.map((report) => (
        <Link key={report.id} to={`/record/DiagnosticReport/${encodeIdForPath(report.id)}`}>
          <span>
            {views.trend.report} <GlanceWords text={glanceOf(report, context).name} />
          </span>
        </Link>
      ))}
    </p>
  )
}
