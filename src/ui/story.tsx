import { useId, type ReactNode } from 'react'
import { useMessages } from '../language/language-context'
import styles from './story.module.css'

/** The sentences that open a page and answer its question; `wide` for one that takes at most a line of the page. */
export const OpeningSentences = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <p className={wide ? `${styles['answer']} ${styles['wide']}` : styles['answer']}>{children}</p>
)

interface StoryPageProps {
  /** Below the title: notices, sentences and cards as wide as the page. */
  readonly opening: ReactNode
  /** Two columns where there is room; on a phone the first comes before the second. */
  readonly first: ReactNode
  readonly second: ReactNode
  /** `AboutThisPage` with what holds for this page. */
  readonly about: ReactNode
  /** At the end: the way to the record, with everything that was sent. */
  readonly children: ReactNode
}

/** A page that answers what people ask about one thing, such as a test or an allergy: its content below the title, in the order of all such pages. */
export const StoryPage = ({ opening, first, second, about, children }: StoryPageProps) => (
  <div className={`stack ${styles['story'] ?? ''}`}>
    {opening}
    <div className={styles['columns']}>
      <div className="stack">{first}</div>
      <div className="stack">{second}</div>
    </div>
    {about}
    {children}
  </div>
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
