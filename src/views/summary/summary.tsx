import { lazy, memo, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { useRecords } from '../../data/hooks'
import { usePatient } from '../../data/person'
import type { FailureKind } from '../../data/types'
import { formatTime } from '../../fhir/format-date'
import { isJoined } from '../../clinical/joined'
import { useSay } from '../../ui/announcer'
import { Banner } from '../../ui/banner'
import { Card } from '../../ui/card'
import { EhrHelp, HelpProvider } from '../../ui/ehr-help'
import { useAudience, useLocale, useWords } from '../../ui/language'
import { PageHeading } from '../../ui/page-heading'
import { SectionState } from '../../ui/section-state'
import { keptRooms } from '../../parts/dictionary/kept-rooms'
import { NamesContext, type NamesOf } from '../../parts/dictionary/names-context'
import { savesData } from '../../parts/dictionary/when-idle'
import { useHasDied } from '../../parts/person/use-has-died'
import { arrange, onPaper } from './cards'
import styles from './summary.module.css'
import { withMedicines } from './requests'
import type { CardSpec } from './cards'

// The rows are drawn with code that comes while the first records are on their way; a failure is told when they are wanted.
const loadRows = () => import('./rows')
loadRows().catch(() => undefined)
const CardRows = lazy(loadRows)
// Tables in place of rows, which nobody else loads.
const StaffRows = lazy(() => import('./staff/staff-rows'))
const DoNotTake = lazy(() => import('./rows').then((rows) => ({ default: rows.DoNotTake })))
// Plain names come when everything is drawn; without them the record's words stand alone, as for care staff.
const LateNames = lazy(() => import('./late-names').catch(() => ({ default: () => null })))
const noNames: NamesOf = () => undefined
// A way that the list of visits has as well: without its code the page stands all the same.
const LastVisit = lazy(() => import('./last-visit').catch(() => ({ default: () => null })))

interface Check {
  /** Milliseconds since 1970. */
  readonly at: number
  again(): void
}

/** The first few of each kind, each card with its own state and a link to all of them with their number. */
export default function SummaryPage() {
  const { views } = useWords()
  const reader = useAudience()
  const [checks, setChecks] = useState<Readonly<Record<string, Check>>>({})
  const onCheck = useCallback((title: string, check: Check) => setChecks((before) => ({ ...before, [title]: check })), [])
  const joined = isJoined(usePatient().resource)
  const [failed, setFailed] = useState<Retries>({})
  const onFailed = useCallback((title: string, again: (() => void) | undefined) => setFailed((before) => withRetry(before, title, again)), [])
  const [namesOf, setNamesOf] = useState<NamesOf>(() => (reader.audience === 'provider' || savesData() ? noNames : keptRooms))
  const retries = Object.values(failed)
  const isDown = retries.length >= MANY
  const part = (spec: CardSpec | 'lastVisit') =>
    spec === 'lastVisit' ? (
      <div key={spec} data-paper="off">
        <Suspense fallback={<p data-coming className={styles['coming']} />}>
          <LastVisit />
        </Suspense>
      </div>
    ) : (
      <SummaryCard key={spec.title} card={spec} isDown={isDown} onCheck={onCheck} onFailed={onFailed} />
    )
  return (
    <NamesContext value={namesOf}>
      <div className={styles['top']}>
        <PageHeading title={views.summary.title} intro={views.summary.intro(reader)} />
        <LastChecked checks={Object.values(checks)} />
      </div>
      {joined ? <Banner tone="warn" title={views.frame.joined(reader)} /> : null}
      {isDown ? <Down retries={retries} /> : null}
      {namesOf === noNames || Object.keys(checks).length === 0 ? null : (
        <Suspense>
          <LateNames onNames={setNamesOf} />
        </Suspense>
      )}
      {/* A card that failed does not repeat what the foot of the page says, nor the note above. */}
      <HelpProvider value={undefined}>
        <div className={styles['frame']}>
          {arrange(reader.audience).map(({ look, stacks }, index) => (
            <div key={index} className={`${styles['band']} ${styles[look]}`}>
              {stacks.map((stack, position) => (
                <div key={position} className={styles['stack']}>
                  {stack.map(part)}
                </div>
              ))}
            </div>
          ))}
        </div>
      </HelpProvider>
      <OnPaper />
    </NamesContext>
  )
}

/** At the end of the printed page: what is not on it, and what to do in an emergency, which the screen says in its foot. */
function OnPaper() {
  const { views, frame } = useWords()
  const reader = useAudience()
  return (
    <div className={`print-only ${styles['foot']}`}>
      <p>{views.summary.notOnPaper}</p>
      {reader.audience === 'provider' || reader.hasDied ? null : <p>{frame.emergency}</p>}
    </div>
  )
}

/** From so many cards on that have failed, it is the health system that does not answer. */
const MANY = 4

type Retries = Readonly<Record<string, () => void>>

/** The same object where nothing changes, so that nothing is drawn again. */
function withRetry(before: Retries, title: string, again: (() => void) | undefined): Retries {
  if (again === undefined && !(title in before)) return before
  const { [title]: _own, ...others } = before
  return again === undefined ? others : { ...others, [title]: again }
}

/** One note for all cards that failed, and one button. */
function Down({ retries }: { retries: readonly (() => void)[] }) {
  const { views, states } = useWords()
  const text = views.summary.down(retries.length)
  useSay('alert', text)
  return (
    <Banner tone="error">
      <p>{text}</p>
      <EhrHelp />
      <button type="button" onClick={() => retries.forEach((again) => again())}>
        {states.tryAgain}
      </button>
      <p className="no-print">
        <Link to="/loaded">{states.whatWasLoaded}</Link>
      </p>
    </Banner>
  )
}

/** Failures of the connection or the server: what was refused or is not offered concerns one card alone. */
const ofServer: readonly FailureKind[] = ['failed', 'timedOut', 'offline', 'busy', 'notFhir']

const twoDigits = (number: number): string => String(number).padStart(2, '0')

/** When the oldest of what is on the page was asked for, and the way to ask again. */
function LastChecked({ checks }: { checks: readonly Check[] }) {
  const { views } = useWords()
  const locale = useLocale()
  if (checks.length === 0) return <p className={`${styles['checked']} no-print`} />
  const oldest = new Date(Math.min(...checks.map(({ at }) => at)))
  const time = formatTime(`${twoDigits(oldest.getHours())}:${twoDigits(oldest.getMinutes())}`, locale) ?? ''
  return (
    <p className={`row muted no-print ${styles['checked']}`}>
      {views.summary.checked(time)}
      <button type="button" onClick={() => checks.forEach(({ again }) => again())}>
        {views.summary.checkAgain}
      </button>
    </p>
  )
}

interface CardProps {
  readonly card: CardSpec
  /** So many cards have failed that the page says it once. */
  readonly isDown: boolean
  onCheck(title: string, check: Check): void
  onFailed(title: string, again: (() => void) | undefined): void
}

const SummaryCard = memo(function SummaryCard({ card, isDown, onCheck, onFailed }: CardProps) {
  const { views, typeNames, frame } = useWords()
  const reader = useAudience()
  const include = card.type === 'MedicationRequest' ? withMedicines : {}
  const loaded = useRecords(card.type, undefined, include)
  const Rows = reader.audience === 'provider' ? StaffRows : CardRows
  const at = loaded.set?.complete ? loaded.set.fetchedAt : undefined
  const names = typeNames[card.type][reader.audience === 'provider' ? 'provider' : 'patient']
  const words = views.summary.cards[card.title]
  const hasDied = useHasDied()
  const title = card.title === 'medicines' && hasDied ? views.summary.medicinesThen : typeof words === 'string' ? words : words(reader)
  const what = card.title === 'vitals' ? title.toLowerCase() : names.many.toLowerCase()
  const count = loaded.set?.complete && !card.isPart ? loaded.set.matches.length : 0
  const all = count > 0 ? views.frame.seeAll(count, names.one.toLowerCase(), names.many.toLowerCase()) : views.frame.seeThe(what)
  const tell = useEffectEvent((checked: number) => onCheck(card.title, { at: checked, again: loaded.retry }))
  useEffect(() => {
    if (at !== undefined) tell(at)
  }, [at])
  const hasFailed = !loaded.set && loaded.failure !== undefined && ofServer.includes(loaded.failure.kind)
  const tellFailed = useEffectEvent((now: boolean) => onFailed(card.title, now ? loaded.retry : undefined))
  useEffect(() => {
    tellFailed(hasFailed)
  }, [hasFailed])
  return (
    <div data-paper={onPaper[card.title]}>
      <Card title={title} place={card.place} href={card.href} hrefText={all}>
        <div className={styles['safety']}>
        <SectionState loaded={loaded} what={what} toldOnce={isDown && hasFailed ? views.summary.notLoaded : undefined} {...(card.type === 'AllergyIntolerance' ? { empty: views.summary.allergiesNone } : {})}>
          {(set) => (
            <Suspense fallback={<p className="muted" data-coming>{frame.pageLoading}</p>}>
              <Rows href={card.href} title={card.title} type={card.type} records={set.matches} included={set.included} />
            </Suspense>
          )}
        </SectionState>
        {card.title === 'allergies' ? (
          <Suspense>
            <DoNotTake />
          </Suspense>
        ) : null}
        </div>
      </Card>
    </div>
  )
})
