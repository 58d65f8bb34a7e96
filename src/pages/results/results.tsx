import { useDeferredValue, useMemo } from 'react'
import { useRecords } from '../../data/queries/use-records'
import { isWholeList } from '../../fhir/whole-list'
import { observationKind } from '../../resources/observation-kind'
import { useAudience } from '../../ui/audience'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/use-page-messages'
import { SectionState } from '../../ui/section-state'
import { ReleaseNotice } from '../../components/session/release-notice'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { useObservationReadings } from '../../components/incremental/use-observation-readings'
import { PatientResults } from './patient-results'
import { ProviderResults } from './provider-results'
import { AnswersNote } from './result-notes'
import styles from './results.module.css'
import { WholeResultsContext } from './whole-results-context'
import type { MissingPart } from '../../components/results/result-tests'
import type { ResourceOf } from '../../fhir/resource'

const noReports: readonly ResourceOf<'DiagnosticReport'>[] = []

/** All test results and vital signs of the record: by test or by day for patients and proxies, as tables for providers. */
export default function ResultsPage() {
  const { views } = usePageMessages()
  const audience = useAudience()
  const observations = useRecords('Observation')
  const reports = useRecords('DiagnosticReport')
  const isProvider = audience.audience === 'provider'
  return (
    <>
      <PageHeading title={views.results.title} />
      <SectionLinks />
      <div className="stack">
        <ReleaseNotice />
        {reports.state === 'failed' ? (
          <p>{isProvider ? views.results.reportsFailed : views.results.reportsMissing}</p>
        ) : null}
        {/* Around the state of the list, so that names load together with the results. */}
        <PlainNamesProvider kinds={['tests', 'units']}>
          <SectionState loaded={observations} what={views.results.listName}>
            {(set) => (
              <WholeResultsContext value={isWholeList(observations)}>
                <ResultsContent
                  observations={set.matches}
                  reports={reports.set?.matches ?? noReports}
                  areReportsLoading={reports.state === 'loading'}
                  missing={missingPart(observations.fetching, set.complete, isWholeList(observations))}
                />
              </WholeResultsContext>
            )}
          </SectionState>
        </PlainNamesProvider>
      </div>
    </>
  )
}

/** What counts cannot include: results still to come, or some that did not load. */
function missingPart(isFetching: boolean, isComplete: boolean, isWhole: boolean): MissingPart {
  if (isWhole) return 'none'
  return isFetching && !isComplete ? 'loading' : 'some'
}

function ResultsContent({
  observations,
  reports,
  areReportsLoading,
  missing,
}: {
  observations: readonly ResourceOf<'Observation'>[]
  reports: readonly ResourceOf<'DiagnosticReport'>[]
  areReportsLoading: boolean
  missing: MissingPart
}) {
  const { appShell } = usePageMessages()
  const reader = useAudience()
  const results = useMemo(() => observations.filter((each) => observationKind(each) !== 'answer'), [observations])
  const { readings, isPending } = useObservationReadings(useDeferredValue(results))
  const answersNote = <AnswersNote count={observations.length - results.length} />
  if (reader.audience === 'provider')
    return (
      <div className={`stack ${styles['dense'] ?? ''}`} aria-busy={isPending}>
        {areReportsLoading ? <p data-loading hidden /> : null}
        {readings ? (
          <>
            <ProviderResults readings={readings} reports={reports} />
            {answersNote}
          </>
        ) : (
          <p role="status">{appShell.pageLoading}</p>
        )}
      </div>
    )
  return (
    <div className="stack" aria-busy={isPending}>
      {readings ? (
        <PatientResults readings={readings} reports={reports} missing={missing} answersNote={answersNote} />
      ) : (
        <p role="status">{appShell.pageLoading}</p>
      )}
    </div>
  )
}
