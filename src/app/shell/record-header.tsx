import { useLocation, useNavigate } from 'react-router'
import { useSessionState } from '../../data/use-session-state'
import { useUnreadablePatient } from '../../data/queries/use-patient'
import { useSession } from '../../auth/session/session-provider'
import { AppMark } from '../../ui/app-mark'
import { Icon } from '../../ui/icon'
import { useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { HideDetailsButton, type HideDetailsState } from './hide-details'
import { IdentityBanner } from './identity-banner'
import { LanguageSelect } from './language-select'
import { SignOutButton } from '../../components/session/sign-out-button'
import styles from './layout.module.css'
import type { FormEvent } from 'react'

/** Language and sign-out: in the header if there is room, else in the footer. */
export function SessionControls({ position }: { position: 'head' | 'foot' }) {
  return (
    <div className={`${styles['session']} ${styles[position]} no-print`}>
      <LanguageSelect />
      <SignOutButton />
    </div>
  )
}

/** App name, search, tools and the identity banner. */
export function RecordHeader({ hideDetails }: { hideDetails: HideDetailsState }) {
  const { appShell } = useMessages()
  const { canSelectPatient, patientId } = useSession()
  const unreadable = useUnreadablePatient()
  const hasRecord = !unreadable && (patientId !== undefined || !canSelectPatient)
  return (
    <header className={styles['top']}>
      <div className={styles['header']}>
        <Link className={styles['app']} to="/">
          <AppMark />
          {appShell.appName}
        </Link>
        {hasRecord ? <SearchBox /> : null}
        <div className={`${styles['tools']} no-print`}>
          <SessionControls position="head" />
          {hasRecord ? <IconLink to="/find" /> : null}
          <HideDetailsButton state={hideDetails} />
          {unreadable ? null : <IconLink to="/records" />}
        </div>
      </div>
      {hideDetails.hidden || unreadable ? null : <IdentityBanner />}
    </header>
  )
}

/** On a phone, links that do not fit into the bottom bar: an icon with a short label. */
function IconLink({ to }: { to: '/find' | '/records' }) {
  const { appShell } = useMessages()
  const { audience } = useAudience()
  const { pathname } = useLocation()
  // The providers' navigation row already has this link.
  if (to === '/records' && audience === 'provider') return null
  const [icon, name, short] =
    to === '/find'
      ? (['search', appShell.find, appShell.short.find] as const)
      : (['all', appShell.sections['all']?.[0], appShell.short.all] as const)
  return (
    <Link className={styles['mini']} to={to} aria-label={name} aria-current={pathname === to ? 'page' : undefined}>
      <Icon name={icon} />
      {short}
    </Link>
  )
}

/** Opens the search page with the typed text, which is passed in memory only; that page has its own field. */
function SearchBox() {
  const { appShell } = useMessages()
  const [, keep] = useSessionState('find', '')
  const navigate = useNavigate()
  if (useLocation().pathname === '/find') return null
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('words')
    keep(typeof typed === 'string' ? typed : '')
    void navigate('/find')
  }
  return (
    <form role="search" className={`${styles['field']} no-print`} onSubmit={find}>
      <Icon name="search" />
      <input
        type="search"
        name="words"
        aria-label={appShell.find}
        placeholder={appShell.find}
        autoComplete="off"
        spellCheck={false}
      />
    </form>
  )
}
