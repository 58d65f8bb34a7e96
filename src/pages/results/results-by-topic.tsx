import { useMemo } from 'react'
import { rowDate } from '../../glance/glance-of'
import { testGlance } from '../../glance/test-glance'
import { observationKind } from '../../resources/observation-kind'
import { descriptorOf } from '../../resources/descriptors'
import { isMaskedRecord } from '../../resources/masking'
import { reportsByResult } from '../../clinical/observations/results-by-report'
import { useHomeUnitContext } from '../../components/rows/use-home-unit-context'
import { usePlainNames, type PlainNameOf } from '../../components/plain-language/plain-names-context'
import { useNow } from '../../ui/use-now'
import { usePageMessages } from '../../ui/use-page-messages'
import { countHomeReadings, HomeCard, HomeRows } from './home-card'
import { tryGlance } from '../../glance/try-glance'
import { PinnedTests } from './pinned-tests'
import { RowCard } from '../../components/results/row-card'
import { groupTests, isCritical, type ListedResult } from '../../components/results/row-groups'
import { recordKey } from '../../fhir/source'
import type { GlanceDate } from '../../glance/glance'
import type { TestTopic } from '../../dictionary/test-topics'
import type { ResourceOf } from '../../fhir/resource'
import type { HomeVitalSign } from '../../clinical/observations/home-readings'
import type { ObservationReading } from '../../clinical/observations/result-reading'
import type { ResultTest } from '../../components/results/result-tests'

/** The topic of a result: a vital sign, or that of its test in the dictionary. */
function topicOf({ reading: { observation, name, categories } }: ListedResult, namesOf: PlainNameOf): TestTopic {
  if (isMaskedRecord(observation)) return 'other'
  if (observationKind(observation) === 'vitalSign') return 'vitalSigns'
  const topic = namesOf(observation, name)?.plain?.entries[0]?.topic
  return topic ?? (categories.includes('imaging') ? 'scans' : 'other')
}

interface ResultsByTopicProps {
  readonly tests: readonly ResultTest[]
  /** Name tests without a name of their own. */
  readonly reports: readonly ResourceOf<'DiagnosticReport'>[]
  /** Vital signs measured at home, below those of visits. */
  readonly home: readonly HomeVitalSign[]
  /** All results, of which the trends consist. */
  readonly readings: readonly ObservationReading[]
  /** All rows are shown: they are what the reader searches for. */
  readonly isFiltered: boolean
}

/** A row for each test, by topic. Groups fold to what is inside its range; tests that were not done for a long time are together at the end. */
export function ResultsByTopic({ tests, reports, home, readings, isFiltered }: ResultsByTopicProps) {
  const { views, format } = usePageMessages()
  const messages = views.results
  const context = useHomeUnitContext()
  const namesOf = usePlainNames()
  const now = useNow()
  const reportsOf = useMemo(() => reportsByResult(reports), [reports])
  const byKey = useMemo(() => new Map(tests.map((test) => [test.key, test])), [tests])
  const toGlance = useMemo(() => {
    const titleOf = ({ newest: { observation, name } }: ResultTest): string | undefined => {
      const [report] = name === undefined ? (reportsOf.get(recordKey(observation)) ?? []) : []
      return report && descriptorOf('DiagnosticReport').title(report, format)
    }
    return (test: ResultTest) => testGlance({ ...test, reportTitle: titleOf(test) }, context)
  }, [reportsOf, context, format])
  const { topics, old } = useMemo(() => {
    const rows = tests.map((test) => ({
      key: test.key,
      reading: test.newest,
      raw: (test.newerWithoutValue ?? test.newest).raw,
      glance: tryGlance(() => toGlance(test)),
    }))
    return groupTests(rows, (row) => topicOf(row, namesOf), now, isFiltered ? 'all' : 'topic')
  }, [tests, toGlance, namesOf, now, isFiltered])
  const glanceOfRow = ({ key }: ListedResult) => {
    const test = byKey.get(key)
    if (test === undefined) throw new Error('A row belongs to a test')
    return toGlance(test)
  }
  const hasHome = home.length > 0
  const homeTitle = messages.atHome(countHomeReadings(home))
  const isOnlyOthers = topics.every(({ topic }) => topic === 'other')
  const firstOther = topics.findIndex(({ visible }) => !visible.some(isCritical))
  const cards = topics.map(({ topic, visible, folded }) => (
    <RowCard
      key={topic}
      title={isOnlyOthers ? messages.allTests : messages.topics[topic]}
      visible={visible}
      folded={folded}
      day={newestDay(folded)}
      names="few"
      more={topic === 'vitalSigns' && hasHome ? homeTitle : undefined}
      toGlance={glanceOfRow}
    >
      {topic === 'vitalSigns' && hasHome ? (
        <>
          <h3>{homeTitle}</h3>
          <HomeRows tests={home} readings={readings} />
        </>
      ) : null}
    </RowCard>
  ))
  const count = firstOther === -1 ? topics.length : firstOther
  return (
    <>
      {cards.slice(0, count)}
      {/* No pin moves a critical result down. */}
      {isFiltered ? null : <PinnedTests readings={readings} />}
      {cards.slice(count)}
      {hasHome && !topics.some(({ topic }) => topic === 'vitalSigns') ? (
        <HomeCard tests={home} readings={readings} />
      ) : null}
      {old === undefined ? null : (
        <RowCard
          title={messages.notSince(old.year)}
          visible={isFiltered ? old.rows : []}
          folded={isFiltered ? [] : old.rows}
          toGlance={glanceOfRow}
        />
      )}
    </>
  )

  /** The day of the newest row, as rows show it. */
  function newestDay(rows: readonly ListedResult[]): GlanceDate | undefined {
    const newest = rows
      .flatMap(({ reading }) => reading.raw ?? [])
      .toSorted()
      .at(-1)
    return rowDate(newest, context)
  }
}
