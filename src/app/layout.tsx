import { lazy, Suspense, useEffect } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { usePatient } from '../data/person'
import { firstNameOf } from '../fhir/name'
import { SessionProvider, useSession } from '../session/context'
import { endCause } from '../session/current'
import { ReferenceProvider } from '../ui/reference-context'
import { AudienceProvider, useWords } from '../ui/language'
import { audienceOf } from './audience'
import { ErrorBoundary } from './error-boundary'
import { IdentityBanner } from './identity-banner'
import { LanguageSelect } from './language-select'
import { Navigation } from './navigation'
import { useScrollToTop } from './scroll'
import { useReferences } from './references'
import { SessionEnded } from './session-ended'
import { SignOutButton } from './sign-out-button'
import { ThemeSelect } from './theme-select'
import styles from './layout.module.css'

// Loaded after the first page: its first warning is minutes away.
const TimeOut = lazy(() => import('./time-out'))

/** The way back after an idle end names a list or a page, never a record. */
function Ended() {
  const [, area = ''] = useLocation().pathname.split('/')
  const returnTo = endCause() === 'idle' ? `/${area === 'record' ? '' : area}` : undefined
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
      <RecordLayout />
    </SessionProvider>
  )
}

function RecordLayout() {
  const session = useSession()
  const audience = audienceOf(session)
  const patient = usePatient()
  const references = useReferences()
  const firstName = audience === 'proxy' ? firstNameOf(patient.resource?.['name']) : undefined

  useEffect(() => {
    document.documentElement.dataset['audience'] = audience
    return () => {
      delete document.documentElement.dataset['audience']
    }
  }, [audience])

  return (
    <AudienceProvider audience={audience} firstName={firstName}>
      <ReferenceProvider value={references}>
        <RecordFrame />
      </ReferenceProvider>
    </AudienceProvider>
  )
}

function RecordFrame() {
  const { frame, language } = useWords()
  const { ehr } = useSession()
  const { pathname } = useLocation()
  useScrollToTop()
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
      <header>
        <div className={styles['header']}>
          <Link className={styles['app']} to="/">
            {frame.appName}
          </Link>
          <div className="row no-print">
            <LanguageSelect />
            <ThemeSelect />
            <SignOutButton />
          </div>
        </div>
        <IdentityBanner />
      </header>
      <SessionEnded />
      <Suspense>
        <TimeOut />
      </Suspense>
      <div className={styles['columns']}>
        <Navigation />
        <main id="main" tabIndex={-1} className={styles['main']}>
          {/* Another language begins the page anew: texts that it has put together are in the former one. */}
          <ErrorBoundary key={language.code} place={pathname}>
            <Suspense fallback={<p className="muted">{frame.pageLoading}</p>}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      <footer className={styles['footer']}>
        <p>{frame.source(ehr.name)}</p>
        <p>
          <Link to="/privacy">{frame.privacyLink}</Link>
        </p>
        <p>{frame.emergency}</p>
      </footer>
    </>
  )
}
