import { Link, useLocation } from 'react-router'
import { useWholeCount } from '../../data/completeness/use-complete-count'
import { useAudience, useMessages } from '../../ui/language'
import { pageSectionOf } from './sections'
import { usePageName } from './use-page-name'
import { useNavigationMessages } from './use-navigation-messages'
import styles from './section-links.module.css'
import type { RecordType } from '../../contract'

/** The pages that stand beside this one, below its heading: links, no tabs. */
export function SectionLinks() {
  const { frame } = useMessages()
  const places = useNavigationMessages()
  const { pathname } = useLocation()
  const column = useAudience().audience === 'provider' ? 1 : 0
  const nameOf = usePageName()
  const [place, pages] = pageSectionOf(pathname) ?? []
  if (place === undefined || pages === undefined) return null
  return (
    <nav className={`${styles['sections']} no-print`} aria-label={places.sections(frame.places[place]?.[column] ?? '')}>
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

/** How many records the list beside has, once all of them are here: a number would say that no more will come. */
function RecordCount({ type }: { type: RecordType }) {
  const { locale } = useMessages().language
  const count = useWholeCount(type)
  return count ? <small> {new Intl.NumberFormat(locale).format(count)}</small> : null
}
