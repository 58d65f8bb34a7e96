import { useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { isListLoading } from '../../data/completeness/list-gap'
import { useRecords } from '../../data/queries/use-records'
import { isWholeList } from '../../fhir/whole-list'
import { PageHeading } from '../../ui/page-heading'
import { usePageMessages } from '../../ui/use-page-messages'
import { SectionState } from '../../ui/section-state'
import { isMaskedRecord } from '../../resources/masking'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { MaskedRecordsNote } from '../../components/rows/masked-records-note'
import { useObservationReadings } from '../../components/incremental/use-observation-readings'
import { memoizeByObject } from '../../lib/memoize'
import { readingsByTest } from '../../clinical/observations/readings-by-test'
import { vitalKindOf } from '../../clinical/observations/vital-kinds'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { explanationInName } from '../../glance/explanation-in-name'
import { shortName } from '../../glance/short-name'
import { PinTest } from './pin-test'
import { TestStory } from './test-story'
import { TrendContent } from './trend-content'
import { RecordText } from '../../ui/record-text'
import styles from './trend.module.css'
import type { Resource, ResourceOf } from '../../fhir/resource'
import type { ObservationReading } from '../../clinical/observations/result-reading'

const noReadings: readonly ObservationReading[] = []
const maskedCount = memoizeByObject((records: readonly Resource[]) => records.filter(isMaskedRecord).length)
const noRecords: readonly ResourceOf<'Observation'>[] = []

/** All results of the test of one Observation: sentences for patients, a chart for each unit, and always the table. */
export default function TrendPage() {
  return (
    <PlainNamesProvider kinds={['tests', 'units']}>
      <TestTrend />
    </PlainNamesProvider>
  )
}

function TestTrend() {
  const { observationId = '' } = useParams()
  const { views } = usePageMessages()
  const isProvider = useAudience().audience === 'provider'
  const loaded = useRecords('Observation')
  const { readings: all = noReadings, isPending } = useObservationReadings(
    useDeferredValue(loaded.set?.matches ?? noRecords),
  )
  const codeKey = useCodeKey(all, observationId)
  const readings = readingsByTest(all).get(codeKey) ?? noReadings
  const name = readings[0]?.name
  const namesOf = usePlainNames()
  const naming = readings[0] && namesOf(readings[0].observation, name)
  const isWhole = isWholeList(loaded) && !isPending
  const isLoading = isListLoading(loaded) || isPending
  const below = vitalKindOf(codeKey) ? naming?.explanation : naming?.below
  return (
    <>
      <TrendHeading
        codeKey={codeKey}
        name={name}
        plainName={naming?.name}
        isNameLoading={naming?.loading === true}
        pin={isProvider ? null : <PinTest readings={readings} />}
      />
      {isProvider ? below : null}
      {/* Replaced when the test has been found: the progress of the list, all there is until then, would move far down. */}
      <SectionState key={codeKey} loaded={loaded} what={views.results.listName}>
        {(set) => (
          <div aria-busy={isPending}>
            <MaskedRecordsNote count={maskedCount(set.matches)} href="/results?time=all" />
            {readings.length > 0 && isProvider ? (
              <TrendContent key={codeKey} readings={readings} all={all} isWhole={isWhole} />
            ) : null}
            {readings.length > 0 && !isProvider ? (
              <TestStory
                key={codeKey}
                readings={readings}
                all={all}
                isWhole={isWhole}
                about={{ naming, record: readings[0]?.observation, recordName: name ?? '' }}
              />
            ) : null}
            {readings.length === 0 ? (
              <NoResults isLoading={isLoading} isComplete={isWholeList(loaded) && all.length === set.matches.length} />
            ) : null}
          </div>
        )}
      </SectionState>
    </>
  )
}

/**
 * The code key of the test that an Observation belongs to; '' until the Observation is loaded. It is remembered, as a record that is masked again
 * while the page is open no longer has its code.
 */
function useCodeKey(all: readonly ObservationReading[], observationId: string): string {
  const [known, setKnown] = useState<{ readonly observationId: string; readonly codeKey: string }>()
  const reading = useMemo(() => all.find(({ observation }) => observation.id === observationId), [all, observationId])
  const remembered = known?.observationId === observationId ? known.codeKey : undefined
  if (!reading || isMaskedRecord(reading.observation)) return remembered ?? reading?.codeKey ?? ''
  if (reading.codeKey !== remembered) setKnown({ observationId, codeKey: reading.codeKey })
  return reading.codeKey
}

function TrendHeading({
  codeKey,
  name,
  plainName,
  isNameLoading,
  pin,
}: {
  codeKey: string
  name: string | undefined
  plainName: string | undefined
  isNameLoading: boolean
  /** At the end of the line above the title. */
  pin: ReactNode
}) {
  const { views } = usePageMessages()
  const isProvider = useAudience().audience === 'provider'
  const kind = vitalKindOf(codeKey)
  const full = kind ? views.vitals.kinds[kind] : (plainName ?? name ?? views.trend.title)
  const isPlain = !isProvider && kind === undefined && plainName !== undefined
  const title = isPlain ? shortName(full) : full
  // A plain name has one line and is explained in another.
  const isReserved = isNameLoading && !isProvider && kind === undefined
  const explained = isPlain ? explanationInName(full, title) : undefined
  return (
    <>
      <p className={`no-print ${styles['top']}`}>
        <Link to={kind ? '/vitals' : '/results'}>{kind ? views.trend.backToVitals : views.trend.back}</Link>
        {pin}
      </p>
      <div className={isReserved ? styles['reserved'] : undefined}>
        <PageHeading title={title} documentTitle={views.trend.title} isCoded={title === name} />
      </div>
      {explained === undefined && !isReserved ? null : <p className={styles['explained']}>{explained}</p>}
      {isProvider && kind && name ? (
        <p className="muted small">
          {views.trend.inRecord} <RecordText text={name} isCoded />
        </p>
      ) : null}
    </>
  )
}

/** While the list is loaded or read; a result that the record does not have leads to the list of results. */
function NoResults({ isLoading, isComplete }: { isLoading: boolean; isComplete: boolean }) {
  const { appShell } = usePageMessages()
  if (isLoading) return <p role="status">{appShell.pageLoading}</p>
  return isComplete ? <Navigate to="/results" replace /> : null
}
