import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { useRecords } from '../../data/queries/use-records'
import { useKept } from '../../data/use-session-state'
import { isMaskedRecord } from '../../resources/masking'
import { placeholderResultName } from '../../resources/placeholder-name'
import { DateText } from '../../ui/date-text'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/use-page-messages'
import { SectionState } from '../../ui/section-state'
import { Sparkline } from '../../ui/sparkline'
import { bloodPressureOf } from '../../clinical/observations/blood-pressure'
import { encodeIdForPath } from '../../fhir/id'
import { ResultComponents, ResultValue } from '../../components/rows/result-value'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { PrivateRecordMark, MaskedRecordsNote } from '../../components/rows/private-record'
import { useObservationReadings } from '../../components/incremental/use-observation-readings'
import { vitalSignsOf, type VitalSign } from './vital-signs'
import { hasOtherUnit, ValueInOtherUnit } from './value-in-other-unit'
import { useGrowthAge } from '../../components/patient/age'
import { trendPath } from '../../components/navigation/trend-path'
import styles from './vitals.module.css'
import type { Resource } from '../../fhir/resource'

/** The newest of each vital sign, and the way to how it went. */
export default function VitalsPage() {
  const { views } = usePageMessages()
  const loaded = useRecords('Observation')
  return (
    <>
      <PageHeading title={views.vitals.title} intro={views.vitals.intro} />
      <SectionLinks />
      <SectionState loaded={loaded} what={views.vitals.what}>
        {(set) => (
          <>
            <MaskedRecordsNote count={set.matches.filter(isMaskedRecord).length} href="/results?time=all" />
            <PlainNamesProvider kinds={['tests', 'units']}>
              <VitalSignList observations={set.matches} complete={set.complete} />
            </PlainNamesProvider>
          </>
        )}
      </SectionState>
    </>
  )
}

function VitalSignList({ observations, complete }: { observations: readonly Resource[]; complete: boolean }) {
  const { views, frame } = usePageMessages()
  const { readings, behind } = useObservationReadings(useDeferredValue(observations))
  const vitals = useMemo(() => vitalSignsOf(readings ?? []), [readings])
  const ageAt = useGrowthAge()
  const [both, setBoth] = useKept('units of the body', false)
  if (!readings)
    return (
      <p role="status" aria-busy="true">
        {frame.pageLoading}
      </p>
    )
  if (vitals.length === 0 && complete) return <p>{views.vitals.none}</p>
  const inBoth = vitals.filter(hasOtherUnit)
  const grew = vitals.some(({ codeKey, readings: own }) => own.some(({ raw }) => ageAt(codeKey, raw) !== undefined))
  return (
    <>
      {grew ? (
        <p>
          <Link to="/vitals/growth">{views.growth.link}</Link>
        </p>
      ) : null}
      {inBoth.length === 0 ? null : (
        <label className="row no-print">
          <input type="checkbox" checked={both} onChange={({ target }) => setBoth(target.checked)} />
          <span>
            {views.vitals.otherUnits(inBoth.flatMap(({ kind }) => (kind ? views.vitals.kinds[kind] : [])).join(', '))}
          </span>
        </label>
      )}
      <ul className={styles['vitals']} aria-busy={behind}>
        {vitals.map((vital) => (
          <li key={vital.codeKey} className={styles['vital']}>
            <VitalSignRow vital={vital} inBoth={both && inBoth.includes(vital)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function VitalSignRow({ vital: { kind, codeKey, readings }, inBoth }: { vital: VitalSign; inBoth: boolean }) {
  const { views, typed } = usePageMessages()
  const { audience } = useAudience()
  const [newest] = readings
  const named = usePlainNames()(newest.observation, newest.name)
  const age = useGrowthAge()(codeKey, newest.raw)
  const unit = newest.measure?.unit
  const line = readings.flatMap((reading) => {
    const measure = bloodPressureOf(reading)?.systolic.measure ?? reading.measure
    return measure && (unit === undefined || measure.unit === unit) ? [measure.value] : []
  })
  return (
    <>
      <h2>
        <Link to={`/record/Observation/${encodeIdForPath(newest.observation.id)}`}>
          {kind
            ? views.vitals.kinds[kind]
            : (named?.name ?? newest.name ?? placeholderResultName(newest.observation, views.frame.nameless))}
        </Link>{' '}
        <Sparkline values={line.toReversed()} low={newest.measure?.low} high={newest.measure?.high} />
      </h2>
      {kind && newest.name !== undefined && newest.name !== views.vitals.kinds[kind] ? (
        <p className="muted small">
          {views.trend.inRecord} <bdi>{newest.name}</bdi>
        </p>
      ) : null}
      {kind ? named?.explanation : named?.below}
      {kind === 'bloodPressure' && audience !== 'provider' ? (
        <p className="muted small">{views.vitals.pressureHelp}</p>
      ) : null}
      <ResultValue reading={newest} />
      {inBoth ? <ValueInOtherUnit reading={newest} /> : null}
      <ResultComponents reading={newest} />
      <PrivateRecordMark record={newest.observation} />
      <p className="muted small">
        {newest.raw === undefined ? views.frame.noDate : <DateText raw={newest.raw} ago />}
        {age === undefined ? '' : `, ${typed.atAge(age)}`}{' '}
        <Link to={trendPath(readings)} aria-label={`${views.results.seeTrend(readings.length)}: ${newest.name ?? ''}`}>
          {views.results.seeTrend(readings.length)}
        </Link>
      </p>
    </>
  )
}
