import { NoteText } from '../../ui/note-text'
import { usePageMessages } from '../../ui/use-page-messages'
import { useTextLanguage } from '../../ui/record-text'
import { TextWithTerms } from '../../components/note-terms/text-with-terms'
import { MAX_TEXT_CHARACTERS } from '../../lib/file-text'
import styles from './documents.module.css'

interface TextFileProps {
  readonly text: string
  readonly language?: string | undefined
  readonly isFramed?: boolean
}

/** The first characters are enough to know the language of a text. */
const LANGUAGE_CHARACTERS = 4000

/** Plain text with its terms explained, up to a length that a browser can lay out. */
export function TextFile({ text, language, isFramed = true }: TextFileProps) {
  const { documents } = usePageMessages()
  const shownLanguage = useTextLanguage(text.slice(0, LANGUAGE_CHARACTERS), { language }) ?? language
  const shown = text.slice(0, MAX_TEXT_CHARACTERS)
  const note = (
    <TextWithTerms text={shown} language={shownLanguage}>
      {(content) => (
        <NoteText text={shown} language={shownLanguage}>
          {content}
        </NoteText>
      )}
    </TextWithTerms>
  )
  return (
    <>
      {text.length > MAX_TEXT_CHARACTERS ? <p>{documents.truncated}</p> : null}
      {isFramed ? <div className={styles['framed']}>{note}</div> : note}
    </>
  )
}
