import { usePageMessages } from '../../ui/use-page-messages'
import { useTextLanguage } from '../../ui/record-text'
import { TextWithTerms } from '../../components/note-terms/text-with-terms'
import { MAX_TEXT_CHARACTERS } from '../../components/files/file-text'
import styles from './documents.module.css'

/** Text set in columns by its spaces, which only letters of one width keep apart. */
const HAS_COLUMNS = /\S(?: {3}|\t)|^(?: {8}|\t)/m

/** The first characters are enough to know the language of a text. */
const LANGUAGE_CHARACTERS = 4000

/** Plain text in the face for reading, up to a length that a browser can lay out; text with columns keeps them. */
export function TextFile({ text, language }: { text: string; language?: string | undefined }) {
  const { documents } = usePageMessages()
  const shownLanguage = useTextLanguage(text.slice(0, LANGUAGE_CHARACTERS), { language }) ?? language
  return (
    <>
      {text.length > MAX_TEXT_CHARACTERS ? <p>{documents.truncated}</p> : null}
      <TextWithTerms text={text.slice(0, MAX_TEXT_CHARACTERS)} language={shownLanguage}>
        {(content) => (
          <pre
            className={HAS_COLUMNS.test(text) ? styles['text'] : `${styles['text']} ${styles['reading']}`}
            dir="auto"
            {...(shownLanguage === undefined ? {} : { lang: shownLanguage })}
          >
            {content}
          </pre>
        )}
      </TextWithTerms>
    </>
  )
}
