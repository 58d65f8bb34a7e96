import styles from '../summary.module.css'
import type { ReactNode } from 'react'

/** Two columns that do not depend on each other's height; on a phone the second one follows the first. */
export const Columns = ({ left, right }: { left: ReactNode; right: ReactNode }) => (
  <div className={`${styles['band']} ${styles['columns']}`}>
    <div className={styles['stack']}>{left}</div>
    <div className={styles['stack']}>{right}</div>
  </div>
)
