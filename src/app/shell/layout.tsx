import {
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { audienceOf, isRelationUnknown } from '../../data/privacy/audience'
import { afterCritical } from '../../data/prefetch/first-page'
import { usePatient, useUnreadablePatient } from '../../data/queries/use-patient'
import { firstNameOf } from '../../fhir/human-name'
import { SessionProvider, useSession } from '../../auth/session/session-provider'
import { sessionEndCause } from '../../auth/session/session-store'
import { Announcer } from '../../ui/announcer'
import { ConceptNamesContext, noConceptNames, type ReaderNames } from '../../ui/concept-names'
import { EhrHelp, EhrContactProvider, PortalLink } from '../../ui/ehr-help'
import { FileViewerProvider } from '../../ui/file-viewer-context'
import { ReferenceProvider } from '../../ui/reference-context'
import { useMessages } from '../../language/language-context'
import { AudienceProvider, useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { lazyComponent } from '../../ui/preloadable'
import { StatusContextProvider, useHasDied } from '../../components/patient/status-context'
import { afterFirstPaint } from './after-first-paint'
import { HideableDetails, useHideDetails } from './hide-details'
import { ErrorBoundary, PartBoundary } from './error-boundary'
import { OpenRecordAnnouncement } from './identity-banner'
import { Navigation } from './navigation'
import { needsPatient, returnPathFrom } from './navigation-sections'
import { useSessionReferences } from './use-session-references'
import { RecordHeader, SessionControls } from './record-header'
import { EmergencyNote } from './emergency-note'
import { ThemeSelect } from './theme-select'
import styles from './layout.module.css'
import type { LanguageCode } from '../../i18n/language'
import type { StatusContext } from '../../clinical/status/record-status'

// Not needed for the first rows: warnings and session ends are minutes away.
const SessionWatchers = lazyComponent(afterFirstPaint(() => import('./session-watchers')))
const RelatedFactsLoader = lazyComponent(afterFirstPaint(() => import('../../components/patient/related-facts')))
const PrintOrDownload = lazyComponent(afterFirstPaint(() => import('./print-or-download')))
const DeferredConceptNames = lazyComponent(
  // Optional: without them the words of the record are shown.
  afterFirstPaint(() =>
    import('../../components/plain-language/deferred-concept-names').catch(() => ({ default: () => null })),
  ),
)
// Earlier: a page printed right away must say whose record it is.
const PrintHead = lazyComponent(afterCritical(() => import('./print-head')))
const UnreadablePatient = lazyComponent(() => import('./unreadable-patient'))
const FileViewer = lazyComponent(() => import('../../pages/documents/file-viewer'))

/** After an idle timeout, sign-in leads back to a page or list, never to a single record. */
function SessionEndRedirect() {
  const { pathname } = useLocation()
  const returnTo = sessionEndCause() === 'idle' ? returnPathFrom(pathname) : undefined
  return <Navigate to="/signed-out" replace state={{ returnTo, idle: returnTo !== undefined }} />
}

/** Layout of all pages that need a session; without one it redirects to sign-in and back. */
export function RecordLayout() {
  const { pathname, search } = useLocation()
  const { appShell } = useMessages()
  return (
    <SessionProvider
      restoring={<p className={styles['narrow']}>{appShell.connecting}</p>}
      signedOut={<Navigate to="/connect" replace state={{ returnTo: pathname + search }} />}
      ended={<SessionEndRedirect />}
    >
      <RecordProviders>
        <Outlet />
      </RecordProviders>
    </SessionProvider>
  )
}

function RecordProviders({ children }: { children: ReactNode }) {
  const session = useSession()
  const { appShell } = useMessages()
  const patient = usePatient()
  const unreadable = useUnreadablePatient()
  const references = useSessionReferences()
  const [relatedFacts, setRelatedFacts] = useState<StatusContext['relatedFacts']>()
  const contact = useMemo(() => ({ name: session.ehr.name, ...session.ehr.help }), [session.ehr])
  return (
    <StatusContextProvider patient={patient.resource} relatedFacts={relatedFacts}>
      <SessionAudienceProvider>
        <ReferenceProvider value={references}>
          <FileViewerProvider value={FileViewer}>
            <EhrContactProvider value={contact}>
              <Announcer>
                <ConceptNamesProvider>
                  <RecordShell>{children}</RecordShell>
                </ConceptNamesProvider>
                {unreadable ? null : (
                  <PartBoundary message={appShell.relatedFactsFailed}>
                    <RelatedFactsLoader onChange={setRelatedFacts} />
                  </PartBoundary>
                )}
              </Announcer>
            </EhrContactProvider>
          </FileViewerProvider>
        </ReferenceProvider>
      </SessionAudienceProvider>
    </StatusContextProvider>
  )
}

/** Names for readers of another language than English, in which most records are written. Providers read the words of the record. */
function ConceptNamesProvider({ children }: { children: ReactNode }) {
  const { code } = useMessages().language
  const { audience } = useAudience()
  const [loaded, setLoaded] = useState<{ readonly code: LanguageCode; readonly names: ReaderNames }>()
  const onNames = useCallback((names: ReaderNames) => setLoaded({ code, names }), [code])
  const isNeeded = code !== 'en' && audience !== 'provider'
  return (
    <ConceptNamesContext value={isNeeded && loaded?.code === code ? loaded.names : noConceptNames}>
      {isNeeded ? (
        <Suspense>
          <DeferredConceptNames onNames={onNames} />
        </Suspense>
      ) : null}
      {children}
    </ConceptNamesContext>
  )
}

/** Whom the pages of a session address. */
function SessionAudienceProvider({ children }: { children: ReactNode }) {
  const session = useSession()
  const hasDied = useHasDied()
  const audience = audienceOf(session)
  const firstName = firstNameOf(usePatient().resource?.name)

  // Before paint, as sizes depend on the audience.
  useLayoutEffect(() => {
    document.documentElement.dataset['audience'] = audience
    return () => {
      delete document.documentElement.dataset['audience']
    }
  }, [audience])

  return (
    <AudienceProvider
      audience={audience}
      firstName={audience === 'proxy' && !isRelationUnknown(session) ? firstName : undefined}
      hasDied={hasDied}
      titleName={audience !== 'provider' && session.ehr.nameInTitle ? firstName : undefined}
    >
      {children}
    </AudienceProvider>
  )
}

/** Scrolls to the top on navigation, except for Back and Forward, where the browser restores the position. */
function useScrollToTop(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    let byHistory = false
    const back = (): void => {
      byHistory = true
    }
    window.addEventListener('popstate', back)
    return () => {
      window.removeEventListener('popstate', back)
      if (!byHistory) window.scrollTo(0, 0)
    }
  }, [pathname])
}

