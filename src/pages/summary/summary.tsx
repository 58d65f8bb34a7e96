import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { includesFor, CRITICAL_TYPES } from '../../data/prefetch/first-page'
import { useRecords } from '../../data/queries/use-records'
import { useSessionState } from '../../data/use-session-state'
import { usePatient } from '../../data/queries/use-patient'
import { formatClockTime } from '../../fhir/format-date'
import { isReplacedPatient } from '../../clinical/patient/patient-flags'
import { useSession } from '../../auth/session/session-provider'
import { useAnnouncement } from '../../ui/announcer'
import { Banner } from '../../ui/banner'
import { EhrHelp, EhrContactProvider } from '../../ui/ehr-help'
import { LanguageProvider, useLanguage, useLocale, useMessages } from '../../language/language-context'
import { withCodeSystemTexts } from '../../i18n/messages'
import { useAudience } from '../../ui/audience'
import { PageHeading } from '../../ui/page-heading'
import { reservedSpaces } from '../../components/plain-language/reserved-space'
import { PlainNamesContext, type PlainNameOf } from '../../components/plain-language/plain-names-context'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import { useHasDied } from '../../components/patient/status-context'
import { cardBands } from './cards'
import { SummaryCard, type LoadCheck } from './summary-card'
import styles from './summary.module.css'
import { useRequestQueue } from './use-request-queue'
import type { Session } from '../../auth/session/session'
import type { CardSpec } from './cards'
import type { LanguageCode } from '../../i18n/language'

// Plain names are loaded after the first complete render; until then the names in the record are shown, as for providers.
const DeferredNames = lazy(async () => {
  await new Promise<void>((resolve) => runWhenIdle(resolve))
  return import('./deferred-names').catch(() => ({ default: () => null }))
})
// Codes keep their label until then.
const DeferredCodeTexts = lazy(async () => {
  await new Promise<void>((resolve) => runWhenIdle(resolve))
  return import('./deferred-code-texts').catch(() => ({ default: () => null }))
})
const noPlainNames: PlainNameOf = () => undefined
// Optional: the list of visits has the same content.
const LastVisit = lazy(() => import('./last-visit').catch(() => ({ default: () => null })))

/** Sessions in which the complete page has been rendered. */
const fullyRenderedSessions = new WeakSet<Session>()

/** True when the complete page can be rendered: after the first paint, or immediately if it was rendered before in the session. */
function useIsFullyRendered(): boolean {
  const session = useSession()
  const isFull = useDeferredValue(true, fullyRenderedSessions.has(session))
  useEffect(() => {
    if (isFull) fullyRenderedSessions.add(session)
  }, [isFull, session])
  return isFull
}

const placeholder = (title: string) => <p key={title} data-loading className={styles['placeholder']} />

/** The home page: cards with the first records of each type, each with its own state and a link to the full list. */
export default function SummaryPage() {
  const { views } = useMessages()
  const audience = useAudience()
  const [checks, setChecks] = useState<Readonly<Record<string, LoadCheck>>>({})
  const onCheck = useCallback(
    (title: string, check: LoadCheck) => setChecks((before) => ({ ...before, [title]: check })),
    [],
  )
  const patient = usePatient()
  const [failed, setFailed] = useState<Retries>({})
  const onFailed = useCallback(
    (title: string, retry: (() => void) | undefined) => setFailed((before) => withRetry(before, title, retry)),
    [],
  )
  // Names that are already loaded are used immediately when the page is opened again.
  const [names, setNames] = useSessionState('names', {
    of: audience.audience === 'provider' || isSaveDataOn() ? noPlainNames : reservedSpaces,
  })
  const language = useLanguage()
  // Renders the cards again when the texts of code systems are loaded.
  const [, setCodeTextsLoaded] = useState<LanguageCode>()
  const messages = withCodeSystemTexts(language.messages)
  const cardLanguage = useMemo(() => ({ ...language, messages }), [language, messages])
  const retries = Object.values(failed)
  const isServerDown = retries.length >= DOWN_MIN_FAILURES
  const { canRequest, onAnswered, isRestAllowed } = useRequestQueue()
  const isFull = useIsFullyRendered()
  const cardOf = (spec: CardSpec | 'lastVisit') => {
    if (spec === 'lastVisit')
      return (
        <div key={spec} data-paper="off">
          {isRestAllowed ? (
            <Suspense fallback={placeholder(spec)}>
              <LastVisit />
            </Suspense>
          ) : (
            placeholder(spec)
          )}
        </div>
      )
    if (!isFull && !CRITICAL_TYPES.includes(spec.type)) return placeholder(spec.title)
    return (
      <SummaryCard
        key={spec.title}
        card={spec}
        canRequest={canRequest(spec.type)}
        isServerDown={isServerDown}
        onAnswered={onAnswered}
        onCheck={onCheck}
        onFailed={onFailed}
      />
    )
  }
  return (
    <PlainNamesContext value={names.of}>
      <div className={styles['top']}>
        <PageHeading title={views.summary.title} />
        {audience.audience === 'provider' ? null : <ExportLinks />}
        <LastChecked checks={Object.values(checks)} />
      </div>
      {/* The name of the patient, once loaded, changes the width of the title. */}
      {audience.audience === 'proxy' && patient.state === 'loading' ? <p data-loading hidden /> : null}
      {isReplacedPatient(patient.resource) ? <Banner tone="warn" title={views.common.mergedRecord(audience)} /> : null}
      {isServerDown ? <ServerDownBanner retries={retries} /> : null}
      {names.of === noPlainNames || !isRestAllowed || Object.keys(checks).length === 0 ? null : (
        <Suspense>
          <DeferredNames onNames={setNames} />
        </Suspense>
      )}
      {isRestAllowed ? (
        <Suspense>
          <DeferredCodeTexts onLoaded={setCodeTextsLoaded} />
        </Suspense>
      ) : null}
      {/* The cards do not repeat the contact of the EHR, which is in the banner and in the footer of the page. */}
      <EhrContactProvider value={undefined}>
        <LanguageProvider value={cardLanguage}>
          <div className={styles['frame']}>
            {cardBands(audience.audience).map(({ layout, stacks }, index) => (
              <div key={index} className={`${styles['band']} ${styles[layout]}`}>
                {stacks.map((stack, position) => (
                  <div key={position} className={styles['stack']}>
                    {stack.map(cardOf)}
                  </div>
                ))}
              </div>
            ))}
          </div>
        </LanguageProvider>
      </EhrContactProvider>
      {isRestAllowed && audience.audience !== 'provider' && !audience.hasDied ? <LoadDispenses /> : null}
      <PrintFooter />
    </PlainNamesContext>
  )
}

