import { Icon } from './icon'
import styles from './banner.module.css'
import type { ReactNode } from 'react'

const icons = { info: 'info', warn: 'attention', error: 'failed' } as const

/** A message box. `alert` makes it a live region: only for errors that appear after the page is rendered. */
export function Banner({
  tone,
  title,
  alert,
  children,
}: {
  tone: 'info' | 'warn' | 'error'
  title?: string
  alert?: boolean
  children?: ReactNode
}) {
  return (
    <div className={`${styles['banner']} ${styles[tone]}`} role={alert ? 'alert' : undefined}>
      <Icon name={icons[tone]} />
      <div className={styles['body']}>
        {title ? <p className={styles['title']}>{title}</p> : null}
        {children}
      </div>
    </div>
  )
}
