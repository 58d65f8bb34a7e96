import { Link, useLocation } from 'react-router'
import { useSession } from '../../auth/session/session-provider'
import { Icon } from '../../ui/icon'
import { useAudience, useWords } from '../../ui/language'
import { HideDetails, type DetailsCover } from './details-cover'
import { FindField } from './find-field'
import { IdentityBanner } from './identity-banner'
import { LanguageSelect } from './language-select'
import { SignOutButton } from './sign-out-button'
import styles from './layout.module.css'

/** Language and sign-out: in the header where there is room, else at the foot of the page. */
export function SessionTools({ at }: { at: 'head' | 'foot' }) {
  return (
    <div className={`${styles['session']} ${styles[at]} no-print`}>
      <LanguageSelect />
      <SignOutButton />
    </div>
  )
}

/** The way to everything, and whose record this is. */
export function RecordHeader({ cover }: { cover: DetailsCover }) {
  const { frame } = useWords()
  const { choosesPatient, patientId } = useSession()
  const hasRecord = patientId !== undefined || !choosesPatient
  return (
    <header className={styles['top']}>
      <div className={styles['header']}>
        <Link className={styles['app']} to="/">
          {frame.appName}
        </Link>
        {hasRecord ? <FindField /> : null}
        <div className={`${styles['tools']} no-print`}>
          <SessionTools at="head" />
          {hasRecord ? <Mini to="/find" /> : null}
          <HideDetails cover={cover} />
          <Mini to="/records" />
        </div>
      </div>
      {cover.hidden ? null : <IdentityBanner />}
    </header>
  )
}

/** On a phone, what has no room in the bar below: a drawing with a short word. */
function Mini({ to }: { to: '/find' | '/records' }) {
  const { frame } = useWords()
  const { audience } = useAudience()
  const { pathname } = useLocation()
  // The row of care staff has all records in it.
  if (to === '/records' && audience === 'provider') return null
  const [icon, name, short] =
    to === '/find'
      ? (['search', frame.find, frame.short.find] as const)
      : (['all', frame.places['all']?.[0], frame.short.all] as const)
  return (
    <Link className={styles['mini']} to={to} aria-label={name} aria-current={pathname === to ? 'page' : undefined}>
      <Icon name={icon} />
      {short}
    </Link>
  )
}
