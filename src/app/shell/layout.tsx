import { lazy, Suspense, useDeferredValue, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { hasDied as isOfDead } from '../../clinical/patient/has-died'
import { audienceOf } from '../../data/privacy/audience'
import { afterFirst } from '../../data/prefetch/first-page'
import { usePatient } from '../../data/queries/use-patient'
import { firstNameOf } from '../../fhir/name'
import { SessionProvider, useSession } from '../../auth/session/session-provider'
import { endCause } from '../../auth/session/session-store'
import { Announcer } from '../../ui/announcer'
import { EhrHelp, HelpProvider } from '../../ui/ehr-help'
import { FileViewerProvider } from '../../ui/file-viewer-context'
import { ReferenceProvider } from '../../ui/reference-context'
import { AudienceProvider, useAudience, useWords } from '../../ui/language'
import { StatusContextProvider } from '../../components/patient/status-context'
import { afterRows } from './after-first-paint'
import { Covered, useDetailsCover } from './details-cover'
import { ErrorBoundary, PartBoundary } from '../error-boundary'
import { NowShowing } from './identity-banner'
import { Navigation } from './navigation'
import { needsPatient, wayBack } from './nav'
import { useScrollToTop } from './scroll'
import { useSessionReferences } from './references'
import { RecordHeader, SessionTools } from './record-header'
import { ThemeSelect } from './theme-select'
import styles from './layout.module.css'
import type { Circumstance } from '../../clinical/status/status'

// Loaded after the first rows: the first warning is minutes away, nothing has had the focus yet, and no sign-in ends at once.
const Watch = lazy(afterRows(() => import('./session-watchers')))
const Besides = lazy(afterRows(() => import('../../components/patient/related-facts')))
const PrintPage = lazy(afterRows(() => import('./print-page')))
// What has come may be printed at once, and says whose it is.
const PrintHead = lazy(afterFirst(() => import('./print-head')))
const FileViewer = lazy(() => import('../../pages/documents/viewer'))

/** The way back after an idle end names a list or a page, never a record. */
function Ended() {
  const { pathname } = useLocation()
  const returnTo = endCause() === 'idle' ? wayBack(pathname) : undefined
  return <Navigate to="/signed-out" replace state={{ returnTo, idle: returnTo !== undefined }} />
}

/** The frame of every page of a record; without a session it leads to the sign-in and back again. */
export function Layout() {
  const { pathname, search } = useLocation()
  const { frame } = useWords()
  return (
    <SessionProvider
      waiting={<p className={styles['narrow']}>{frame.connecting}</p>}
      none={<Navigate to="/connect" replace state={{ returnTo: pathname + search }} />}
      ended={<Ended />}
    >
      <SessionLayout>
        <Outlet />
      </SessionLayout>
    </SessionProvider>
  )
}

/** Nothing of one session, not even what a page holds, outlives it: another patient's record is laid out anew. */
function SessionLayout({ children }: { children: ReactNode }) {
  return <RecordLayout key={useSession().id}>{children}</RecordLayout>
}

function RecordLayout({ children }: { children: ReactNode }) {
  const session = useSession()
  const { frame } = useWords()
  const audience = audienceOf(session)
  const patient = usePatient()
  const references = useSessionReferences()
  const [besides, setBesides] = useState<Circumstance['besides']>()
  const help = useMemo(() => session.ehr.help && { name: session.ehr.name, ...session.ehr.help }, [session.ehr])
  const firstName = firstNameOf(patient.resource?.['name'])

  // Before anything is painted: the size of everything hangs on who reads.
  useLayoutEffect(() => {
    document.documentElement.dataset['audience'] = audience
    return () => {
      delete document.documentElement.dataset['audience']
    }
  }, [audience])

  return (
    <AudienceProvider
      audience={audience}
      firstName={audience === 'proxy' ? firstName : undefined}
      hasDied={isOfDead(patient.resource)}
      titleName={audience !== 'provider' && session.ehr.nameInTitle ? firstName : undefined}
    >
      <ReferenceProvider value={references}>
        <FileViewerProvider value={FileViewer}>
          <HelpProvider value={help}>
            <Announcer>
              <StatusContextProvider patient={patient.resource} besides={besides}>
                <RecordFrame>{children}</RecordFrame>
                <PartBoundary without={frame.withoutBesides}>
                  <Besides onChange={setBesides} />
                </PartBoundary>
              </StatusContextProvider>
            </Announcer>
          </HelpProvider>
        </FileViewerProvider>
      </ReferenceProvider>
    </AudienceProvider>
  )
}

function RecordFrame({ children }: { children: ReactNode }) {
  const { frame } = useWords()
  const { audience, hasDied } = useAudience()
  const { ehr, choosesPatient, patientId } = useSession()
  const { pathname } = useLocation()
  useScrollToTop()
  const cover = useDetailsCover()
  // What goes on paper alone is asked for when the page stands.
  const stands = useDeferredValue(true, false)
  const findFirst = choosesPatient && patientId === undefined && needsPatient(pathname)
  return (
    <>
      <a className={styles['skip']} href="#main">
        {frame.skip}
      </a>
      {ehr.sandbox ? (
        <aside className={styles['sandbox']} aria-label={frame.sandboxLabel}>
          {frame.sandbox}
        </aside>
      ) : null}
      <RecordHeader cover={cover} />
      <NowShowing />
      <PartBoundary without={frame.withoutWatch}>
        <Watch />
      </PartBoundary>
      {audience === 'provider' ? <Navigation /> : null}
      <div className={`${styles['columns']} ${audience === 'provider' ? styles['wide'] : ''}`}>
        <PartBoundary without={frame.withoutPrint}>{stands ? <PrintHead /> : null}</PartBoundary>
        {audience === 'provider' ? null : <Navigation />}
        <main id="main" tabIndex={-1} className={styles['main']}>
          <Covered cover={cover}>
            <ErrorBoundary place={pathname}>
              <Suspense
                fallback={
                  <p className="muted" data-coming>
                    {frame.pageLoading}
                  </p>
                }
              >
                {findFirst ? <Navigate to="/patients" replace /> : children}
              </Suspense>
            </ErrorBoundary>
            <PartBoundary without={frame.withoutPrint}>
              <PrintPage />
            </PartBoundary>
          </Covered>
        </main>
      </div>
      <footer className={styles['footer']}>
        <SessionTools at="foot" />
        <ThemeSelect />
        {patientId === undefined ? null : <p>{frame.source(ehr.name)}</p>}
        <p>
          <Link to="/privacy">{frame.privacyLink}</Link>
        </p>
        <EhrHelp />
        {audience === 'provider' || hasDied ? null : <p>{frame.emergency}</p>}
      </footer>
    </>
  )
}
