import { useDeferredValue, useMemo } from 'react'
import { useRecords } from '../../data/queries/use-records'
import { useSessionState } from '../../data/use-session-state'
import { isMaskedRecord } from '../../resources/masking'
import { placeholderResultName } from '../../resources/placeholder-name'
import { DateText } from '../../ui/date-text'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/use-page-messages'
import { SectionState } from '../../ui/section-state'
import { Sparkline } from '../../ui/sparkline'
import { newestWithValue } from '../../clinical/observations/newest-with-value'
import { encodeIdForPath } from '../../fhir/id'
import { isWholeList } from '../../fhir/whole-list'
import { ResultComponents, ResultValue } from '../../components/rows/result-value'
import { NewerWithoutValue } from '../../components/rows/newer-without-value'
import { usePlainNames } from '../../components/plain-language/plain-names-context'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { MaskedRecordsNote } from '../../components/rows/masked-records-note'
import { PrivateRecordMark } from '../../components/rows/private-record'
import { useObservationReadings } from '../../components/incremental/use-observation-readings'
import { numbersOf, vitalSignsOf, type VitalSign } from './vital-signs'
import { useIsUsReader } from '../../components/plain-language/use-is-us-reader'
import { ConvertedValue } from '../../components/plain-language/converted-value'
import { homeUnitFor } from '../../components/plain-language/home-units'
import { ValueInUsualUnit } from './value-in-usual-unit'
import { readingsFor } from '../../clinical/observations/usable-readings'
import { RecordStatusChip } from '../../components/rows/record-status'
import { useStatusContext } from '../../components/patient/status-context'
import { useGrowthAge } from '../../components/patient/age'
import { trendPath } from '../../components/navigation/trend-path'
import styles from './vitals.module.css'
import { RecordText } from '../../ui/record-text'
import type { ObservationReading } from '../../clinical/observations/result-reading'
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
              <VitalSignList observations={set.matches} isComplete={isWholeList(loaded)} />
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
  const statusContext = useStatusContext()
  const vitals = useMemo(
    () => vitalSignsOf(readingsFor('newest', readings ?? [], statusContext)),
    [readings, statusContext],
  )
  const ageAt = useGrowthAge()
  const isUsReader = useIsUsReader()
  const [isConverted, setIsConverted] = useSessionState('units of the body', isUsReader)
  if (!readings)
    return (
      <p role="status" aria-busy="true">
        {appShell.pageLoading}
      </p>
    )
  if (vitals.length === 0 && isComplete) return <p>{views.vitals.none}</p>
  const convertible = vitals.filter(
    ({ kind, readings: [newest] }) => homeUnitFor(kind, newest.measure, isUsReader) !== undefined,
  )
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
            {views.vitals[isUsReader ? 'usualUnits' : 'otherUnits'](
              convertible.flatMap(({ kind }) => (kind ? views.vitals.kinds[kind] : [])).join(', '),
            )}
          </span>
        </label>
      )}
      <ul className={styles['vitals']} aria-busy={isPending}>
        {vitals.map((vital) => (
          <li key={vital.codeKey} className={styles['vital']}>
            <VitalSignRow vital={vital} isConverted={isConverted} isWhole={isComplete} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The newest value, in the usual unit or with it where that is chosen. */
function VitalValue({
  kind,
  reading,
  isConverted,
}: {
  kind: VitalSign['kind']
  reading: ObservationReading
  isConverted: boolean
}) {
  const isUsReader = useIsUsReader()
  const { measure } = reading
  const target = isConverted ? homeUnitFor(kind, measure, isUsReader) : undefined
  if (!measure || !target) return <ResultValue reading={reading} />
  if (isUsReader) return <ValueInUsualUnit reading={reading} measure={measure} target={target} />
  return (
    <>
      <ResultValue reading={reading} />
      <ConvertedValue unit={target} measure={measure} />
    </>
  )
}

interface VitalSignRowProps {
  readonly vital: VitalSign
  readonly isConverted: boolean
  /** Else its results are not counted. */
  readonly isWhole: boolean
}

function VitalSignRow({ vital: { kind, codeKey, readings }, isConverted, isWhole }: VitalSignRowProps) {
  const { views, byType } = usePageMessages()
  const { audience } = useAudience()
  const { reading: newest, newerWithoutValue } = newestWithValue(readings)
  const naming = usePlainNames()(newest.observation, newest.name)
  const age = useGrowthAge()(codeKey, newest.raw)
  const title = kind
    ? views.vitals.kinds[kind]
    : (naming?.name ?? newest.name ?? placeholderResultName(newest.observation, views.common.unnamedResult))
  const seeTrend = isWhole ? views.results.seeTrend(readings.length) : views.results.seeTrendOfSome
  return (
    <>
      <h2>
        <Link to={`/record/Observation/${encodeIdForPath(newest.observation.id)}`}>{title}</Link>{' '}
        <Sparkline values={numbersOf(readings)} low={newest.measure?.low} high={newest.measure?.high} />
      </h2>
      {kind && newest.name !== undefined && newest.name !== views.vitals.kinds[kind] ? (
        <p className="muted small">
          {views.trend.inRecord} <RecordText text={newest.name} isCoded />
        </p>
      ) : null}
      {kind ? naming?.explanation : naming?.below}
      {kind === 'bloodPressure' && audience !== 'provider' ? (
        <p className="muted small">{views.vitals.pressureHelp}</p>
      ) : null}
      <VitalValue kind={kind} reading={newest} isConverted={isConverted} />
      <ResultComponents reading={newest} />
      <NewerWithoutValue reading={newerWithoutValue} />
      <RecordStatusChip record={newest.observation} />
      <PrivateRecordMark record={newest.observation} />
      <p className="muted small">
        {newest.raw === undefined ? views.common.noDate : <DateText raw={newest.raw} ago />}
        {age === undefined ? '' : `, ${byType.atAge(age)}`}{' '}
        {readings.length > 1 ? (
          <Link to={trendPath(readings)} aria-label={`${seeTrend}: ${title}`}>
            {seeTrend}
          </Link>
        ) : null}
      </p>
    </>
  )
}
