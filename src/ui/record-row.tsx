import { Icon } from './icon'
import { Link } from './link'
import styles from './record-row.module.css'
import type { ReactNode } from 'react'

/** One record in a list: its name as a link, status chips, a muted line of details, and more content. */
export function RecordRow({
  href,
  title,
  chips,
  meta,
  children,
}: {
  href: string
  title: ReactNode
  chips?: ReactNode
  meta?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles['row']} data-row>
      <div className={styles['head']}>
        <Link className={styles['title']} to={href}>
          <bdi>{title}</bdi>
        </Link>
        {chips ? <span className={styles['chips']}>{chips}</span> : null}
      </div>
      {children ? <div className={styles['body']}>{children}</div> : null}
      {meta ? <div className={styles['meta']}>{meta}</div> : null}
      <span className={styles['chevron']}>
        <Icon name="chevron" />
      </span>
    </div>
  )
}
