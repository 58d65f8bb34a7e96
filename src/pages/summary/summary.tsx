import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useState, type ComponentType } from 'react'
import { useSessionState } from '../../data/use-session-state'
import { usePatient } from '../../data/queries/use-patient'
import { isReplacedPatient } from '../../clinical/patient/patient-flags'
import { useSession } from '../../auth/session/session-provider'
import { useAnnouncement } from '../../ui/announcer'
import { Banner } from '../../ui/banner'
import { EhrHelp, EhrContactProvider } from '../../ui/ehr-help'
import { LanguageProvider, useLanguage, useMessages } from '../../language/language-context'
import { withCodeSystemTexts } from '../../i18n/messages'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { lazyComponent } from '../../ui/preloadable'
import { PlainNamesContext, type PlainNameOf } from '../../components/plain-language/plain-names-context'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import { useHasDied } from '../../components/patient/status-context'
import { PatientHome } from './patient/patient-home'
import { Placeholder } from './placeholder'
import styles from './summary.module.css'
import { useRequestQueue } from './use-request-queue'
import type { Session } from '../../auth/session/session'
import type { HomeParts } from './home-parts'
import type { LastCheckedProps } from './last-checked'
import type { LoadCheck } from './use-reports'
import type { LanguageCode } from '../../i18n/language'

// Only providers load the tables.
const ProviderHome = lazyComponent(() => import('./provider/provider-home'))
/** Loaded when the browser is idle; nothing if that fails. */
const lazyWhenIdle = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(async () => {
    await new Promise<void>((resolve) => runWhenIdle(resolve))
    return load().catch(() => ({ default: () => null }))
  })
// Plain names are loaded after the first complete render; until then the names in the record are shown. Providers keep these;
// their page says where the dictionary finds that a name and its code disagree.
const DeferredNames = lazyWhenIdle(() => import('./deferred-names'))
// Codes keep their label until then.
const DeferredCodeTexts = lazyWhenIdle(() => import('./deferred-code-texts'))
/** The space of the time of the last check, which is known once a list has come. */
const NothingChecked = () => <p className={`${styles['checked']} no-print`} />
const LastChecked = lazy<ComponentType<LastCheckedProps>>(() =>
  import('./last-checked').catch(() => ({ default: NothingChecked })),
)
/** Where the browser saves data: only the names in the record. */
const noPlainNames: PlainNameOf = () => undefined
/** Until the dictionaries are requested. */
const laterNames: PlainNameOf = () => undefined

/** True until the dictionaries are loaded, which come all at once. */
const areNamesLoading = (of: PlainNameOf): boolean => of === laterNames || of(anyConcept, 'any')?.loading === true
const anyConcept = { resourceType: 'Condition', code: { text: 'any' } }

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

/** The home page: the most important records of each kind, with links to the full lists; cards with tables for providers. */
export default function SummaryPage() {
  const { views } = useMessages()
  const audience = useAudience()
  const isProvider = audience.audience === 'provider'
  const [checks, setChecks] = useState<Readonly<Record<string, LoadCheck>>>({})
  const onCheck = useCallback(
    (name: string, check: LoadCheck) => setChecks((before) => ({ ...before, [name]: check })),
    [],
  )
  const patient = usePatient()
  const [failed, setFailed] = useState<Retries>({})
  const onFailed = useCallback(
    (name: string, retry: (() => void) | undefined) => setFailed((before) => withRetry(before, name, retry)),
    [],
  )
  // Names that are already loaded are used immediately when the page is opened again.
  const [names, setNames] = useSessionState('names', {
    of: isSaveDataOn() ? noPlainNames : laterNames,
  })
  const language = useLanguage()
  // Renders the lists again when the texts of code systems are loaded.
  const [, setCodeTextsLoaded] = useState<LanguageCode>()
  const messages = withCodeSystemTexts(language.messages)
  const listLanguage = useMemo(() => ({ ...language, messages }), [language, messages])
  const retries = Object.values(failed)
  const isServerDown = retries.length >= DOWN_MIN_FAILURES
  const { canRequest, onAnswered, isRestAllowed } = useRequestQueue()
  const isFull = useIsFullyRendered()
  const parts: HomeParts = { canRequest, onAnswered, onCheck, onFailed, isServerDown, isRestAllowed, isFull }
  const { name } = useSession().ehr
  const ehrName = useMemo(() => ({ name }), [name])
  return (
    <PlainNamesContext value={names.of}>
      <div className={styles['top']}>
        <PageHeading title={views.summary.title} />
        {isProvider ? null : <ExportLinks />}
        <Suspense fallback={<NothingChecked />}>
          {Object.keys(checks).length === 0 ? (
            <NothingChecked />
          ) : (
            <LastChecked checks={Object.values(checks)} isPartMissing={retries.length > 0} />
          )}
        </Suspense>
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
      <EhrContactProvider value={ehrName}>
        <LanguageProvider value={listLanguage}>
          {isProvider ? (
            <Suspense fallback={<Placeholder />}>
              <ProviderHome {...parts} />
            </Suspense>
          ) : (
            <PatientHome {...parts} areNamesLoading={areNamesLoading(names.of)} />
          )}
        </LanguageProvider>
      </EhrContactProvider>
    </PlainNamesContext>
  )
}

/** When this many lists have failed, the server is assumed to be down. */
const DOWN_MIN_FAILURES = 4

type Retries = Readonly<Record<string, () => void>>

/** Returns the same object when nothing changes, to avoid a render. */
function withRetry(before: Retries, name: string, retry: (() => void) | undefined): Retries {
  if (retry === undefined && !(name in before)) return before
  const { [name]: _previous, ...others } = before
  return retry === undefined ? others : { ...others, [name]: retry }
}

/** One message and one button for all lists that have failed. */
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

/** Links to the sheet for an appointment, and to print and download; on the record of a person who has died these are in its card. */
function ExportLinks() {
  const { appointmentLink, printLink } = useMessages().views.summary
  const audience = useAudience()
  return useHasDied() ? null : (
    <p className={`row no-print ${styles['links']}`}>
      <Link className="button" to="/take-along">
        {appointmentLink(audience)}
      </Link>
      <Link className="button" to="/download">
        {printLink}
      </Link>
    </p>
  )
}
