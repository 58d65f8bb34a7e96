import { Link, useLocation } from 'react-router'
import { useAudience, useWords } from '../../ui/language'
import { sectionsOf } from './places'
import { usePageName } from './page-name'
import { usePlaceWords } from './place-words'
import styles from './section-links.module.css'

/** The pages that stand beside this one, below its heading: links, no tabs. */
export function SectionLinks() {
  const { frame } = useWords()
  const places = usePlaceWords()
  const { pathname } = useLocation()
  const column = useAudience().audience === 'provider' ? 1 : 0
  const nameOf = usePageName()
  const [place, pages] = sectionsOf(pathname) ?? []
  if (place === undefined || pages === undefined) return null
  return (
    <nav className={`${styles['sections']} no-print`} aria-label={places.sections(frame.places[place]?.[column] ?? '')}>
      {pages.map((page) => (
        <Link key={page.to} to={page.to} aria-current={page.to === pathname ? 'page' : undefined}>
          {nameOf(page)}
        </Link>
      ))}
    </nav>
  )
}
