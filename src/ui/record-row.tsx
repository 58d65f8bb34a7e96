import { Link } from 'react-router'
import { Icon } from './icon'
import styles from './record-row.module.css'
import type { ReactNode } from 'react'

/** One record in a list: its name as the link, its status, a quiet line and whatever else belongs to it. */
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
      <span className={styles['way']}>
        <Icon name="chevron" />
      </span>
    </div>
  )
}
