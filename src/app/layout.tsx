import { Suspense, useEffect } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { usePatient } from '../data/person'
import { firstNameOf } from '../fhir/name'
import { SessionProvider, useSession } from '../session/context'
import { ReferenceProvider } from '../ui/reference-context'
import { LanguageProvider, useWords } from '../ui/language'
import { audienceOf } from './audience'
import { ErrorBoundary } from './error-boundary'
import { IdentityBanner } from './identity-banner'
import { Navigation } from './navigation'
import { useScrollToTop } from './scroll'
import { useReferences } from './references'
import { SessionEnded } from './session-ended'
import { SignOutButton } from './sign-out-button'
import { ThemeSelect } from './theme-select'
import styles from './layout.module.css'

/** The frame of every page of a record; without a session it leads to the sign-in and back again. */
export function Layout() {
  const { pathname, search } = useLocation()
  const { frame } = useWords()
  return (
    <SessionProvider
      waiting={<p className={styles['narrow']}>{frame.connecting}</p>}
      none={<Navigate to="/connect" replace state={{ returnTo: pathname + search }} />}
      ended={<Navigate to="/signed-out" replace />}
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
    <LanguageProvider audience={audience} firstName={firstName}>
      <ReferenceProvider value={references}>
        <RecordFrame />
      </ReferenceProvider>
    </LanguageProvider>
  )
}

function RecordFrame() {
  const { frame } = useWords()
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
            <ThemeSelect />
            <SignOutButton />
          </div>
        </div>
        <IdentityBanner />
      </header>
      <SessionEnded />
      <div className={styles['columns']}>
        <Navigation />
        <main id="main" tabIndex={-1} className={styles['main']}>
          <ErrorBoundary place={pathname}>
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
