import { useMemo } from 'react'
import { Link } from 'react-router'
import { useRecords } from '../../data/queries/use-records'
import { useNamesOf } from '../../data/references/use-referenced-records'
import { encodeIdForPath } from '../../fhir/id'
import { descriptorOf } from '../../resources/descriptors'
import { reportsByResult } from '../../clinical/observations/results-by-report'
import { Card } from '../../ui/card'
import { FactList } from '../../ui/value'
import { usePageMessages } from '../../ui/use-page-messages'
import { originFacts } from './origin-of'
import type { RecordType } from '../../contract'
import type { Resource } from '../../fhir/resource'

const REFERENCED_TYPES: readonly RecordType[] = ['Encounter', 'Practitioner', 'PractitionerRole', 'Organization']

/** Where the newest result comes from, as far as the record says: its visit, who did the test, its reports, and the way to all else that it says. */
export function ResultOrigin({ observation }: { observation: Resource }) {
  const { views } = usePageMessages()
  const records = useMemo(() => [observation], [observation])
  useNamesOf(records, REFERENCED_TYPES)
  const loaded = useRecords('DiagnosticReport')
  const reports = loaded.set?.matches
  const own = useMemo(() => reportsByResult(reports ?? []).get(observation.id ?? '') ?? [], [reports, observation])
  return (
    <Card title={views.trend.originTitle}>
      <FactList rows={originFacts(observation)} />
      {own.map((report) => (
        <p key={report.id}>
          {views.trend.inReport}{' '}
          <Link to={`/record/DiagnosticReport/${encodeIdForPath(report.id)}`}>
            <bdi>{descriptorOf('DiagnosticReport').title(report) ?? views.results.seeReport}</bdi>
          </Link>
        </p>
      ))}
      {loaded.state === 'loading' ? <p data-coming hidden /> : null}
      <p className="no-print">
        <Link to={`/record/Observation/${encodeIdForPath(observation.id)}`}>{views.trend.wholeRecord}</Link>
      </p>
    </Card>
  )
}
