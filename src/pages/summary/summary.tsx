import { lazy, memo, Suspense, useCallback, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { howAsked, mostNeeded } from '../../data/prefetch/first-page'
import { useRecords } from '../../data/queries/use-records'
import { useKept } from '../../data/use-session-state'
import { usePatient } from '../../data/queries/use-patient'
import type { RecordType } from '../../contract'
import type { FailureKind } from '../../fhir/errors'
import { clockTime } from '../../fhir/format-date'
import { isJoined } from '../../clinical/patient/joined'
import { useSession } from '../../auth/session/session-provider'
import { useSay } from '../../ui/announcer'
import { Banner } from '../../ui/banner'
import { Card } from '../../ui/card'
import { EhrHelp, HelpProvider } from '../../ui/ehr-help'
import { useAudience, useLocale, useWords } from '../../ui/language'
import { lazyAhead } from '../../ui/preloadable-lazy'
import { PageHeading } from '../../ui/page-heading'
import { SectionState } from '../../ui/section-state'
import { keptRooms } from '../../components/plain-language/reserved-spaces'
import { NamesContext, type NamesOf } from '../../components/plain-language/names-context'
import { savesData, whenIdle } from '../../lib/idle'
import { useHasDied } from '../../components/patient/use-has-died'
import { arrange, onPaper } from './cards'
import { counts } from './counts'
import styles from './summary.module.css'
import { useTurns } from './requests'
import type { Session } from '../../auth/session/session'
import type { Reader } from '../../i18n/locales/en/reader'
import type { CardSpec, CardTitle } from './cards'

// The rows are drawn with code that comes while the first records are on their way; a failure is told when they are wanted.
const CardRows = lazyAhead(() => import('./rows'))
const DoNotTake = lazyAhead(() => import('./rows').then((rows) => ({ default: rows.DoNotTake })))
// Tables in place of rows, which nobody else loads.
const StaffRows = lazy(() => import('./staff/staff-rows'))
// Plain names come when everything is drawn; without them the record's words stand alone, as for care staff.
const LateNames = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve))
  return import('./late-names').catch(() => ({ default: () => null }))
})
const noNames: NamesOf = () => undefined
// A way that the list of visits has as well: without its code the page stands all the same.
const LastVisit = lazy(() => import('./last-visit').catch(() => ({ default: () => null })))

interface Check {
  /** Milliseconds since 1970. */
  readonly at: number
  again(): void
}

/** The sessions in which the whole page was drawn. */
const drawnWhole = new WeakSet<Session>()

