import { useMemo } from 'react'
import { usePageWords } from '../../ui/page-words'
import { cleanHtml, framedPage } from './clean-html'
import styles from './documents.module.css'

/** A page from a record: cleaned, and in a frame that has no origin, runs no script and loads nothing. */
export default function HtmlFile({ text, name, language }: { text: string; name: string; language: string | undefined }) {
  const { documents } = usePageWords()
  const { html, leftOut } = useMemo(() => cleanHtml(text), [text])
  return (
    <>
      {leftOut > 0 ? <p>{documents.leftOut(leftOut)}</p> : null}
      <iframe className={styles['page']} sandbox="" referrerPolicy="no-referrer" srcDoc={framedPage(html, language)} title={documents.pageOf(name)} />
    </>
  )
}
