import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useAudience, useWords } from '../../ui/language'
import { usePageWords } from '../../ui/page-words'
import { languageOf } from '../rows/resource-row'
import styles from './below-title.module.css'
import { onArrival } from './load'
import { WhatIsThis } from './what-is-this'
import type { CSSProperties, RefObject } from 'react'
import type { Plain } from '../../dictionary/look-up'
import type { Resource } from '../../fhir/resource'

interface BelowProps {
  readonly resource: Resource
  readonly words: string
  /** Undefined as long as the dictionary is on its way, and for what it does not know. */
  readonly plain: Plain | undefined
  readonly coming: boolean
  readonly open: boolean
}

/** Lines that the record's words will take as the smaller of two names, on a narrow and on a wide page, and those that the title gives back. */
const roomFor = (words: string): CSSProperties => {
  const narrow = Math.ceil((words.length + 16) / 28)
  const titleLines = Math.min(2, Math.ceil(words.length / 24))
  return { '--narrow-lines': String(narrow + 2 - titleLines), '--wide-lines': words.length > 60 ? '1' : '0' } as CSSProperties
}

/** Keeps the height of a row that was drawn before its names came: what the new words do not fill stays room. */
function useSameHeight(box: RefObject<HTMLDivElement | null>, isLate: boolean, coming: boolean): number | undefined {
  const before = useRef<number>(undefined)
  const [height, setHeight] = useState<number>()
  const row = () => box.current?.closest<HTMLElement>('li, section, main')
  useEffect(() => (coming ? onArrival(() => (before.current = row()?.getBoundingClientRect().height)) : undefined))
  useLayoutEffect(() => {
    const spare = isLate && !coming && before.current !== undefined ? before.current - (row()?.getBoundingClientRect().height ?? 0) : 0
    if (spare > 0) setHeight((box.current?.getBoundingClientRect().height ?? 0) + spare)
    // Only once, when they come: what the reader opens afterwards may take its room.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [coming])
  return height
}

/** Below a title: the record's words where the plain name is the title, the plain name where the record's words are, and what it is. */
export function BelowTitle({ resource, words, plain, coming, open }: BelowProps) {
  const [isLate] = useState(coming)
  // Here, because the sentences go and come again when the reader takes another language.
  const [isOpen, setIsOpen] = useState(open)
  const box = useRef<HTMLDivElement>(null)
  const height = useSameHeight(box, isLate, coming)
  const { audience } = useAudience()
  if (!plain && !isLate) return null
  return (
    <div ref={box} className={`${styles['below'] ?? ''} ${isLate ? (styles['kept'] ?? '') : ''}`} style={height === undefined ? roomFor(words) : { minBlockSize: height }}>
      {plain && audience !== 'provider' ? <OtherName resource={resource} words={words} plain={plain} /> : null}
      {plain ? <WhatIsThis plain={plain} record={words} open={isOpen} onToggle={setIsOpen} /> : null}
    </div>
  )
}

/** The name that is not the title; none where both are the same. */
function OtherName({ resource, words, plain }: Pick<BelowProps, 'resource' | 'words'> & { plain: Plain }) {
  const { dictionary } = usePageWords()
  const { language } = useWords()
  if (!plain.leads && plain.name.toLowerCase() === words.toLowerCase()) return null
  return (
    <span className="muted small">
      {plain.leads ? dictionary.inRecord : dictionary.inPlainWords} <bdi lang={plain.leads ? languageOf(resource) : language.code}>{plain.leads ? words : plain.name}</bdi>
    </span>
  )
}
