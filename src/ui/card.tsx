import { useId } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon'
import styles from './card.module.css'
import type { ReactNode } from 'react'

interface CardProps {
  readonly title: ReactNode
  /** The place of the app that it belongs to: the drawing before the title, and its color. */
  readonly place?: Place
  readonly href?: string
  readonly hrefText?: string
  readonly children: ReactNode
}

export type Place = 'results' | 'medicines' | 'health' | 'visits' | 'all' | 'papers'

/** The drawing of a place in its color, beside words that say the same. */
export function Tile({ place }: { place: Place }) {
  return (
    <span className={`${styles['tile']} ${styles[place]}`}>
      <Icon name={place} />
    </span>
  )
}

/** A titled part of a page, with a link to all of it beside the title. */
export function Card({ title, place, href, hrefText, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <div className={styles['head']}>
        {place ? <Tile place={place} /> : null}
        <h2 id={id}>{title}</h2>
        {href && hrefText ? (
          <Link className={styles['more']} to={href}>
            {hrefText}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  )
}
