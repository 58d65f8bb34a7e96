import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { MAX_NOTE_CHARACTERS } from '../../dictionary/note-terms/note-term'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { useNoteTerms, type ExplainedTerm } from './use-note-terms'
import styles from './note-terms.module.css'

interface TextWithTermsProps {
  readonly text: string
  /** The language of the text, where the record states it. */
  readonly language?: string | undefined
  /** Draws the text, whose words are underlined where they can be explained. Its characters stay the same. */
  readonly children: (text: ReactNode) => ReactNode
}

/** Which term is explained, and where in the box of the text its explanation starts. */
interface OpenTerm {
  readonly index: number
  readonly top: number
}

/** Texts as long as this have terms almost always, so that space is kept for their list while it loads. */
const RESERVING_CHARACTERS = 200

/** A text of the record in which terms are explained on press, and below it the list of all its explanations. */
export function TextWithTerms({ text, language, children }: TextWithTermsProps) {
  const { terms, state, load } = useNoteTerms(text, language)
  const { documents } = usePageMessages()
  if (state === 'off') return children(text)
  return (
    <>
      {terms.length === 0 ? children(text) : <ExplainedText key={text} text={text} terms={terms} draw={children} />}
      <div className={`no-print ${styles['list']} ${text.length >= RESERVING_CHARACTERS ? styles['reserved'] : ''}`}>
        {state === 'asked' ? (
          <button type="button" onClick={load}>
            {documents.terms.load}
          </button>
        ) : null}
        {terms.length === 0 ? null : <TermList text={text} terms={terms} />}
      </div>
    </>
  )
}

/** A word as it is written in the text, on one line. */
const writtenAs = (text: string, { start, end }: ExplainedTerm): string => text.slice(start, end).replace(/\s+/g, ' ')

/** All explanations of a text, folded: keyboard users need not go through the words one by one. */
function TermList({ text, terms }: { text: string; terms: readonly ExplainedTerm[] }) {
  const { documents } = usePageMessages()
  return (
    <Disclosure summary={documents.terms.list(terms.length)}>
      <ul>
        {terms.map((term) => (
          <li key={term.start}>
            <TermText written={writtenAs(text, term)} term={term} />
          </li>
        ))}
      </ul>
      {text.length > MAX_NOTE_CHARACTERS ? <p>{documents.terms.beginning}</p> : null}
      <p className="muted small">{documents.terms.general(terms.every(({ isReviewed }) => isReviewed))}</p>
    </Disclosure>
  )
}

function TermText({ written, term: { name, about } }: { written: string; term: ExplainedTerm }) {
  const isSame = written.toLowerCase() === name.toLowerCase()
  return (
    <>
      <strong>{isSame ? written : `${written}: ${name}`}</strong>
      <br />
      {about}
    </>
  )
}

const termsOf = (box: HTMLElement | null): readonly HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>('[data-term]') ?? []),
]

/** Whether the reader is selecting text, which is no press. */
const isSelecting = (): boolean => getSelection()?.isCollapsed === false

function ExplainedText({
  text,
  terms,
  draw,
}: {
  text: string
  terms: readonly ExplainedTerm[]
  draw: TextWithTermsProps['children']
}) {
  const { documents } = usePageMessages()
  const box = useRef<HTMLDivElement>(null)
  const explanation = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<OpenTerm>()
  // One stop of the keyboard for all terms; the arrow keys go from one to the next.
  const [stop, setStop] = useState(0)
  const isOpen = open !== undefined
  const opened = open && terms[open.index]
  useEffect(() => {
    if (open) explanation.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  useEffect(() => {
    if (!isOpen) return undefined
    const close = () => setOpen(undefined)
    const closeOutside = ({ target }: Event) => {
      const isInside = target instanceof Element && target.closest('[data-term]') !== null
      if (!isInside && !(target instanceof Node && explanation.current?.contains(target))) close()
    }
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    window.addEventListener('resize', close)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
      window.removeEventListener('resize', close)
    }
  }, [isOpen])
  const toggle = (index: number) => {
    const word = termsOf(box.current)[index]
    if (!word || !box.current) return
    const top = word.getBoundingClientRect().bottom - box.current.getBoundingClientRect().top
    setStop(index)
    setOpen(open?.index === index ? undefined : { index, top })
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step !== undefined) {
      const next = (index + step + terms.length) % terms.length
      setStop(next)
      termsOf(box.current)[next]?.focus()
    } else if (event.key === 'Enter' || event.key === ' ') toggle(index)
    else return
    event.preventDefault()
  }
  const words = terms.map((term, index) => (
    // No button: its text could not be selected, and it would not wrap.
    <span
      key={term.start}
      role="button"
      data-term
      className={styles['term']}
      tabIndex={index === stop ? 0 : -1}
      aria-expanded={open?.index === index}
      onClick={() => {
        if (!isSelecting()) toggle(index)
      }}
      onKeyDown={(event) => onKeyDown(event, index)}
    >
      {text.slice(term.start, term.end)}
    </span>
  ))
  const between = terms.map(({ start }, index) => text.slice(terms[index - 1]?.end ?? 0, start))
  const content = [...words.flatMap((word, index) => [between[index], word]), text.slice(terms.at(-1)?.end ?? 0)]
  return (
    <div ref={box} className={styles['box']}>
      {draw(content)}
      <div aria-live="polite" className="no-print">
        {open && opened ? (
          <div ref={explanation} className={styles['explanation']} style={{ insetBlockStart: open.top }}>
            <p>
              <TermText written={writtenAs(text, opened)} term={opened} />
            </p>
            <p className="muted small">{documents.terms.general(opened.isReviewed)}</p>
            <button
              type="button"
              onClick={() => {
                setOpen(undefined)
                termsOf(box.current)[open.index]?.focus()
              }}
            >
              {documents.close}
            </button>
          </div>
        ) : null}
      </div>
    </div>
  )
}
