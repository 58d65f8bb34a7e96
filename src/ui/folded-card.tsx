import { Icon } from './icon'
import card from './card.module.css'
import styles from './folded-card.module.css'
import type { ReactNode } from 'react'

/** A card that shows its title and a summary, and opens to its content. */
export function FoldedCard({
  title,
  summary,
  open = false,
  children,
}: {
  title: ReactNode
  summary: ReactNode
  open?: boolean
  children: ReactNode
}) {
  return (
    <section className={`${card['card']} ${styles['folded']}`}>
      <details open={open}>
        <summary>
          <span className={styles['head']}>
            <h2>{title}</h2>
            <span className={styles['summary']}>{summary}</span>
          </span>
          <Icon name="chevron" />
        </summary>
        {children}
      </details>
    </section>
  )
}
