import { Icon } from './icon'
import styles from './chip.module.css'
import type { ReactNode } from 'react'
import type { IconName } from './icon'
import type { Tone } from '../i18n/code-tables'

const icons: Readonly<Record<Tone, IconName>> = {
  active: 'dot',
  good: 'check',
  pending: 'hourglass',
  attention: 'attention',
  stop: 'stop',
  past: 'past',
  invalid: 'cross',
  uncertain: 'question',
  none: 'dot',
}

/** A status as text with an icon. */
export function StatusChip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`${styles['chip']} ${styles[tone] ?? ''}`}>
      <Icon name={icons[tone]} />
      <bdi>{children}</bdi>
    </span>
  )
}
