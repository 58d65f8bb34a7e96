import styles from './note-text.module.css'
import type { ReactNode } from 'react'

/** Text set in columns by its spaces, which only letters of one width keep apart. */
const HAS_COLUMNS = /\S(?: {3}|\t)|^(?: {8}|\t)/m

interface NoteTextProps {
  readonly text: string
  /** As the record gives it. */
  readonly language?: string | undefined
  /** The same text with markup. */
  readonly children?: ReactNode
}

/** What a clinician wrote, such as a note or the conclusion of a report: its line breaks stay, and text with columns keeps them. */
export const NoteText = ({ text, language, children = text }: NoteTextProps) => (
  <pre
    className={HAS_COLUMNS.test(text) ? styles['note'] : `${styles['note']} ${styles['reading']}`}
    dir="auto"
    {...(language === undefined ? {} : { lang: language })}
  >
    {children}
  </pre>
)
