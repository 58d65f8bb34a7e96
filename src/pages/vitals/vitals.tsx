import { useDeferredValue, useMemo } from 'react'
import { useRecords } from '../../data/queries/use-records'
import { useSessionState } from '../../data/use-session-state'
import { isMaskedRecord } from '../../resources/masking'
import { useAudience } from '../../ui/audience'
import { Card } from '../../ui/card'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { SectionLinks } from '../../components/navigation/section-links'
import { usePageMessages } from '../../ui/use-page-messages'
import { SectionState } from '../../ui/section-state'
import { clinicalTestName } from '../../clinical/observations/clinical-test-names'
import { newestWithValue } from '../../clinical/observations/newest-with-value'
import { isTakenAtHome } from '../../clinical/observations/taken-at-home'
import { readingsFor } from '../../clinical/observations/usable-readings'
import { testGlance } from '../../glance/test-glance'
import { isWholeList } from '../../fhir/whole-list'
import { useHomeAmount } from '../../components/plain-language/use-home-amount'
import { homeUnitFor } from '../../components/plain-language/home-units'
import { useIsUsReader } from '../../components/plain-language/use-is-us-reader'
import { PlainNamesProvider } from '../../components/plain-language/plain-names-provider'
import { resultPaths } from '../../components/results/result-tests'
import { GlanceList, RecordGlance } from '../../components/rows/glance-row'
import { useGlanceContext } from '../../components/rows/use-glance-context'
import { MaskedRecordsNote } from '../../components/rows/masked-records-note'
import { useObservationReadings } from '../../components/incremental/use-observation-readings'
import { useStatusContext } from '../../components/patient/status-context'
import { useGrowthAge } from '../../components/patient/age'
import { numbersOf, vitalSignsOf, type VitalSign } from './vital-signs'
import type { ResourceOf } from '../../fhir/resource'

/** The newest value of each vital sign, with a link to its trend. */
export default function VitalsPage() {
  const { views } = usePageMessages()
  const loaded = useRecords('Observation')
  return (
    <>
      <PageHeading title={views.vitals.title} intro={views.vitals.intro} />
      <SectionLinks />
      {/* Around the state of the list, so that names load together with the results. */}
      <PlainNamesProvider kinds={['tests', 'units']}>
        <SectionState loaded={loaded} what={views.vitals.listName}>
          {(set) => (
            <>
              <MaskedRecordsNote count={set.matches.filter(isMaskedRecord).length} href="/results?time=all" />
              <VitalSignList observations={set.matches} isComplete={isWholeList(loaded)} />
            </>
          )}
        </SectionState>
      </PlainNamesProvider>
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
          <span>{views.vitals[isUsReader ? 'usualUnits' : 'otherUnits']}</span>
        </label>
      )}
      <div aria-busy={isPending}>
        <Card title={isComplete ? views.vitals.newest : views.vitals.someOf}>
          <VitalSignRows vitals={vitals} isConverted={isConverted} />
          {isConverted && convertible.length > 0 ? <p className="muted small">{views.vitals.converted}</p> : null}
        </Card>
      </div>
    </>
  )
}

/** A row for each vital sign with its newest value and its course; it opens the page of the test. */
function VitalSignRows({ vitals, isConverted }: { vitals: readonly VitalSign[]; isConverted: boolean }) {
  const { views, byType } = usePageMessages()
  const isProvider = useAudience().audience === 'provider'
  const ageAt = useGrowthAge()
  const homeAmount = useHomeAmount(isConverted)
  const base = useGlanceContext()
  const context = useMemo(() => ({ ...base, homeAmount }), [base, homeAmount])
  const rows = useMemo(
    () =>
      vitals.map(({ kind, codeKey, readings }) => {
        const { reading: newest, newerWithoutValue } = newestWithValue(readings)
        const path = resultPaths(readings)(newest)
        const own = kind === undefined ? undefined : views.vitals.kinds[kind]
        const vitalName = isProvider ? clinicalTestName(newest.observation, newest.name) : own
        return { codeKey, vitalName, newest, newerWithoutValue, path, numbers: numbersOf(readings) }
      }),
    [vitals, isProvider, views],
  )
  return (
    <GlanceList columns>
      {rows.map(({ codeKey, ...row }) => {
        const age = ageAt(codeKey, row.newest.raw)
        const remarks = [
          ...(age === undefined ? [] : [byType.atAge(age)]),
          ...(isTakenAtHome(row.newest.observation) ? [views.trend.atHome] : []),
        ]
        return (
          <RecordGlance
            key={codeKey}
            record={row.newest.observation}
            toGlance={() => testGlance({ ...row, remarks }, context)}
          />
        )
      })}
    </GlanceList>
  )
}
