import { Link } from 'react-router'
import { objectsOf } from '../../lib/json'
import { usePageWords } from '../../ui/page-words'
import { readObservation } from '../../clinical/observations/result-reading'
import { ResultRemarks } from '../../components/rows/result-remarks'
import { ResultParts, ResultValue } from '../../components/rows/result-value'
import { useTrendAddress } from '../../components/trend-address'
import { Units } from './detail-units'
import { ReportWords } from './report-words'
import { ResultTable } from './result-table'
import { LazyOutline } from './questionnaire/lazy-outline'
import { CoveredMeasurements, Targets } from './facts/goal'
import type { Resource } from '../../fhir/resource'

/** What stands first on the page: a result as in the list of results, the words and results of a report, the targets of a goal with the newest measurement, the questions of a form. */
export function Result({ resource }: { resource: Resource }) {
  if (resource.resourceType === 'Goal') return <GoalTargets goal={resource} />
  if (resource.resourceType === 'Observation') return <OneResult observation={resource} />
  if (resource.resourceType === 'DiagnosticReport') return <Report report={resource} />
  if (resource.resourceType === 'Questionnaire') return <LazyOutline form={resource} />
  return null
}

function GoalTargets({ goal }: { goal: Resource }) {
  return (
    <>
      <Targets goal={goal} />
      <CoveredMeasurements goals={[goal]} />
    </>
  )
}

function OneResult({ observation }: { observation: Resource }) {
  const { detail } = usePageWords()
  const addressOf = useTrendAddress()
  const reading = readObservation(observation)
  const members = objectsOf(observation['hasMember'])
  if (reading.values.length + reading.components.length + members.length === 0) return null
  return (
    <div className="stack">
      <div>
        <ResultValue reading={reading} />
        <ResultParts reading={reading} />
        <Units reading={reading} />
        <ResultRemarks reading={reading} />
      </div>
      <ResultTable caption={detail.results.members} references={members} within={[observation.id ?? '']} />
      {reading.counts && reading.name !== undefined ? (
        <p className="no-print">
          <Link to={addressOf(reading.codeKey)}>{detail.results.overTime}</Link>
        </p>
      ) : null}
    </div>
  )
}

function Report({ report }: { report: Resource }) {
  const { detail } = usePageWords()
  const results = objectsOf(report['result'])
  return (
    <>
      <ReportWords report={report} />
      {results.length === 0 ? null : (
        <div className="stack" data-element="DiagnosticReport.result">
          <ResultTable caption={detail.results.ofReport} references={results} within={[]} />
        </div>
      )}
    </>
  )
}
