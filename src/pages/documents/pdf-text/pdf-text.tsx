import { useMemo } from 'react'
import { TextWithTerms } from '../../../components/note-terms/text-with-terms'
import { NoteText } from '../../../ui/note-text'
import { useTextLanguage } from '../../../ui/record-text'
import { usePageMessages } from '../../../ui/use-page-messages'
import { joinPages, unfinishedParts } from './unfinished'
import { usePdfText } from './use-pdf-text'
import styles from '../documents.module.css'
import type { ReadPdf } from './read-pdf'

interface PdfTextProps {
  readonly bytes: Uint8Array
  readonly language: string | undefined
  onStop(): void
}

/** The text of a PDF, which is read once this is shown: page by page, with its terms explained. */
export function PdfText({ bytes, language, onStop }: PdfTextProps) {
  const { pdfText: words, cancel } = usePageMessages().documents
  const reading = usePdfText(bytes)
  const isReading = reading.state === 'reading'
  return (
    <>
      <p role="status" className={isReading ? undefined : 'visually-hidden'}>
        {isReading ? words.reading : ''}
      </p>
      {isReading ? (
        <button type="button" onClick={onStop}>
          {cancel}
        </button>
      ) : null}
      {reading.state === 'failed' ? <p role="alert">{words.failed[reading.why]}</p> : null}
      {reading.state === 'read' ? <Pages pdf={reading.pdf} language={language} /> : null}
    </>
  )
}

/** The first characters are enough to know the language of a text. */
const LANGUAGE_CHARACTERS = 4000

function Pages({ pdf: { pages, pageCount }, language }: { pdf: ReadPdf; language: string | undefined }) {
  const { pdfText: words } = usePageMessages().documents
  const { text, pieces } = useMemo(() => joinPages(pages.map((page) => page.text)), [pages])
  const unfinished = useMemo(() => unfinishedParts(text, pieces), [text, pieces])
  const shownLanguage = useTextLanguage(text.slice(0, LANGUAGE_CHARACTERS), { language }) ?? language
  if (text.trim() === '') return <p>{words.none}</p>
  const inColumns = pages.some(({ isInColumns }) => isInColumns)
  return (
    <>
      <p className="muted small">{words.about}</p>
      {inColumns ? <p className="muted small">{words.inColumns}</p> : null}
      {pages.length < pageCount ? <p>{words.firstPages(pages.length, pageCount)}</p> : null}
      <TextWithTerms
        text={text}
        language={shownLanguage}
        pieces={pieces}
        // In columns, what negates a term may be anywhere.
        without={inColumns ? [{ start: 0, end: text.length }] : unfinished}
      >
        {(_whole, part) =>
          pieces.map((piece, index) => (
            <section key={piece.start} aria-label={words.page(index + 1, pageCount)}>
              {pageCount === 1 ? null : <p className="muted small">{words.page(index + 1, pageCount)}</p>}
              {pages[index]?.text.trim() === '' ? (
                <p>{words.emptyPage}</p>
              ) : (
                <div className={styles['framed']}>
                  <NoteText text={text.slice(piece.start, piece.end)} language={shownLanguage}>
                    {part(piece)}
                  </NoteText>
                </div>
              )}
            </section>
          ))
        }
      </TextWithTerms>
    </>
  )
}
