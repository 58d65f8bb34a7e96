import { useMemo } from 'react'
import { useRecords } from '../../data/queries/use-records'
import { usePendingReads } from '../../data/references/use-referenced-records'
import { encodeIdForPath } from '../../fhir/id'
import { referenceOf } from '../../fhir/reference'
import { objectsOf } from '../../lib/json'
import { descriptorOf } from '../../resources/descriptors'
import { reportsByResult } from '../../clinical/observations/results-by-report'
import { Card } from '../../ui/card'
import { Link } from '../../ui/link'
import { FactList } from '../../ui/value'
import { usePageMessages } from '../../ui/use-page-messages'
import { recordKey } from '../../fhir/source'
import type { RecordType } from '../../contract'
import type { LabelledValues } from '../../fhir/display-value'
import type { ResourceOf } from '../../fhir/resource'
import { useFormat } from '../../language/language-context'
import { RecordText } from '../../ui/record-text'

const REFERENCED_TYPES: readonly RecordType[] = ['Encounter', 'Practitioner', 'PractitionerRole', 'Organization']
const ORIGIN_ELEMENTS = ['encounter', 'performer', 'basedOn', 'specimen', 'device'] as const

/** The references of a result that say where it comes from; elements without a text or a target are left out. */
export const originFacts = (observation: ResourceOf<'Observation'>): readonly LabelledValues[] =>
  ORIGIN_ELEMENTS.map((element) => ({
    label: `Observation.${element}`,
    values: objectsOf(observation[element]).flatMap((reference) => referenceOf(reference, element) ?? []),
  })).filter(({ values }) => values.length > 0)

/** Where a result comes from: its visit, who performed the test, its reports, and a link to the whole record. */
export function ResultOrigin({
  observation,
  isNewest,
}: {
  observation: ResourceOf<'Observation'>
  /** False where a newer one may be missing. */
  isNewest: boolean
}) {
  const format = useFormat()
  const { views } = usePageMessages()
  const records = useMemo(() => [observation], [observation])
  usePendingReads(records, REFERENCED_TYPES)
  const loaded = useRecords('DiagnosticReport')
  const reports = loaded.set?.matches
  const ofResult = useMemo(
    () => reportsByResult(reports ?? []).get(recordKey(observation)) ?? [],
    [reports, observation],
  )
  return (
    <Card title={views.trend[isNewest ? 'originTitle' : 'originOfResult']}>
      <FactList rows={originFacts(observation)} />
      {ofResult.map((report) => (
        <p key={report.id}>
          {views.trend.inReport}{' '}
          <Link to={`/record/DiagnosticReport/${encodeIdForPath(report.id)}`}>
            <RecordText text={descriptorOf('DiagnosticReport').title(report, format) ?? views.results.seeReport} />
          </Link>
        </p>
      ))}
      {loaded.state === 'loading' ? <p data-loading hidden /> : null}
      <p className="no-print">
        <Link to={`/record/Observation/${encodeIdForPath(observation.id)}`}>{views.trend.allDetails}</Link>
      </p>
    </Card>
  )
}
