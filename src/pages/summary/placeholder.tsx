import styles from './summary.module.css'

/** Space for a card that is rendered later. */
export const Placeholder = () => <p data-loading className={styles['placeholder']} />
