import { objectsOf } from '../../lib/json'
import { Link } from '../../ui/link'
import { usePageMessages } from '../../ui/use-page-messages'
import { readObservation } from '../../clinical/observations/result-reading'
import { NotesWithoutValue } from '../../components/rows/newer-without-value'
import { NoRangeNote, UrgentResultNote } from '../../components/rows/result-remarks'
import { ResultComponents, ResultValue } from '../../components/rows/result-value'
import { trendPath } from '../../components/navigation/trend-path'
import { ShortForms } from './short-forms'
import { useRangeSelector } from '../../components/patient/status-context'
import { RangesForPeople } from './ranges-for-people'
import { UnitExplanations } from './detail-units'
import { DocumentFiles } from './document/document-files'
import { OrderHistory } from './medicine/order-history'
import { ReportText } from './report/report-text'
import { ResultTable } from './report/result-table'
import { MaskedMeasurementsNote, GoalTargets } from './facts/goal-targets'
import { Suspense } from 'react'
import { lazyComponent } from '../../ui/preloadable'
import { isOfType, type Resource, type ResourceOf } from '../../fhir/resource'
import { useFormat } from '../../language/language-context'

interface PrimaryContentProps {
  readonly resource: Resource
  /** The page above has the text and files. */
  readonly isBelowStory: boolean
}

/** The first content of the page: the value of a result, the text and results of a report, the files of a document, the targets of a goal, the questions of a questionnaire, the dispenses and other orders of an order. */
export function PrimaryContent({ resource, isBelowStory }: PrimaryContentProps) {
  if (isOfType(resource, 'Goal')) return <GoalContent goal={resource} />
  if (isOfType(resource, 'Observation')) return <ObservationResult observation={resource} />
  if (isOfType(resource, 'DiagnosticReport')) return <ReportContent report={resource} isBelowStory={isBelowStory} />
  if (isOfType(resource, 'DocumentReference')) return isBelowStory ? null : <DocumentFiles document={resource} />
  if (isOfType(resource, 'Questionnaire')) return <LazyQuestionnaireOutline form={resource} />
  if (isOfType(resource, 'MedicationRequest')) return isBelowStory ? null : <OrderHistory request={resource} />
  if (isOfType(resource, 'MedicationDispense')) return <ShortForms record={resource} />
  return null
}

function GoalContent({ goal }: { goal: ResourceOf<'Goal'> }) {
  return (
    <>
      <GoalTargets goal={goal} />
      <MaskedMeasurementsNote goals={[goal]} />
    </>
  )
}

function ObservationResult({ observation }: { observation: ResourceOf<'Observation'> }) {
  const format = useFormat()
  const { detail } = usePageMessages()
  const reading = readObservation(observation, format, useRangeSelector())
  const members = objectsOf(observation.hasMember)
  if (reading.values.length + reading.components.length + members.length === 0) return null
  return (
    <div className="stack">
      <div>
        <NotesWithoutValue reading={reading} />
        <ResultValue reading={reading} />
        <ResultComponents reading={reading} />
        <UnitExplanations reading={reading} />
        <RangesForPeople readings={[reading]} />
        <NoRangeNote readings={[reading]} />
        <UrgentResultNote reading={reading} />
      </div>
      <ResultTable
        caption={detail.results.members}
        references={members}
        contained={objectsOf(observation['contained'])}
        ancestors={[observation.id ?? '']}
      />
      {reading.isCounted && reading.name !== undefined ? (
        <p className="no-print">
          <Link to={trendPath([reading])}>{detail.results.overTime}</Link>
        </p>
      ) : null}
    </div>
  )
}

function ReportContent({ report, isBelowStory }: { report: ResourceOf<'DiagnosticReport'>; isBelowStory: boolean }) {
  const { detail } = usePageMessages()
  const results = objectsOf(report.result)
  return (
    <>
      {isBelowStory ? null : <ReportText report={report} />}
      {results.length === 0 ? null : (
        <div className="stack" data-element="DiagnosticReport.result">
          <ResultTable
            caption={detail.results.ofReport}
            references={results}
            contained={objectsOf(report['contained'])}
            ancestors={[]}
          />
        </div>
      )}
    </>
  )
}

const QuestionnaireOutline = lazyComponent(() => import('./questionnaire/questionnaire-outline'))

/** The outline of a questionnaire; its code loads with the first one that is opened. */
function LazyQuestionnaireOutline({ form }: { form: ResourceOf<'Questionnaire'> }) {
  return (
    <Suspense fallback={<p data-loading hidden />}>
      <QuestionnaireOutline form={form} />
    </Suspense>
  )
}
