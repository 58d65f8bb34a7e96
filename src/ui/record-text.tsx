import { createContext, useContext, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { languageNote } from '../fhir/dosage'
import { useFormat } from '../language/language-context'

const RecordLanguageContext = createContext<string | undefined>(undefined)

/** Provides the language that the record itself states (`Resource.language`) to the texts of the record below. */
export function RecordLanguageProvider({ language, children }: { language: string | undefined; children: ReactNode }) {
  return <RecordLanguageContext value={language}>{children}</RecordLanguageContext>
}

const primary = (tag: string): string => tag.slice(0, 2).toLowerCase()

/** Letters that English does not have, which the name of a person or a place may have. */
const hasForeignLetters = (text: string): boolean => /[^\u0000-\u007f\p{N}\p{P}\p{S}\s]/u.test(text)
const hasWord = (text: string): boolean => /\p{L}{3}/u.test(text)

/** How many texts on the page are in the other of the two languages, to say once that there are some. */
let count = 0
const listeners = new Set<() => void>()

function changeCount(by: number): void {
  count += by
  for (const listener of listeners) listener()
}

function countText(): () => void {
  changeCount(1)
  return () => changeCount(-1)
}

function onCount(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True while text on the page is in the other of the two languages. */
export const useHasOtherLanguage = (): boolean => useSyncExternalStore(onCount, () => count > 0)

interface TextKind {
  /** The language of the text, where it is known. */
  readonly language?: string | undefined
  /** A name from a code system: in English unless the record or the text itself says otherwise. */
  readonly isCoded?: boolean
}

/** The language of a text of the record where it is another one than the reader's, for its `lang` attribute. */
export function useTextLanguage(text: string, { language, isCoded = false }: TextKind = {}): string | undefined {
  const { code: reader, detectLanguage } = useFormat()
  const stated = useContext(RecordLanguageContext)
  const detected = language ?? detectLanguage?.(text)
  const presumed = isCoded && hasWord(text) && !hasForeignLetters(text) ? (stated ?? 'en') : undefined
  const found = detected ?? presumed
  const other = found === undefined || primary(found) === primary(reader) ? undefined : found
  // In English pages, names of people and places are the usual words of another language.
  const isCounted = other !== undefined && /^e[ns]/i.test(other) && (reader !== 'en' || language !== undefined)
  useLayoutEffect(() => (isCounted ? countText() : undefined), [isCounted])
  return other
}

interface RecordTextProps extends TextKind {
  readonly text: string
  /** A warning, after which its language is named. */
  readonly warns?: boolean | undefined
  /** In quotation marks, after which its language is named. */
  readonly isQuoted?: boolean
  readonly className?: string | undefined
}

/** Text of the record, with its language where that is not the reader's. */
export function RecordText({ text, className, warns = false, isQuoted = false, ...kind }: RecordTextProps) {
  const format = useFormat()
  const language = useTextLanguage(text, kind)
  const note = warns ? languageNote(language && primary(language), format) : ''
  return (
    <>
      {isQuoted ? '“' : null}
      <bdi className={className} lang={language}>
        {text}
      </bdi>
      {isQuoted ? '”' : null}
      {note === '' ? null : ` ${note}`}
    </>
  )
}
