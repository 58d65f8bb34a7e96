import { lazy, memo, Suspense, useCallback, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { howAsked, mostNeeded } from '../../data/prefetch/first-page'
import { useRecords } from '../../data/queries/use-records'
import { useKept } from '../../data/use-session-state'
import { usePatient } from '../../data/queries/use-patient'
import type { RecordType } from '../../contract'
import type { FhirErrorKind } from '../../fhir/errors'
import { formatClockTime } from '../../fhir/format-date'
import { isReplacedPatient } from '../../clinical/patient/patient-flags'
import { useSession } from '../../auth/session/session-provider'
import { useAnnouncement } from '../../ui/announcer'
import { Banner } from '../../ui/banner'
import { Card } from '../../ui/card'
import { EhrHelp, EhrContactProvider } from '../../ui/ehr-help'
import { useAudience, useLocale, useMessages } from '../../ui/language'
import { preloadComponent } from '../../ui/preloadable'
import { PageHeading } from '../../ui/page-heading'
import { SectionState } from '../../ui/section-state'
import { reservedSpaces } from '../../components/plain-language/reserved-space'
import { PlainNamesContext, type PlainNameOf } from '../../components/plain-language/plain-names-context'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import { useHasDied } from '../../components/patient/status-context'
import { cardBands, printModes } from './cards'
import { isCountable } from './is-countable'
import styles from './summary.module.css'
import { useRequestQueue } from './use-request-queue'
import type { Session } from '../../auth/session/session'
import type { MessageAudience } from '../../i18n/audience'
import type { CardSpec, CardTitle } from './cards'

// The rows are drawn with code that comes while the first records are on their way; a failure is told when they are wanted.
const CardRows = preloadComponent(() => import('./card-rows'))
const DoNotTake = preloadComponent(() => import('./card-rows').then((rows) => ({ default: rows.DoNotTake })))
// Tables in place of rows, which nobody else loads.
const StaffRows = lazy(() => import('./provider/provider-rows'))
// Plain names come when everything is drawn; without them the record's words stand alone, as for care staff.
const LateNames = lazy(async () => {
  await new Promise<void>((resolve) => runWhenIdle(resolve))
  return import('./deferred-names').catch(() => ({ default: () => null }))
})
const noPlainNames: PlainNameOf = () => undefined
// A way that the list of visits has as well: without its code the page stands all the same.
const LastVisit = lazy(() => import('./last-visit').catch(() => ({ default: () => null })))

interface LoadCheck {
  /** Milliseconds since 1970. */
  readonly at: number
  retry(): void
}

/** The sessions in which the whole page was drawn. */
const fullyRenderedSessions = new WeakSet<Session>()

/** The first few of each kind, each card with its own state and a link to all of them with their number. */
export default function SummaryPage() {
  const { views } = useMessages()
  const reader = useAudience()
  const [checks, setChecks] = useState<Readonly<Record<string, LoadCheck>>>({})
  const onCheck = useCallback(
    (title: string, check: LoadCheck) => setChecks((before) => ({ ...before, [title]: check })),
    [],
  )
  const patient = usePatient()
  const joined = isReplacedPatient(patient.resource)
  const [failed, setFailed] = useState<Retries>({})
  const onFailed = useCallback(
    (title: string, again: (() => void) | undefined) => setFailed((before) => withRetry(before, title, again)),
    [],
  )
  // Names that have come once are there at once when the page is opened again.
  const [names, keepNames] = useKept('names', {
    of: reader.audience === 'provider' || isSaveDataOn() ? noPlainNames : reservedSpaces,
  })
  const namesOf = names.of
  const retries = Object.values(failed)
  const isDown = retries.length >= DOWN_MIN_FAILURES
  const { mayAsk, onAnswered, isRestDue } = useRequestQueue()
  // The page is painted with what comes first, and then drawn whole: at once where it stood before.
  const session = useSession()
  const isWhole = useDeferredValue(true, fullyRenderedSessions.has(session))
  useEffect(() => {
    if (isWhole) fullyRenderedSessions.add(session)
  }, [isWhole, session])
  const coming = (title: string) => <p key={title} data-coming className={styles['coming']} />
  const part = (spec: CardSpec | 'lastVisit') => {
    if (spec !== 'lastVisit')
      return isWhole || mostNeeded.includes(spec.type) ? (
        <SummaryCard
          key={spec.title}
          card={spec}
          canRequest={mayAsk(spec.type)}
          isServerDown={isDown}
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
    <PlainNamesContext value={namesOf}>
      <div className={styles['top']}>
        <PageHeading title={views.summary.title} />
        {reader.audience === 'provider' ? null : <ExportLinks />}
        <LastChecked checks={Object.values(checks)} />
      </div>
      {/* The name that is still to come makes the title shorter. */}
      {reader.audience === 'proxy' && patient.state === 'loading' ? <p data-coming hidden /> : null}
      {joined ? <Banner tone="warn" title={views.frame.joined(reader)} /> : null}
      {isDown ? <ServerDownBanner retries={retries} /> : null}
      {namesOf === noPlainNames || !isRestDue || Object.keys(checks).length === 0 ? null : (
        <Suspense>
          <LateNames onNames={keepNames} />
        </Suspense>
      )}
      {/* A card that failed does not repeat what the foot of the page says, nor the note above. */}
      <EhrContactProvider value={undefined}>
        <div className={styles['frame']}>
          {cardBands(reader.audience).map(({ layout: look, stacks }, index) => (
            <div key={index} className={`${styles['band']} ${styles[look]}`}>
              {stacks.map((stack, position) => (
                <div key={position} className={styles['stack']}>
                  {stack.map(part)}
                </div>
              ))}
            </div>
          ))}
        </div>
      </EhrContactProvider>
      {isRestDue && reader.audience !== 'provider' && !reader.hasDied ? <LoadDispenses /> : null}
      <PrintFooter />
    </PlainNamesContext>
  )
}

/** Asks for the fills, which have no card: where one is marked as recalled, its prescription says so. */
function LoadDispenses() {
  useRecords('MedicationDispense', undefined, howAsked('MedicationDispense'))
  return null
}

/** At the end of the printed page: what is not on it, and what to do in an emergency, which the screen says in its foot. */
function PrintFooter() {
  const { views, frame } = useMessages()
  const reader = useAudience()
  return (
    <div className={`print-only ${styles['foot']}`}>
      <p>{views.summary.notOnPaper}</p>
      {reader.audience === 'provider' || reader.hasDied ? null : <p>{frame.emergency}</p>}
    </div>
  )
}

/** From so many cards on that have failed, it is the health system that does not answer. */
const DOWN_MIN_FAILURES = 4

type Retries = Readonly<Record<string, () => void>>

/** The same object where nothing changes, so that nothing is drawn again. */
function withRetry(before: Retries, title: string, again: (() => void) | undefined): Retries {
  if (again === undefined && !(title in before)) return before
  const { [title]: _own, ...others } = before
  return again === undefined ? others : { ...others, [title]: again }
}

/** One note for all cards that failed, and one button. */
function ServerDownBanner({ retries }: { retries: readonly (() => void)[] }) {
  const { views, states } = useMessages()
  const text = views.summary.down(retries.length)
  useAnnouncement('alert', text)
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
const SERVER_FAILURES: readonly FhirErrorKind[] = ['failed', 'timedOut', 'offline', 'busy', 'notFhir']

/** The record for an appointment, which nobody has who has died, and on paper or as files. */
function ExportLinks() {
  const { toAppointment, toPrint } = useMessages().views.summary
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
function LastChecked({ checks }: { checks: readonly LoadCheck[] }) {
  const { views } = useMessages()
  const locale = useLocale()
  if (checks.length === 0) return <p className={`${styles['checked']} no-print`} />
  return (
    <p className={`row muted no-print ${styles['checked']}`}>
      {views.summary.checked(formatClockTime(Math.min(...checks.map(({ at }) => at)), locale))}
      <button type="button" onClick={() => checks.forEach(({ retry: again }) => again())}>
        {views.summary.checkAgain}
      </button>
    </p>
  )
}

interface SummaryCardProps {
  readonly card: CardSpec
  /** Others come first until then. */
  readonly canRequest: boolean
  /** So many cards have failed that the page says it once. */
  readonly isServerDown: boolean
  /** The list of the type has come, a first part of it, or none will. */
  onAnswered(type: RecordType): void
  onCheck(title: string, check: LoadCheck): void
  onFailed(title: string, again: (() => void) | undefined): void
}

/** Kinds of which a record may say that something is not so: ruled out, entered by mistake, only suggested, or not to be taken. */
const TYPES_WITH_NEGATIONS: readonly RecordType[] = ['AllergyIntolerance', 'Condition', 'MedicationRequest']

const SummaryCard = memo(function SummaryCard({
  card,
  canRequest: mayAsk,
  isServerDown: isDown,
  onAnswered,
  onCheck,
  onFailed,
}: SummaryCardProps) {
  const { views, typeNames, frame } = useMessages()
  const reader = useAudience()
  const loaded = useRecords(card.type, undefined, { ...howAsked(card.type), enabled: mayAsk })
  const isProvider = reader.audience === 'provider'
  const Rows = isProvider ? StaffRows : CardRows
  const at = loaded.set?.complete ? loaded.set.fetchedAt : undefined
  const names = typeNames[card.type][isProvider ? 'provider' : 'patient']
  const titles: Partial<Readonly<Record<CardTitle, string | ((who: MessageAudience) => string)>>> = views.summary.cards
  const words = titles[card.title] ?? names.many
  const hasDied = useHasDied()
  const title =
    card.title === 'medicines' && hasDied
      ? (frame.places['medicines']?.[isProvider ? 1 : 0] ?? '')
      : typeof words === 'string'
        ? words
        : words(reader)
  const what = card.title === 'vitals' ? title.toLowerCase() : names.many.toLowerCase()
  const count = loaded.set?.complete && !card.isPartOfType ? loaded.set.matches.length : 0
  const seeAll =
    TYPES_WITH_NEGATIONS.includes(card.type) || !loaded.set?.matches.every(isCountable)
      ? views.frame.seeEntries(count, what)
      : views.frame.seeAll(count, names.one.toLowerCase(), what)
  const all = count > 0 ? seeAll : views.frame.seeThe(what)
  const tell = useEffectEvent((checked: number) => onCheck(card.title, { at: checked, retry: loaded.retry }))
  useEffect(() => {
    if (at !== undefined) tell(at)
  }, [at])
  const isAnswered = loaded.state !== 'loading'
  useEffect(() => {
    if (isAnswered) onAnswered(card.type)
  }, [isAnswered, card.type, onAnswered])
  const hasFailed = !loaded.set && loaded.failure !== undefined && SERVER_FAILURES.includes(loaded.failure.kind)
  const tellFailed = useEffectEvent((now: boolean) => onFailed(card.title, now ? loaded.retry : undefined))
  useEffect(() => {
    tellFailed(hasFailed)
  }, [hasFailed])
  return (
    <div data-paper={printModes[card.title]}>
      <Card title={title} icon={card.section} href={card.href} hrefText={all}>
        <div className={styles['safety']}>
          <SectionState
            loaded={loaded}
            what={what}
            sharedFailureText={isDown && hasFailed ? views.summary.notLoaded : undefined}
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
