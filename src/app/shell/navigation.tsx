import { Link, useLocation } from 'react-router'
import { Icon } from '../../ui/icon'
import { useSession } from '../../auth/session/session-provider'
import { useAudience, useMessages } from '../../ui/language'
import { navigationSectionOf, navigationSectionsFor } from './navigation-sections'
import styles from './navigation.module.css'
import type { IconName } from '../../ui/icon'
import type { NavigationSectionName } from './navigation-sections'

const icons: Readonly<Record<NavigationSectionName, IconName>> = {
  home: 'home',
  results: 'results',
  medicines: 'medicines',
  health: 'health',
  visits: 'visits',
  all: 'all',
  patients: 'person',
}

/** The places of the record: a column where there is room, a bar at the foot of a phone, a row above the page for care staff. */
export function Navigation() {
  const { frame } = useMessages()
  const { audience } = useAudience()
  const { pathname } = useLocation()
  const { canSelectPatient: choosesPatient, patientId } = useSession()
  const charts = !choosesPatient ? 'one' : patientId === undefined ? 'none' : 'open'
  const here = navigationSectionOf(pathname)
  const [look, column] = audience === 'provider' ? ['row', 1] : ['bar', 0]
  return (
    <nav id="record-nav" aria-label={frame.navLabel} className={`${styles['nav']} ${styles[look]} no-print`}>
      <ul>
        {navigationSectionsFor(audience, charts).map(({ name, to }) => (
          <li key={name}>
            <Link
              className={styles['link']}
              to={to}
              aria-current={to === pathname ? 'page' : name === here ? 'true' : undefined}
            >
              <Icon name={icons[name]} />
              {frame.places[name]?.[column]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
