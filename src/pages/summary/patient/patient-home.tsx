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
import { DeferredSection } from './deferred-section'
import { LatestResultsContext, useReadResults } from './latest-results-context'
import { MedicinesCard } from './medicines-card'
import { NextVisitCard } from './next-visit-card'
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
const deferred = <P extends object = object>(load: () => Promise<DeferredModule<P>>) =>
  lazy<ComponentType<P>>(afterCritical(() => load().catch((): DeferredModule<P> => ({ default: UnshownPart }))))
interface DeferredModule<P> {
  readonly default: ComponentType<P>
}
/** In place of a part whose code could not be loaded: what is loaded already must stay. */
const UnshownPart = () => <p>{useMessages().views.common.unshownPart}</p>
const ToCheckCard = deferred(() => import('./deferred/to-check-card'))
const NewSinceCard = deferred(() => import('./deferred/new-since-card'))
const PageLinks = deferred(() => import('./deferred/page-links'))
const AboutHome = deferred(() => import('./deferred/about-home'))
const ChildCards = deferred(() => import('./deferred/child-cards'))
const DiedLayout = deferred(() => import('./deferred/died-layout'))
const EmptyRecord = deferred(() => import('./deferred/empty-record'))

const ADULT_YEARS = 18

/** True for a living person below 18 whose birth date is known to the day. */
function useIsChild(): boolean {
  const today = useToday()
  const hasDied = useHasDied()
  const age = ageInYears(textOf(usePatient().resource?.birthDate) ?? '', today)
  return !hasDied && age !== undefined && age < ADULT_YEARS
}

/** The links to other pages in their order; each page has what its cards do not show. */
const pageLinksOf = {
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
    <DeferredSection isReady={isReady} space>
      <DiedLayout />
    </DeferredSection>
  ) : (
    <LivingLayout isReady={isReady} isChild={isChild} />
  )
  return (
    <ServerDownContext value={isServerDown}>
      <LatestResultsContext value={results}>
        <HomeLists types={types} onEmpty={onEmpty} {...handlers} />
        <div className={`${styles['frame']} ${styles['home']}`} data-name-loading={areNamesLoading || undefined}>
          {emptyLists.size === types.length && !hasDied ? (
            <DeferredSection isReady space>
              <EmptyRecord otherwise={layout} />
            </DeferredSection>
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
  // Most of what there may be to check is about them.
  const hasPrescriptions = useHomeList('MedicationRequest').set?.matches.length !== 0
  const newCards = (
    <>
      {isUrgent ? <ResultsCard /> : null}
      <DeferredSection isReady={isReady} space={hasPrescriptions}>
        <ToCheckCard />
      </DeferredSection>
      <DeferredSection isReady={isReady} space>
        <NewSinceCard />
      </DeferredSection>
      {isUrgent || !hasResults ? null : <ResultsCard />}
    </>
  )
  const listCards = (
    <>
      <MedicinesCard />
      <ConditionsCard />
      <DeferredSection isReady={isReady}>
        <PageLinks keys={isChild ? pageLinksOf.child : pageLinksOf.adult} />
      </DeferredSection>
    </>
  )
  const childCards = (
    <DeferredSection isReady={isReady} space>
      <ChildCards />
    </DeferredSection>
  )
  return (
    <>
      <SafetyCard />
      <DeferredSection isReady>
        <NextVisitCard />
      </DeferredSection>
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
      <DeferredSection isReady={isReady}>
        <AboutHome />
      </DeferredSection>
    </>
  )
}
