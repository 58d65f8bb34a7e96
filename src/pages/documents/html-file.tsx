import { useLayoutEffect, useMemo, useRef, type CSSProperties } from 'react'
import { usePageMessages } from '../../ui/use-page-messages'
import { inertHtml } from '../../lib/inert-html'
import { TermsOfText } from '../../components/note-terms/text-with-terms'
import { sanitizeHtml, sandboxedDocument } from './sanitize-html'
import { estimateLines } from './estimate-lines'
import styles from './documents.module.css'

/** HTML from a record: sanitized, in a sandboxed iframe without an origin, scripts or requests. */
export default function HtmlFile({
  text,
  name,
  language,
}: {
  text: string
  name: string
  language: string | undefined
}) {
  const { documents } = usePageMessages()
  const { html, text: words, omitted } = useMemo(() => sanitizeHtml(text), [text])
  const frame = useRef<HTMLIFrameElement>(null)
  // Set as a property: as an attribute, React would convert the TrustedHTML to a string.
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = inertHtml(sandboxedDocument(html, language))
  }, [html, language])
  const lines = { '--wide': estimateLines(html, 100), '--narrow': estimateLines(html, 30) } as CSSProperties
  return (
    <>
      {omitted > 0 ? <p>{documents.omittedParts(omitted)}</p> : null}
      <iframe
        ref={frame}
        className={styles['page']}
        style={lines}
        sandbox=""
        referrerPolicy="no-referrer"
        title={documents.pageOf(name)}
      />
      {/* The frame runs no scripts, so that its words cannot be pressed. */}
      <TermsOfText text={words} language={language} />
    </>
  )
}
