import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon'
import { useUnreadablePatient } from '../../data/queries/use-patient'
import { useSession } from '../../auth/session/session-provider'
import { useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { navigationSectionOf, navigationSectionsFor } from './navigation-sections'
import styles from './navigation.module.css'
import type { IconName } from '../../ui/icon'
import type { NavigationSection, NavigationSectionName } from './navigation-sections'

const icons: Readonly<Record<NavigationSectionName, IconName>> = {
  home: 'home',
  results: 'results',
  medicines: 'medicines',
  health: 'health',
  visits: 'visits',
  all: 'all',
  patients: 'person',
}

/** Main navigation: a column, on a phone a bar at the bottom, for providers a row above the page. None for a record that cannot be opened. */
export function Navigation() {
  const { appShell } = useMessages()
  const { audience } = useAudience()
  const { pathname } = useLocation()
  const { canSelectPatient, patientId } = useSession()
  const unreadable = useUnreadablePatient()
  const openOrNone = patientId === undefined ? 'none' : 'open'
  const current = navigationSectionOf(pathname)
  const [layout, column] = audience === 'provider' ? ['row', 1] : ['bar', 0]
  const ariaCurrent = ({ name, to }: NavigationSection) => {
    if (to === pathname) return 'page'
    return name === current ? 'true' : undefined
  }
  if (unreadable) return null
  return (
    <nav id="record-nav" aria-label={appShell.navLabel} className={`${styles['nav']} ${styles[layout]} no-print`}>
      <ul>
        {navigationSectionsFor(audience, canSelectPatient ? openOrNone : 'one').map((section) => (
          <li key={section.name}>
            <Link className={styles['link']} to={section.to} aria-current={ariaCurrent(section)}>
              <Icon name={icons[section.name]} />
              {appShell.sections[section.name]?.[column]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
