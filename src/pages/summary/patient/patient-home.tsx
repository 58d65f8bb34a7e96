import { lazy, useCallback, useContext, useState, type ComponentType } from 'react'
import { afterCritical, CRITICAL_TYPES } from '../../../data/prefetch/first-page'
import { usePatient } from '../../../data/queries/use-patient'
import { ageInYears } from '../../../clinical/patient/age'
import { isUrgentResult } from '../../../clinical/observations/outside-range'
import { useHasDied, useToday } from '../../../components/patient/status-context'
import { textOf } from '../../../lib/json'
import { useMessages } from '../../../language/language-context'
import { useAudience } from '../../../ui/audience'
import { useNow } from '../../../ui/use-now'
import styles from '../summary.module.css'
import { Columns } from './columns'
import { ConditionsCard } from './conditions-card'
import { HomeLists } from './home-lists'
import { Later } from './later-part'
import { LatestResultsContext, useReadResults } from './latest-results-context'
import { MedicinesCard } from './medicines-card'
import { outsideOf, ResultsCard } from './results-card'
import { SafetyCard } from './safety-card'
import { ServerDownContext, useHomeList } from './use-home-list'
import type { RecordType } from '../../../contract'
import type { HomeParts } from '../home-parts'

/** The lists of the page: what is not critical is requested once that has been answered. */
const types: readonly RecordType[] = [
  ...CRITICAL_TYPES,
  'Encounter',
  'MedicationDispense',
  'DocumentReference',
  'DiagnosticReport',
  'Immunization',
  'Goal',
  'CareTeam',
  'CarePlan',
  'Coverage',
  'Device',
]

// What needs other lists than the critical ones is loaded after those.
const later = <P extends object = object>(load: () => Promise<LaterModule<P>>) =>
  lazy<ComponentType<P>>(afterCritical(() => load().catch((): LaterModule<P> => ({ default: UnshownPart }))))
interface LaterModule<P> {
  readonly default: ComponentType<P>
}
/** In place of a part whose code could not be loaded: what is loaded already must stay. */
const UnshownPart = () => <p>{useMessages().views.common.unshownPart}</p>
const ToCheckCard = later(() => import('./later/to-check-card'))
const NextVisitCard = later(() => import('./later/next-visit-card'))
const NewSinceCard = later(() => import('./later/new-since-card'))
const Doors = later(() => import('./later/doors'))
const AboutHome = later(() => import('./later/about-home'))
const ChildCards = later(() => import('./later/child-cards'))
const DiedLayout = later(() => import('./later/died-layout'))
const EmptyRecord = later(() => import('./later/empty-record'))

const ADULT_YEARS = 18

/** True for a living person below 18 whose birth date is known to the day. */
function useIsChild(): boolean {
  const today = useToday()
  const hasDied = useHasDied()
  const age = ageInYears(textOf(usePatient().resource?.birthDate) ?? '', today)
  return !hasDied && age !== undefined && age < ADULT_YEARS
}

/** The doors of a page in their order; each page has what its cards do not show. */
const doorsOf = {
  adult: ['vitals', 'goals', 'vaccines', 'notes', 'team', 'insurance', 'devices'],
  child: ['vitals', 'goals', 'team', 'insurance', 'devices'],
} as const

interface LayoutProps {
  /** The parts that are loaded later may be rendered. */
  readonly isReady: boolean
}

/** The home page of patients and proxies: what must not be taken, what to check, what is new, then the most important rows of each list. */
export function PatientHome({
  areNamesLoading,
  isFull,
  isRestAllowed,
  isServerDown,
  ...handlers
}: HomeParts & { readonly areNamesLoading: boolean }) {
  const { appShell, views } = useMessages()
  const reader = useAudience()
  const hasDied = useHasDied()
  const isChild = useIsChild()
  const results = useReadResults()
  const [emptyLists, setEmptyLists] = useState<ReadonlySet<RecordType>>(new Set())
  const onEmpty = useCallback((type: RecordType) => setEmptyLists((before) => new Set([...before, type])), [])
  const isReady = isFull && isRestAllowed
  const layout = hasDied ? (
    <Later isReady={isReady} space>
      <DiedLayout />
    </Later>
  ) : (
    <LivingLayout isReady={isReady} isChild={isChild} />
  )
  return (
    <ServerDownContext value={isServerDown}>
      <LatestResultsContext value={results}>
        <HomeLists types={types} onEmpty={onEmpty} {...handlers} />
        <div className={`${styles['frame']} ${styles['home']}`} data-name-loading={areNamesLoading || undefined}>
          {emptyLists.size === types.length && !hasDied ? (
            <Later isReady space>
              <EmptyRecord otherwise={layout} />
            </Later>
          ) : (
            layout
          )}
        </div>
        <div className={`print-only ${styles['footer']}`}>
          <p>{views.summary.notOnPaper(reader)}</p>
          {hasDied ? null : <p>{appShell.emergency}</p>}
        </div>
      </LatestResultsContext>
    </ServerDownContext>
  )
}

function LivingLayout({ isReady, isChild }: LayoutProps & { readonly isChild: boolean }) {
  const now = useNow()
  const results = useContext(LatestResultsContext)
  const isUrgent = outsideOf(results).some(({ reading }) => isUrgentResult(reading, now))
  // A child often has no tests; the page of all records leads to the list.
  const hasResults =
    useHomeList('Observation').set?.complete !== true || results.isLoading || results.tests.length > 0 || !isChild
  const newCards = (
    <>
      {isUrgent ? <ResultsCard /> : null}
      <Later isReady={isReady} space>
        <ToCheckCard />
      </Later>
      <Later isReady={isReady} space>
        <NewSinceCard />
      </Later>
      {isUrgent || !hasResults ? null : <ResultsCard />}
    </>
  )
  const listCards = (
    <>
      <MedicinesCard />
      <ConditionsCard />
      <Later isReady={isReady}>
        <Doors keys={isChild ? doorsOf.child : doorsOf.adult} />
      </Later>
    </>
  )
  const childCards = (
    <Later isReady={isReady} space>
      <ChildCards />
    </Later>
  )
  return (
    <>
      <SafetyCard />
      <Later isReady={isReady}>
        <NextVisitCard />
      </Later>
      {isChild ? (
        <Columns
          left={childCards}
          right={
            <>
              {newCards}
              {listCards}
            </>
          }
        />
      ) : (
        <Columns left={newCards} right={listCards} />
      )}
      <Later isReady={isReady}>
        <AboutHome />
      </Later>
    </>
  )
}
