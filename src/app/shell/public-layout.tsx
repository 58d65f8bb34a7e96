import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useMessages } from '../../language/language-context'
import { AppMark } from '../../ui/app-mark'
import { Link } from '../../ui/link'
import { PageHeading } from '../../ui/page-heading'
import { EmergencyNote } from './emergency-note'
import { ErrorBoundary } from './error-boundary'
import { LanguageSelect } from './language-select'
import styles from './layout.module.css'
import { ThemeSelect } from './theme-select'
import { loadPageMessages } from '../../i18n/messages'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import type { LanguageCode } from '../../i18n/language'

/** Code for sign-in and the first record pages, other than what the summary needs to render. */
const preloads: readonly ((code: LanguageCode) => Promise<unknown>)[] = [
  () => import('../../auth/launch/id-token'),
  () => import('../../auth/tokens/refresh'),
  () => import('./session-watchers'),
  () => import('./print-head'),
  () => import('./print-or-download'),
  () => import('../../components/patient/related-facts'),
  loadPageMessages,
]

/** Loads it while the page before sign-in is read, unless the browser saves data. Failed loads are retried where they are needed. */
function preloadAfterSignIn(code: LanguageCode): void {
  if (!isSaveDataOn()) runWhenIdle(() => preloads.forEach((load) => void load(code).catch(() => undefined)))
}

/** Layout of the pages that need no session. */
export function PublicLayout() {
  const { appShell, language } = useMessages()
  const { pathname } = useLocation()
  useEffect(() => (pathname === '/connect' ? preloadAfterSignIn(language.code) : undefined), [pathname, language.code])
  return (
    <>
      <a className={styles['skip']} href="#main">
        {appShell.skip}
      </a>
      <header className={styles['header']}>
        <Link className={styles['app']} to="/connect">
          <AppMark />
          {appShell.appName}
        </Link>
        <div className="row no-print">
          <LanguageSelect />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`${styles['narrow']} ${pathname === '/connect' ? styles['broad'] : ''}`}>
        <ErrorBoundary
          resetKey={pathname}
          // The session has ended before this page opens, also without a network.
          known={
            pathname === '/signed-out' ? (
              <PageHeading title={appShell.signedOutTitle} intro={appShell.signedOutText} />
            ) : undefined
          }
        >
          <Suspense fallback={<p className="muted">{appShell.pageLoading}</p>}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <footer className={styles['footer']}>
        <EmergencyNote />
        <ThemeSelect />
      </footer>
    </>
  )
}