/** Requests the dispenses, which have no card: the row of a prescription states when its dispense was recalled. */
function LoadDispenses() {
  useRecords('MedicationDispense', undefined, includesFor('MedicationDispense'))
  return null
}

/** The end of the printed page: the cards that are not printed, and the note for emergencies, which is in the footer on screen. */
function PrintFooter() {
  const { views, appShell } = useMessages()
  const { audience, hasDied } = useAudience()
  return (
    <div className={`print-only ${styles['footer']}`}>
      <p>{views.summary.notOnPaper}</p>
      {audience === 'provider' || hasDied ? null : <p>{appShell.emergency}</p>}
    </div>
  )
}

/** When this many cards have failed, the server is assumed to be down. */
const DOWN_MIN_FAILURES = 4

type Retries = Readonly<Record<string, () => void>>

/** Returns the same object when nothing changes, to avoid a render. */
function withRetry(before: Retries, title: string, retry: (() => void) | undefined): Retries {
  if (retry === undefined && !(title in before)) return before
  const { [title]: _previous, ...others } = before
  return retry === undefined ? others : { ...others, [title]: retry }
}

/** One message and one button for all cards that have failed. */
function ServerDownBanner({ retries }: { retries: readonly (() => void)[] }) {
  const { views, states } = useMessages()
  const text = views.summary.down(retries.length)
  useAnnouncement('alert', text)
  return (
    <Banner tone="error">
      <p>{text}</p>
      <EhrHelp />
      <button type="button" onClick={() => retries.forEach((retry) => retry())}>
        {states.tryAgain}
      </button>
      <p className="no-print">
        <Link to="/loaded">{states.ledgerLink}</Link>
      </p>
    </Banner>
  )
}

/** Links to the sheet for an appointment, unless the person has died, and to print and download. */
function ExportLinks() {
  const { appointmentLink, printLink } = useMessages().views.summary
  const hasDied = useHasDied()
  return (
    <p className={`row no-print ${styles['links']}`}>
      {hasDied ? null : (
        <Link className="button" to="/take-along">
          {appointmentLink}
        </Link>
      )}
      <Link className="button" to="/download">
        {printLink}
      </Link>
    </p>
  )
}

/** The time of the oldest response on the page and a button to reload everything. */
function LastChecked({ checks }: { checks: readonly LoadCheck[] }) {
  const { views } = useMessages()
  const locale = useLocale()
  if (checks.length === 0) return <p className={`${styles['checked']} no-print`} />
  return (
    <p className={`row muted no-print ${styles['checked']}`}>
      {views.summary.checked(formatClockTime(Math.min(...checks.map(({ at }) => at)), locale))}
      <button type="button" onClick={() => checks.forEach(({ retry }) => retry())}>
        {views.summary.checkAgain}
      </button>
    </p>
  )
}
