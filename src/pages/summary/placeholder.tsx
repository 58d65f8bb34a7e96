import styles from './summary.module.css'

/** Skeleton: space for a card that is rendered later. */
export const Placeholder = () => <p data-loading className={styles['placeholder']} />
