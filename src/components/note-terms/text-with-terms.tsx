import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { MAX_NOTE_CHARACTERS } from '../../dictionary/note-terms/note-term'
import { Disclosure } from '../../ui/disclosure'
import { usePageMessages } from '../../ui/use-page-messages'
import { useNoteTerms, type ExplainedTerm } from './use-note-terms'
import styles from './note-terms.module.css'

interface TextWithTermsProps {
  readonly text: string
  /** The language of the text, where the record states it. */
  readonly language?: string | undefined
  /** The parts in which the text is drawn, by their offsets; terms across several of them are only in the list. Without them it is drawn whole. */
  readonly pieces?: readonly TextPiece[]
  /** Parts in which nothing is explained. */
  readonly without?: readonly TextPiece[]
  /** Draws the text, or its pieces by `part`; words are underlined where they can be explained. The characters stay the same. */
  readonly children: (text: ReactNode, part: (piece: TextPiece) => ReactNode) => ReactNode
}

/** A part of a text: `text.slice(start, end)`. */
export interface TextPiece {
  readonly start: number
  readonly end: number
}

/** Which term is explained, and where in the box of the text its explanation starts. */
interface OpenTerm {
  readonly index: number
  readonly top: number
}

/**
 * Texts as long as this have terms almost always, so that space is kept for the list of all explanations while it loads. Shorter ones have none: it would
 * move what is below them, and their few words are explained where they are.
 */
const MIN_LISTED_CHARACTERS = 200

/** A text of the record in which terms are explained on press, and below it the list of all its explanations. */
export function TextWithTerms({ text, language, pieces, without = nowhere, children }: TextWithTermsProps) {
  const { terms: found, state, load } = useNoteTerms(text, language)
  const terms = without.length === 0 ? found : found.filter((term) => !without.some((part) => overlap(term, part)))
  const drawn = pieces ? terms.filter((term) => pieces.some((piece) => isWithin(term, piece))) : terms
  if (state === 'off') return <>{children(text, ({ start, end }) => text.slice(start, end))}</>
  const isListed = text.length >= MIN_LISTED_CHARACTERS
  return (
    <>
      <ExplainedText key={text} text={text} terms={drawn} draw={children} />
      {isListed || state === 'asked' ? (
        <TermsBelow text={text} terms={terms} isListed={isListed} load={state === 'asked' ? load : undefined} />
      ) : null}
    </>
  )
}

const nowhere: readonly TextPiece[] = []

const overlap = (one: TextPiece, other: TextPiece): boolean => one.start < other.end && one.end > other.start

const isWithin = (inner: TextPiece, outer: TextPiece): boolean => inner.start >= outer.start && inner.end <= outer.end

/** The list of all explanations of a text that is drawn elsewhere, such as in a frame without scripts; nothing where no terms are explained. */
export function TermsOfText({ text, language }: Pick<TextWithTermsProps, 'text' | 'language'>) {
  const { terms, state, load } = useNoteTerms(text, language)
  return state === 'off' ? null : (
    <TermsBelow text={text} terms={terms} isListed load={state === 'asked' ? load : undefined} />
  )
}

interface TermsBelowProps {
  readonly text: string
  readonly terms: readonly ExplainedTerm[]
  readonly isListed: boolean
  /** Where the reader has to ask for explanations. */
  readonly load: (() => void) | undefined
}

function TermsBelow({ text, terms, isListed, load }: TermsBelowProps) {
  const { documents } = usePageMessages()
  return (
    <div className={`no-print ${styles['list']} ${isListed ? styles['reserved'] : ''}`}>
      {load ? (
        <button type="button" onClick={load}>
          {documents.terms.load}
        </button>
      ) : null}
      {isListed && terms.length > 0 ? <TermList text={text} terms={terms} /> : null}
    </div>
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

/** Closes what is open on Escape, on a press elsewhere than a term or the `inside`, and when lines break anew. */
function useClosing(isOpen: boolean, inside: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: Event) => {
      const isTerm = target instanceof Element && target.closest('[data-term]') !== null
      if (!isTerm && !(target instanceof Node && inside.current?.contains(target))) close()
    }
    const closeOnEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    const closeOnResize = () => close()
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    window.addEventListener('resize', closeOnResize)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
      window.removeEventListener('resize', closeOnResize)
    }
  }, [isOpen, inside])
}

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
  useClosing(isOpen, explanation, () => setOpen(undefined))
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
  const part = (piece: TextPiece): readonly ReactNode[] => {
    const inside = terms.flatMap((term, index) => (isWithin(term, piece) ? [{ ...term, index }] : []))
    return [
      ...inside.flatMap(({ start, index }, at) => [
        text.slice(inside[at - 1]?.end ?? piece.start, start),
        words[index],
      ]),
      text.slice(inside.at(-1)?.end ?? piece.start, piece.end),
    ]
  }
  return (
    <div ref={box} className={styles['box']}>
      {draw(terms.length === 0 ? text : part({ start: 0, end: text.length }), part)}
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
