import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { recordTypes } from '../contract'
import { Icon } from '../ui/icon'
import { useSession } from '../session/context'
import { useAudience, useOwner, useWords } from '../ui/language'
import { useCircumstance } from '../parts/person/circumstance'
import { navigation } from './nav'
import styles from './navigation.module.css'
import type { KeyboardEvent } from 'react'
import type { NavGroup, NavItem } from './nav'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A page belongs to its own item and to the one it lies below, as a trend does to the results. */
const isCurrent = (to: string, pathname: string): boolean => pathname === to || (to !== '/' && pathname.startsWith(`${to}/`))

function useNavWords() {
  const { frame, typeNames } = useWords()
  const { audience } = useAudience()
  const owner = useOwner()
  const column = audience === 'provider' ? 'provider' : 'patient'
  const titleOf = (group: NavGroup) => {
    if (group === 'top') return undefined
    return group === 'health' || group === 'care' ? capital(frame.groups[group](owner)) : frame.groups[group]
  }
  const textOf = (item: NavItem) => {
    if (item.type) return typeNames[item.type][column].many
    if (item.to === '/profile' && audience === 'proxy') return frame.proxyProfile(owner)
    return frame.nav[item.to]?.[audience === 'provider' ? 1 : 0] ?? item.to
  }
  return { titleOf, textOf }
}

/** The navigation: a column where there is room, else behind a Menu button that pushes the page down. */
export function Navigation() {
  const { frame } = useWords()
  const { audience } = useAudience()
  const { pathname } = useLocation()
  const { choosesPatient, patientId } = useSession()
  const charts = !choosesPatient ? 'one' : patientId === undefined ? 'none' : 'open'
  const { titleOf, textOf } = useNavWords()
  const hasDied = useCircumstance().died !== undefined
  const [openAt, setOpenAt] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const open = openAt === pathname

  useEffect(() => setOpenAt(undefined), [pathname])

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpenAt(undefined)
    button.current?.focus()
  }

  return (
    <div className="no-print" onKeyDown={closeOnEscape}>
      <button ref={button} type="button" className={styles['toggle']} aria-expanded={open} aria-controls="record-nav" onClick={() => setOpenAt(open ? undefined : pathname)}>
        <Icon name="menu" />
        {frame.menu}
      </button>
      <nav id="record-nav" aria-label={frame.navLabel} className={`${styles['nav']} ${open ? styles['open'] : ''}`}>
        {navigation(recordTypes, audience, charts, hasDied).map(({ group, items }) => (
          <div key={group}>
            {titleOf(group) ? <h2 className={styles['title']}>{titleOf(group)}</h2> : null}
            <ul>
              {items.map((item) => (
                <li key={item.to}>
                  <Link className={styles['link']} to={item.to} aria-current={isCurrent(item.to, pathname) ? 'page' : undefined}>
                    {textOf(item)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  )
}
