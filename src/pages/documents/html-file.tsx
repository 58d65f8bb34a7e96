import { useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react'
import { usePageWords } from '../../ui/page-words'
import { inertHtml } from '../../components/files/inert-html'
import { cleanHtml, framedPage } from './clean-html'
import { linesOf } from './lines-of'
import styles from './documents.module.css'

/** A page from a record: cleaned, and in a frame that has no origin, runs no script and loads nothing. */
export default function HtmlFile({
  text,
  name,
  language,
}: {
  text: string
  name: string
  language: string | undefined
}) {
  const { documents } = usePageWords()
  const { html, leftOut } = useMemo(() => cleanHtml(text), [text])
  const frame = useRef<HTMLIFrameElement>(null)
  // Not as an attribute: React would make text of what the policy gave.
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = inertHtml(framedPage(html, language))
  }, [html, language])
  const lines = { '--wide': linesOf(html, 100), '--narrow': linesOf(html, 30) } as CSSProperties
  return (
    <>
      {leftOut > 0 ? <p>{documents.leftOut(leftOut)}</p> : null}
      <iframe
        ref={frame}
        className={styles['page']}
        style={lines}
        sandbox=""
        referrerPolicy="no-referrer"
        title={documents.pageOf(name)}
      />
    </>
  )
}
