import { usePageMessages } from '../../ui/use-page-messages'
import { MAX_TEXT_CHARACTERS } from '../../components/files/file-text'
import styles from './documents.module.css'

/** Plain text, up to a length that a browser can lay out. */
export function TextFile({ text, language }: { text: string; language?: string | undefined }) {
  const { documents } = usePageMessages()
  return (
    <>
      {text.length > MAX_TEXT_CHARACTERS ? <p>{documents.truncated}</p> : null}
      <pre className={styles['text']} dir="auto" {...(language === undefined ? {} : { lang: language })}>
        {text.slice(0, MAX_TEXT_CHARACTERS)}
      </pre>
    </>
  )
}
