import styles from './summary.module.css'

/** Skeleton: a card that is rendered later; `space`: it is likely to have content. */
export const Placeholder = ({ space = true }: { space?: boolean }) =>
  space ? <p data-loading className={styles['placeholder']} /> : <p data-loading hidden />
