import { useMemo } from 'react'
import { assertionOf } from '../../../clinical/assertion/assertion-of'
import { conditionSentences } from '../../../clinical/conditions/condition-sentences'
import { isDoNotTakeStatus } from '../../../clinical/status/medication-request-status'
import { statusOf } from '../../../clinical/status/status-of'
import { useStatusContext } from '../../../components/patient/status-context'
import { LoadNotes } from '../../../components/loading/load-notes'
import { GlanceList, RecordGlance } from '../../../components/rows/glance-row'
import { useGlanceContext } from '../../../components/rows/use-glance-context'
import { useRowSources } from '../../../components/rows/use-row-sources'
import { WhatItIs } from '../../../components/story/what-it-is'
import { glanceOf } from '../../../glance/glance-of'
import { recordGlance } from '../../../glance/record-glance'
import { testGlance } from '../../../glance/test-glance'
import { isEnteredInError } from '../../../resources/entered-in-error'
import { isMaskedRecord } from '../../../resources/masking'
import { orderTexts } from '../../../resources/request-directions'
import { useAudience } from '../../../ui/audience'
import { Banner } from '../../../ui/banner'
import { RecordText } from '../../../ui/record-text'
import { usePageMessages } from '../../../ui/use-page-messages'
import { useRecordsOfCondition } from '../condition/condition-records'
import { isFullyLoaded, isStillLoading } from '../load-state'
import { RelatedRows } from './related-rows'
import { StoryFrame, type StoryProps } from './story-frame'
import { useConditionTests } from './use-condition-tests'
import styles from './record-story.module.css'
import type { RecordType } from '../../../contract'
import { isOfType, type Resource, type ResourceOf } from '../../../fhir/resource'

type Condition = ResourceOf<'Condition'>

const none: readonly never[] = []

/** Older ones are below a line that opens them. */
const MAX_ROWS = 3

/** The page of a condition: since when, what must not be taken because of it, its tests, visits, medicines and goals. */
export function ConditionStory({ record, naming, recordName }: StoryProps<Condition>) {
  const messages = usePageMessages()
  const reader = useAudience()
  const status = useStatusContext()
  const { byType, hasMasked, all } = useRecordsOfCondition(record)
  const isWithheld = assertionOf(record, status).level === 'withheld'
  const tests = useConditionTests(isWithheld ? undefined : record)
  const { views, byType: typeTexts } = messages
  const words = views.stories.condition
  const ofTypes = (...types: readonly RecordType[]): readonly Resource[] =>
    types.flatMap((type) => byType.find((each) => each.type === type)?.records ?? [])
  const orders = ofTypes('MedicationRequest')
  const forbidden = orders.filter((order) => isDoNotTakeStatus(statusOf(order, status)))
  const visits = ofTypes('DocumentReference', 'Encounter')
  const procedures = ofTypes('Procedure')
  const goals = ofTypes('Goal')
  const plans = ofTypes('CarePlan')
  const sources = useGoalSources(tests)
  const isLoading = all.some(isStillLoading) || tests.isLoading
  const isWhole = all.every(isFullyLoaded) && tests.isWhole && !hasMasked
  const counts = {
    tests: tests.results.length,
    orders: orders.length,
    visits: visits.length,
    procedures: procedures.length,
    goals: goals.length,
    plans: plans.length,
  }
  const sentences = conditionSentences(record, isWhole ? counts : undefined, { messages, reader, status })
  const linked = [orders, visits, procedures, goals, plans].some(({ length }) => length > 0)
  return (
    <StoryFrame
      type="Condition"
      record={record}
      naming={naming}
      recordName={recordName}
      sentences={sentences}
      notices={
        <>
          <ForbiddenMedicines orders={forbidden} />
          <LoadNotes all={tests.list ? [...all, tests.list] : all} />
          {isLoading ? <p data-loading hidden /> : null}
          {hasMasked ? <p className="muted">{typeTexts.condition.privateNotSearched}</p> : null}
        </>
      }
      first={
        <>
          <RelatedRows
            title={words.tests}
            icon="results"
            records={tests.results.map(({ newest }) => newest.observation)}
            kinds={['tests', 'units']}
            toGlance={(observation, context) => {
              const test = tests.results.find(({ newest }) => newest.observation === observation)
              return test ? testGlance(test, context) : glanceOf(observation, context)
            }}
          />
          <RelatedRows
            title={words.visits}
            icon="visits"
            records={visits}
            max={MAX_ROWS}
            kinds={['visits', 'documents']}
          />
          <RelatedRows
            title={words.procedures}
            icon="health"
            records={procedures}
            max={MAX_ROWS}
            kinds={['procedures']}
          />
        </>
      }
      second={
        <>
          <WhatItIs naming={naming} record={record} recordName={recordName} title={views.stories.whatItIs} />
          <RelatedRows
            title={words.medicines}
            icon="medicines"
            records={orders.filter((order) => !forbidden.includes(order))}
            kinds={['medicines']}
          />
          <RelatedRows
            title={words.goals}
            icon="health"
            records={[...goals, ...plans]}
            kinds={['units']}
            toGlance={(each, context) => recordGlance(each, context, sources)}
          />
        </>
      }
      about={
        isEnteredInError(record)
          ? []
          : [linked ? words.about.linked : '', tests.results.length > 0 ? words.about.tests : '', words.about.others]
      }
      details={words.details}
    />
  )
}

/** The results for the rows of goals: their newest measurement is only known once all are loaded. */
function useGoalSources({ list }: ReturnType<typeof useConditionTests>) {
  const results = (list && isFullyLoaded(list) ? list.loaded.set?.matches : undefined) ?? none
  return useRowSources(useMemo(() => results.filter((each) => isOfType(each, 'Observation')), [results]))
}

/** Orders not to take a medicine because of the condition, in a red notice, with their words, which may name further medicines. */
function ForbiddenMedicines({ orders }: { orders: readonly Resource[] }) {
  const context = useGlanceContext()
  const requests = orders.filter((order) => isOfType(order, 'MedicationRequest'))
  if (requests.length === 0) return null
  return (
    <Banner tone="error">
      <div className={styles['forbidden']}>
        <GlanceList>
          {requests.map((order, index) => (
            <RecordGlance key={order.id ?? index} record={order} toGlance={(each) => glanceOf(each, context)} />
          ))}
        </GlanceList>
        {requests
          .flatMap((order) => (isMaskedRecord(order) ? [] : orderTexts(order)))
          .map((text, index) => (
            <p key={index}>
              <RecordText text={text} isQuoted warns />
            </p>
          ))}
      </div>
    </Banner>
  )
}