/** Pages that show nothing of a record. */
const pathsOutsideRecord: readonly string[] = ['/patients', '/privacy']

/** The page. In its place the patient search while no chart is open, and one message if the patient cannot be read. */
function RecordPage({ children }: { children: ReactNode }) {
  const { canSelectPatient, patientId } = useSession()
  const { pathname } = useLocation()
  const unreadable = useUnreadablePatient()
  if (canSelectPatient && patientId === undefined && needsPatient(pathname)) return <Navigate to="/patients" replace />
  return unreadable && !pathsOutsideRecord.includes(pathname) ? <UnreadablePatient failure={unreadable} /> : children
}

function RecordShell({ children }: { children: ReactNode }) {
  const { appShell } = useMessages()
  const { audience, hasDied } = useAudience()
  const { ehr, patientId } = useSession()
  const { pathname } = useLocation()
  useScrollToTop()
  const hideDetails = useHideDetails()
  // Print-only content is loaded after the first render.
  const isRendered = useDeferredValue(true, false)
  const unreadable = useUnreadablePatient()
  return (
    <>
      <a className={styles['skip']} href="#main">
        {appShell.skip}
      </a>
      {ehr.sandbox ? (
        <aside className={styles['sandbox']} aria-label={appShell.sandboxLabel}>
          {appShell.sandbox}
        </aside>
      ) : null}
      <RecordHeader hideDetails={hideDetails} />
      <OpenRecordAnnouncement />
      <PartBoundary message={appShell.watchersFailed}>
        <SessionWatchers />
      </PartBoundary>
      {audience === 'provider' ? <Navigation /> : null}
      <div className={`${styles['columns']} ${audience === 'provider' ? styles['wide'] : ''}`}>
        <PartBoundary message={appShell.printHeadFailed}>
          {isRendered && !unreadable ? <PrintHead /> : null}
        </PartBoundary>
        {audience === 'provider' ? null : <Navigation />}
        <main id="main" tabIndex={-1} className={styles['main']}>
          <HideableDetails state={hideDetails}>
            <ErrorBoundary resetKey={pathname}>
              <Suspense
                fallback={
                  <p className="muted" data-loading>
                    {appShell.pageLoading}
                  </p>
                }
              >
                <RecordPage>{children}</RecordPage>
              </Suspense>
            </ErrorBoundary>
            <PartBoundary message={appShell.printHeadFailed}>{unreadable ? null : <PrintOrDownload />}</PartBoundary>
          </HideableDetails>
        </main>
      </div>
      <footer className={styles['footer']}>
        {audience === 'provider' || hasDied ? null : <EmergencyNote />}
        <EhrHelp />
        {audience === 'provider' || hasDied ? null : <PortalLink />}
        <div className={styles['controls']}>
          <p>
            {patientId === undefined || unreadable ? null : appShell.source(ehr.name)}{' '}
            <Link to="/privacy">{appShell.privacyLink}</Link>
          </p>
          <ThemeSelect />
          <SessionControls position="foot" />
        </div>
      </footer>
    </>
  )
}
