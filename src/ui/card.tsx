import { useId } from 'react'
import { Icon } from './icon'
import styles from './card.module.css'
import { Link } from './link'
import type { ReactNode } from 'react'

interface CardProps {
  readonly title: ReactNode
  /** The navigation section of the content: icon before the title, and its color. */
  readonly icon?: CardIcon
  readonly href?: string
  readonly hrefText?: string
  /** The accessible name of the link; starts with its text. */
  readonly hrefLabel?: string | undefined
  readonly children: ReactNode
}

export type CardIcon = 'check' | 'results' | 'medicines' | 'health' | 'visits' | 'all' | 'papers'

/** A section icon in its color. Decorative: a text beside it says the same. */
export function IconTile({ icon }: { icon: CardIcon }) {
  return (
    <span className={`${styles['tile']} ${styles[icon]}`}>
      <Icon name={icon} />
    </span>
  )
}

/** A section of a page with a title and a link to the full list. */
export function Card({ title, icon, href, hrefText, hrefLabel, children }: CardProps) {
  const id = useId()
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <div className={styles['head']}>
        {icon ? <IconTile icon={icon} /> : null}
        <h2 id={id}>{title}</h2>
        {href && hrefText ? (
          <Link className={styles['more']} to={href} aria-label={hrefLabel}>
            {hrefText}
          </Link>
        ) : null}
      </div>
      {children}
    </section>
  )
}
