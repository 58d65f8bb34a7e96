import { Suspense, useEffect } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { useWords } from '../../ui/language'
import { ErrorBoundary } from '../error-boundary'
import { LanguageSelect } from './language-select'
import styles from './layout.module.css'
import { ThemeSelect } from './theme-select'
import { warm } from './preload'

/** The frame of the pages that need no session. */
export function OutsideLayout() {
  const { frame, language } = useWords()
  const { pathname } = useLocation()
  useEffect(() => (pathname === '/connect' ? warm(language.code) : undefined), [pathname, language.code])
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
        <ErrorBoundary place={pathname}>
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
