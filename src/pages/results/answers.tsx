import { useDeferredValue, useMemo } from 'react'
import { useRecords } from '../../data/queries/use-records'
import { isWholeList } from '../../fhir/whole-list'
import { observationKind } from '../../resources/observation-kind'
import { isMaskedRecord } from '../../resources/masking'
import { Disclosure } from '../../ui/disclosure'
import { PageHeading } from '../../ui/page-heading'
import { PaginatedList } from '../../ui/paginated-list'
import { SectionState } from '../../ui/section-state'
import { usePageMessages } from '../../ui/use-page-messages'
import { useNow } from '../../ui/use-now'
import { SectionLinks } from '../../components/navigation/section-links'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { useStatusContext } from '../../components/patient/status-context'
import { UncountedRecords } from '../../components/rows/entered-in-error'
import { MaskedRecordsNote } from '../../components/rows/masked-records-note'
import { useObservationReadings } from '../../components/incremental/use-observation-readings'
import { findSupersededResults } from '../../clinical/observations/superseded-results'
import { groupByTest, representativeResult, trendLinks } from '../../components/results/group-results'
import { ResultList, type ResultListContext } from './result-list'
import type { ResourceOf } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const isAnswer = (record: ResourceOf<'Observation'>): boolean => observationKind(record) === 'answer'

/** Observations that are no test results, such as habits, social history and surveys: a row for each question with its newest answer. */
export default function AnswersPage() {
  const { views } = usePageMessages()
  const loaded = useRecords('Observation')
  return (
    <>
      <PageHeading title={views.answers.title} intro={views.answers.intro} />
      <SectionLinks />
      <SectionState loaded={loaded} what={views.answers.listName} empty={views.answers.none}>
        {(set) => (
          <PlainNamesProvider kinds={['tests', 'units']}>
            <AnswerList observations={set.matches} isComplete={isWholeList(loaded)} />
          </PlainNamesProvider>
        )}
      </SectionState>
    </>
  )
}

function AnswerList({
  observations,
  isComplete,
}: {
  observations: readonly ResourceOf<'Observation'>[]
  isComplete: boolean
}) {
  const { views, appShell, download } = usePageMessages()
  const { readings, isPending } = useObservationReadings(
    useDeferredValue(useMemo(() => observations.filter(isAnswer), [observations])),
  )
  if (!readings) return <p role="status">{appShell.pageLoading}</p>
  const counted = readings.filter(({ isCounted }) => isCounted)
  const excluded = readings.filter(({ isCounted }) => !isCounted)
  if (readings.length === 0 && isComplete) return <p>{views.answers.none}</p>
  return (
    <div className="stack" aria-busy={isPending}>
      <MaskedRecordsNote
        count={readings.filter(({ observation }) => isMaskedRecord(observation)).length}
        href="/answers"
      />
      {counted.length > 0 ? <Questions readings={counted} /> : null}
      {excluded.length > 0 ? (
        <UncountedRecords
          summary={views.records.groupCount(views.answers.excluded, excluded.length)}
          text={views.answers.excludedText}
          omitted={download.uncountedOmitted(excluded.length)}
        >
          <ResultList readings={excluded} context={{ trends: new Map(), supersededResults: new Map() }} />
        </UncountedRecords>
      ) : null}
    </div>
  )
}

/** The questions, those with the newest answer first. */
function Questions({ readings }: { readings: readonly ObservationReading[] }) {
  const { views } = usePageMessages()
  const now = useNow()
  const statusContext = useStatusContext()
  const supersededResults = useMemo(() => findSupersededResults(readings), [readings])
  const context: ResultListContext = {
    trends: trendLinks(readings.filter(({ measure }) => measure)),
    supersededResults,
  }
  const order = new Map(readings.map((reading, index) => [reading, index]))
  const questions = groupByTest(readings)
    .flatMap(({ key, readings: ofQuestion }) => {
      const newest = representativeResult(ofQuestion, supersededResults, statusContext, now)?.reading
      return newest ? [{ key, newest, earlier: ofQuestion.filter((each) => each !== newest) }] : []
    })
    .toSorted((a, b) => (order.get(a.newest) ?? 0) - (order.get(b.newest) ?? 0))
  return (
    <>
      <p role="status">{views.answers.count(questions.length, readings.length)}</p>
      <PaginatedList
        label={views.answers.listName}
        pageSize={50}
        items={questions.map(({ key, newest, earlier }) => (
          <div key={key}>
            <ResultList readings={[newest]} context={context} />
            {earlier.length > 0 ? (
              <Disclosure summary={views.records.groupCount(views.answers.earlier, earlier.length)}>
                <ResultList readings={earlier} context={{ trends: new Map(), supersededResults }} />
              </Disclosure>
            ) : null}
          </div>
        ))}
      />
    </>
  )
}
