import { useId, type ReactNode } from 'react'
import { useMessages } from '../language/language-context'
import styles from './story.module.css'

/** The sentences that open a page and answer its question; `wide` for one that takes at most a line of the page. */
export const OpeningSentences = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <p className={wide ? `${styles['answer']} ${styles['wide']}` : styles['answer']}>{children}</p>
)

/** Where a page comes from, what may be missing, what the app worked out itself and what is general: once, at the end of the page. */
export function AboutThisPage({ children }: { children: ReactNode }) {
  const id = useId()
  const { states } = useMessages()
  return (
    <section className={styles['about']} aria-labelledby={id} data-about-page>
      <h2 id={id}>{states.aboutThisPage}</h2>
      {children}
    </section>
  )
}
