import { Suspense, useEffect } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useMessages } from '../../ui/language'
import { ErrorBoundary } from './error-boundary'
import { LanguageSelect } from './language-select'
import styles from './layout.module.css'
import { ThemeSelect } from './theme-select'
import { loadJose } from '../../auth/launch/id-token'
import { loadPageMessages } from '../../i18n/load'
import { isSaveDataOn, runWhenIdle } from '../../lib/idle'
import type { LanguageCode } from '../../i18n/language'

/** What a sign-in and the first pages after it need besides what the first page is drawn with. */
const preloads: readonly ((code: LanguageCode) => Promise<unknown>)[] = [
  loadJose,
  () => import('../../auth/tokens/refresh'),
  () => import('./session-watchers'),
  () => import('./print-head'),
  () => import('./print-or-download'),
  () => import('../../components/patient/related-facts'),
  loadPageMessages,
]

/** Fetches that while somebody reads the page before the sign-in, unless the browser is to save data; it is asked for again where it is needed. */
function preloadAfterSignIn(code: LanguageCode): void {
  if (!isSaveDataOn()) runWhenIdle(() => preloads.forEach((load) => void load(code).catch(() => undefined)))
}

/** The frame of the pages that need no session. */
export function PublicLayout() {
  const { frame, language } = useMessages()
  const { pathname } = useLocation()
  useEffect(() => (pathname === '/connect' ? preloadAfterSignIn(language.code) : undefined), [pathname, language.code])
  return (
    <>
      <a className={styles['skip']} href="#main">
        {frame.skip}
      </a>
      <header className={styles['header']}>
        <Link className={styles['app']} to="/connect">
          {frame.appName}
        </Link>
        <div className="row no-print">
          <LanguageSelect />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`${styles['narrow']} ${pathname === '/connect' ? styles['broad'] : ''}`}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<p className="muted">{frame.pageLoading}</p>}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <footer className={styles['footer']}>
        <ThemeSelect />
        <p>{frame.emergency}</p>
      </footer>
    </>
  )
}
