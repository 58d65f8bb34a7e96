import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { useRecords } from '../../data/queries/use-records'
import { useSessionState } from '../../data/use-session-state'
import { isMaskedRecord } from '../../resources/masking'
import { placeholderResultName } from '../../resources/placeholder-name'
import { DateText } from '../../ui/date-text'
import { useAudience } from '../../ui/audience'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/use-page-messages'
import { SectionState } from '../../ui/section-state'
import { Sparkline } from '../../ui/sparkline'
import { encodeIdForPath } from '../../fhir/id'
import { ResultComponents, ResultValue } from '../../components/rows/result-value'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { PrivateRecordMark, MaskedRecordsNote } from '../../components/rows/private-record'
import { useObservationReadings } from '../../components/incremental/use-observation-readings'
import { numbersOf, vitalSignsOf, type VitalSign } from './vital-signs'
import { hasOtherUnit, ValueInOtherUnit } from './value-in-other-unit'
import { useGrowthAge } from '../../components/patient/age'
import { trendPath } from '../../components/navigation/trend-path'
import styles from './vitals.module.css'
import type { ResourceOf } from '../../fhir/resource'

/** The newest value of each vital sign, with a link to its trend. */
export default function VitalsPage() {
  const { views } = usePageMessages()
  const loaded = useRecords('Observation')
  return (
    <>
      <PageHeading title={views.vitals.title} intro={views.vitals.intro} />
      <SectionLinks />
      <SectionState loaded={loaded} what={views.vitals.listName}>
        {(set) => (
          <>
            <MaskedRecordsNote count={set.matches.filter(isMaskedRecord).length} href="/results?time=all" />
            <PlainNamesProvider kinds={['tests', 'units']}>
              <VitalSignList observations={set.matches} isComplete={set.complete} />
            </PlainNamesProvider>
          </>
        )}
      </SectionState>
    </>
  )
}

function VitalSignList({
  observations,
  isComplete,
}: {
  observations: readonly ResourceOf<'Observation'>[]
  isComplete: boolean
}) {
  const { views, appShell } = usePageMessages()
  const { readings, isPending } = useObservationReadings(useDeferredValue(observations))
  const vitals = useMemo(() => vitalSignsOf(readings ?? []), [readings])
  const ageAt = useGrowthAge()
  const [isConverted, setIsConverted] = useSessionState('units of the body', false)
  if (!readings)
    return (
      <p role="status" aria-busy="true">
        {appShell.pageLoading}
      </p>
    )
  if (vitals.length === 0 && isComplete) return <p>{views.vitals.none}</p>
  const convertible = vitals.filter(hasOtherUnit)
  const hasGrowth = vitals.some(({ codeKey, readings: ofSign }) =>
    ofSign.some(({ raw }) => ageAt(codeKey, raw) !== undefined),
  )
  return (
    <>
      {hasGrowth ? (
        <p>
          <Link to="/vitals/growth">{views.growth.link}</Link>
        </p>
      ) : null}
      {convertible.length === 0 ? null : (
        <label className="row no-print">
          <input type="checkbox" checked={isConverted} onChange={({ target }) => setIsConverted(target.checked)} />
          <span>
            {views.vitals.otherUnits(
              convertible.flatMap(({ kind }) => (kind ? views.vitals.kinds[kind] : [])).join(', '),
            )}
          </span>
        </label>
      )}
      <ul className={styles['vitals']} aria-busy={isPending}>
        {vitals.map((vital) => (
          <li key={vital.codeKey} className={styles['vital']}>
            <VitalSignRow vital={vital} isConverted={isConverted && convertible.includes(vital)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function VitalSignRow({ vital: { kind, codeKey, readings }, isConverted }: { vital: VitalSign; isConverted: boolean }) {
  const { views, byType } = usePageMessages()
  const { audience } = useAudience()
  const [newest] = readings
  const naming = usePlainNames()(newest.observation, newest.name)
  const age = useGrowthAge()(codeKey, newest.raw)
  return (
    <>
      <h2>
        <Link to={`/record/Observation/${encodeIdForPath(newest.observation.id)}`}>
          {kind
            ? views.vitals.kinds[kind]
            : (naming?.name ?? newest.name ?? placeholderResultName(newest.observation, views.common.unnamedResult))}
        </Link>{' '}
        <Sparkline values={numbersOf(readings)} low={newest.measure?.low} high={newest.measure?.high} />
      </h2>
      {kind && newest.name !== undefined && newest.name !== views.vitals.kinds[kind] ? (
        <p className="muted small">
          {views.trend.inRecord} <bdi>{newest.name}</bdi>
        </p>
      ) : null}
      {kind ? naming?.explanation : naming?.below}
      {kind === 'bloodPressure' && audience !== 'provider' ? (
        <p className="muted small">{views.vitals.pressureHelp}</p>
      ) : null}
      <ResultValue reading={newest} />
      {isConverted ? <ValueInOtherUnit reading={newest} /> : null}
      <ResultComponents reading={newest} />
      <PrivateRecordMark record={newest.observation} />
      <p className="muted small">
        {newest.raw === undefined ? views.common.noDate : <DateText raw={newest.raw} ago />}
        {age === undefined ? '' : `, ${byType.atAge(age)}`}{' '}
        <Link to={trendPath(readings)} aria-label={`${views.results.seeTrend(readings.length)}: ${newest.name ?? ''}`}>
          {views.results.seeTrend(readings.length)}
        </Link>
      </p>
    </>
  )
}
