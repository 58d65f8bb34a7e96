import { usePageWords } from '../../ui/page-words'
import { MAX_TEXT } from '../../components/files/file-text'
import styles from './documents.module.css'

/** Plain text as it is, up to a length that a browser can lay out. */
export function TextFile({ text, language }: { text: string; language?: string | undefined }) {
  const { documents } = usePageWords()
  return (
    <>
      {text.length > MAX_TEXT ? <p>{documents.cut}</p> : null}
      <pre className={styles['text']} dir="auto" {...(language === undefined ? {} : { lang: language })}>
        {text.slice(0, MAX_TEXT)}
      </pre>
    </>
  )
}
