import { useId } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon'
import styles from './card.module.css'
import type { ReactNode } from 'react'

/** A titled part of a page with, at its end, a link to all of it. */
export function Card({ title, href, hrefText, children }: { title: string; href?: string; hrefText?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {href && hrefText ? (
        <p className={styles['more']}>
          <Link to={href}>
            {hrefText} <Icon name="chevron" />
          </Link>
        </p>
      ) : null}
    </section>
  )
}