/** The first few of each kind, each card with its own state and a link to all of them with their number. */
export default function SummaryPage() {
  const { views } = useWords()
  const reader = useAudience()
  const [checks, setChecks] = useState<Readonly<Record<string, Check>>>({})
  const onCheck = useCallback(
    (title: string, check: Check) => setChecks((before) => ({ ...before, [title]: check })),
    [],
  )
  const patient = usePatient()
  const joined = isJoined(patient.resource)
  const [failed, setFailed] = useState<Retries>({})
  const onFailed = useCallback(
    (title: string, again: (() => void) | undefined) => setFailed((before) => withRetry(before, title, again)),
    [],
  )
  // Names that have come once are there at once when the page is opened again.
  const [names, keepNames] = useKept('names', {
    of: reader.audience === 'provider' || savesData() ? noNames : keptRooms,
  })
  const namesOf = names.of
  const retries = Object.values(failed)
  const isDown = retries.length >= MANY
  const { mayAsk, onAnswered, isRestDue } = useTurns()
  // The page is painted with what comes first, and then drawn whole: at once where it stood before.
  const session = useSession()
  const isWhole = useDeferredValue(true, drawnWhole.has(session))
  useEffect(() => {
    if (isWhole) drawnWhole.add(session)
  }, [isWhole, session])
  const coming = (title: string) => <p key={title} data-coming className={styles['coming']} />
  const part = (spec: CardSpec | 'lastVisit') => {
    if (spec !== 'lastVisit')
      return isWhole || mostNeeded.includes(spec.type) ? (
        <SummaryCard
          key={spec.title}
          card={spec}
          mayAsk={mayAsk(spec.type)}
          isDown={isDown}
          onAnswered={onAnswered}
          onCheck={onCheck}
          onFailed={onFailed}
        />
      ) : (
        coming(spec.title)
      )
    return (
      <div key={spec} data-paper="off">
        {isRestDue ? (
          <Suspense fallback={coming(spec)}>
            <LastVisit />
          </Suspense>
        ) : (
          coming(spec)
        )}
      </div>
    )
  }
  return (
    <NamesContext value={namesOf}>
      <div className={styles['top']}>
        <PageHeading title={views.summary.title} />
        {reader.audience === 'provider' ? null : <TakeAway />}
        <LastChecked checks={Object.values(checks)} />
      </div>
      {/* The name that is still to come makes the title shorter. */}
      {reader.audience === 'proxy' && patient.state === 'loading' ? <p data-coming hidden /> : null}
      {joined ? <Banner tone="warn" title={views.frame.joined(reader)} /> : null}
      {isDown ? <Down retries={retries} /> : null}
      {namesOf === noNames || !isRestDue || Object.keys(checks).length === 0 ? null : (
        <Suspense>
          <LateNames onNames={keepNames} />
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
      {isRestDue && reader.audience !== 'provider' && !reader.hasDied ? <Fills /> : null}
      <OnPaper />
    </NamesContext>
  )
}

/** Asks for the fills, which have no card: where one is marked as recalled, its prescription says so. */
function Fills() {
  useRecords('MedicationDispense', undefined, howAsked('MedicationDispense'))
  return null
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

/** The record for an appointment, which nobody has who has died, and on paper or as files. */
function TakeAway() {
  const { toAppointment, toPrint } = useWords().views.summary
  const hasDied = useHasDied()
  return (
    <p className={`row no-print ${styles['ways']}`}>
      {hasDied ? null : (
        <Link className="button" to="/take-along">
          {toAppointment}
        </Link>
      )}
      <Link className="button" to="/download">
        {toPrint}
      </Link>
    </p>
  )
}

/** When the oldest of what is on the page was asked for, and the way to ask again. */
function LastChecked({ checks }: { checks: readonly Check[] }) {
  const { views } = useWords()
  const locale = useLocale()
  if (checks.length === 0) return <p className={`${styles['checked']} no-print`} />
  return (
    <p className={`row muted no-print ${styles['checked']}`}>
      {views.summary.checked(clockTime(Math.min(...checks.map(({ at }) => at)), locale))}
      <button type="button" onClick={() => checks.forEach(({ again }) => again())}>
        {views.summary.checkAgain}
      </button>
    </p>
  )
}

interface CardProps {
  readonly card: CardSpec
  /** Others come first until then. */
  readonly mayAsk: boolean
  /** So many cards have failed that the page says it once. */
  readonly isDown: boolean
  /** The list of the type has come, a first part of it, or none will. */
  onAnswered(type: RecordType): void
  onCheck(title: string, check: Check): void
  onFailed(title: string, again: (() => void) | undefined): void
}

/** Kinds of which a record may say that something is not so: ruled out, entered by mistake, only suggested, or not to be taken. */
const mayDeny: readonly RecordType[] = ['AllergyIntolerance', 'Condition', 'MedicationRequest']

const SummaryCard = memo(function SummaryCard({ card, mayAsk, isDown, onAnswered, onCheck, onFailed }: CardProps) {
  const { views, typeNames, frame } = useWords()
  const reader = useAudience()
  const loaded = useRecords(card.type, undefined, { ...howAsked(card.type), enabled: mayAsk })
  const isProvider = reader.audience === 'provider'
  const Rows = isProvider ? StaffRows : CardRows
  const at = loaded.set?.complete ? loaded.set.fetchedAt : undefined
  const names = typeNames[card.type][isProvider ? 'provider' : 'patient']
  const titles: Partial<Readonly<Record<CardTitle, string | ((who: Reader) => string)>>> = views.summary.cards
  const words = titles[card.title] ?? names.many
  const hasDied = useHasDied()
  const title =
    card.title === 'medicines' && hasDied
      ? (frame.places['medicines']?.[isProvider ? 1 : 0] ?? '')
      : typeof words === 'string'
        ? words
        : words(reader)
  const what = card.title === 'vitals' ? title.toLowerCase() : names.many.toLowerCase()
  const count = loaded.set?.complete && !card.isPart ? loaded.set.matches.length : 0
  const seeAll =
    mayDeny.includes(card.type) || !loaded.set?.matches.every(counts)
      ? views.frame.seeEntries(count, what)
      : views.frame.seeAll(count, names.one.toLowerCase(), what)
  const all = count > 0 ? seeAll : views.frame.seeThe(what)
  const tell = useEffectEvent((checked: number) => onCheck(card.title, { at: checked, again: loaded.retry }))
  useEffect(() => {
    if (at !== undefined) tell(at)
  }, [at])
  const isAnswered = loaded.state !== 'loading'
  useEffect(() => {
    if (isAnswered) onAnswered(card.type)
  }, [isAnswered, card.type, onAnswered])
  const hasFailed = !loaded.set && loaded.failure !== undefined && ofServer.includes(loaded.failure.kind)
  const tellFailed = useEffectEvent((now: boolean) => onFailed(card.title, now ? loaded.retry : undefined))
  useEffect(() => {
    tellFailed(hasFailed)
  }, [hasFailed])
  return (
    <div data-paper={onPaper[card.title]}>
      <Card title={title} place={card.place} href={card.href} hrefText={all}>
        <div className={styles['safety']}>
          <SectionState
            loaded={loaded}
            what={what}
            toldOnce={isDown && hasFailed ? views.summary.notLoaded : undefined}
            empty={card.type === 'AllergyIntolerance' ? views.summary.allergiesNone : undefined}
          >
            {(set) => (
              <Suspense
                fallback={
                  <p className="muted" data-coming>
                    {frame.pageLoading}
                  </p>
                }
              >
                <Rows
                  href={card.href}
                  title={card.title}
                  type={card.type}
                  records={set.matches}
                  included={set.included}
                />
              </Suspense>
            )}
          </SectionState>
          {card.title === 'allergies' ? (
            <Suspense fallback={<p data-coming hidden />}>
              <DoNotTake />
            </Suspense>
          ) : null}
        </div>
      </Card>
    </div>
  )
})
