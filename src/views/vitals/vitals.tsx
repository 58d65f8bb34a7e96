import { useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { useRecords } from '../../data/hooks'
import { isCover } from '../../resources/cover'
import { DateText } from '../../ui/date-text'
import { useAudience } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { usePageWords } from '../../ui/page-words'
import { SectionState } from '../../ui/section-state'
import { Sparkline } from '../../ui/sparkline'
import { bloodPressureOf } from '../../clinical/blood-pressure'
import { idInPath } from '../../fhir/id'
import { ResultParts, ResultValue } from '../../parts/rows/result-value'
import { PrivateMark, PrivateNote } from '../../parts/private-record'
import { useReadings } from '../../parts/reading/use-readings'
import { vitalsOf, type Vital } from './kinds'
import { useGrowthAge } from '../../parts/person/use-growth-age'
import { useTrendAddress } from '../../parts/trend-address'
import styles from './vitals.module.css'
import type { Resource } from '../../fhir/resource'

/** The newest of each vital sign, and the way to how it went. */
export default function VitalsPage() {
  const { views } = usePageWords()
  const loaded = useRecords('Observation')
  return (
    <>
      <PageHeading title={views.vitals.title} intro={views.vitals.intro} />
      <SectionState loaded={loaded} what={views.vitals.what}>
        {(set) => (
          <>
            <PrivateNote count={set.matches.filter(isCover).length} href="/results?time=all" />
            <Vitals observations={set.matches} complete={set.complete} />
          </>
        )}
      </SectionState>
    </>
  )
}

function Vitals({ observations, complete }: { observations: readonly Resource[]; complete: boolean }) {
  const { views, frame } = usePageWords()
  const { readings, behind } = useReadings(useDeferredValue(observations))
  const vitals = useMemo(() => vitalsOf(readings ?? []), [readings])
  const ageAt = useGrowthAge()
  if (!readings) return <p role="status" aria-busy="true">{frame.pageLoading}</p>
  if (vitals.length === 0 && complete) return <p>{views.vitals.none}</p>
  const grew = vitals.some(({ codeKey, readings: own }) => own.some(({ raw }) => ageAt(codeKey, raw) !== undefined))
  return (
    <>
      {grew ? (
        <p>
          <Link to="/vitals/growth">{views.growth.link}</Link>
        </p>
      ) : null}
      <ul className={styles['vitals']} aria-busy={behind}>
        {vitals.map((vital) => (
          <li key={vital.codeKey} className={styles['vital']}>
            <VitalRow vital={vital} />
          </li>
        ))}
      </ul>
    </>
  )
}

function VitalRow({ vital: { kind, codeKey, readings } }: { vital: Vital }) {
  const { views, typed } = usePageWords()
  const { audience } = useAudience()
  const addressOf = useTrendAddress()
  const [newest] = readings
  const age = useGrowthAge()(codeKey, newest.raw)
  const unit = newest.measure?.unit
  const line = readings.flatMap((reading) => {
    const measure = bloodPressureOf(reading)?.upper.measure ?? reading.measure
    return measure && (unit === undefined || measure.unit === unit) ? [measure.value] : []
  })
  return (
    <>
      <h2>
        <Link to={`/record/Observation/${idInPath(newest.observation.id)}`}>{kind ? views.vitals.kinds[kind] : (newest.name ?? views.frame.noName)}</Link> <Sparkline values={line.toReversed()} low={newest.measure?.low} high={newest.measure?.high} />
      </h2>
      {kind === 'bloodPressure' && audience !== 'provider' ? <p className="muted small">{views.vitals.pressureHelp}</p> : null}
      <ResultValue reading={newest} />
      <ResultParts reading={newest} />
      <PrivateMark record={newest.observation} />
      <p className="muted small">
        {newest.raw === undefined ? views.frame.noDate : <DateText raw={newest.raw} />}
        {age === undefined ? '' : `, ${typed.atAge(age)}`}{' '}
        <Link to={addressOf(codeKey)} aria-label={`${views.results.seeTrend(readings.length)}: ${newest.name ?? ''}`}>
          {views.results.seeTrend(readings.length)}
        </Link>
      </p>
    </>
  )
}
