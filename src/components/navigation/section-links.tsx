import { useLocation } from 'react-router'
import { useMemo } from 'react'
import { countAsserted } from '../../clinical/assertion/assertion-of'
import { useCompleteList } from '../../data/completeness/use-cached-lists'
import { useStatusContext } from '../patient/status-context'
import { useMessages } from '../../language/language-context'
import { useAudience } from '../../ui/audience'
import { Link } from '../../ui/link'
import { pageSectionOf } from './sections'
import { usePageName } from './use-page-name'
import { useNavigationMessages } from './use-navigation-messages'
import { formatCount } from '../../lib/locale-format'
import styles from './section-links.module.css'
import type { RecordType } from '../../contract'

/** Links to the other pages of this section, below the page heading. */
export function SectionLinks() {
  const { appShell } = useMessages()
  const messages = useNavigationMessages()
  const { pathname } = useLocation()
  const column = useAudience().audience === 'provider' ? 1 : 0
  const nameOf = usePageName()
  const [section, pages] = pageSectionOf(pathname) ?? []
  if (section === undefined || pages === undefined) return null
  return (
    <nav
      className={`${styles['sections']} no-print`}
      aria-label={messages.sections(appShell.sections[section]?.[column] ?? '')}
    >
      {pages.map((page) => (
        <span key={page.to}>
          <Link to={page.to} aria-current={page.to === pathname ? 'page' : undefined}>
            {nameOf(page)}
          </Link>
          {page.type ? <RecordCount type={page.type} /> : null}
        </span>
      ))}
    </nav>
  )
}

/** The number of records in a list that state something, only once it is complete. */
function RecordCount({ type }: { type: RecordType }) {
  const { locale } = useMessages().language
  const status = useStatusContext()
  const records = useCompleteList(type)
  const count = useMemo(() => records && countAsserted(records, status), [records, status])
  return count ? <small> {formatCount(count, locale)}</small> : null
}
