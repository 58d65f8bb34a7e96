import type { FoundTerm, NoteTermIndex } from '../../dictionary/note-terms/find-note-terms'
import type { PackedNoteTerms } from '../../dictionary/note-terms/note-term'
import type { LanguageCode } from '../../i18n/language'

/** Languages in which terms are written and explained. */
type TermLanguage = 'en' | 'es'

/** The terms in the language of the reader, with their search. */
export interface LoadedNoteTerms {
  readonly terms: PackedNoteTerms
  /** Finds the terms in a note of a language. */
  find(note: string, language: TermLanguage): readonly FoundTerm[]
}

// One file for each language of a reader, requested whatever the note contains: the web server learns nothing about it.
const loaders: Readonly<Record<TermLanguage, () => Promise<{ readonly default: PackedNoteTerms }>>> = {
  en: () => import('virtual:dictionary-terms-en'),
  es: () => import('virtual:dictionary-terms-es'),
}

export const isTermLanguage = (code: string): code is TermLanguage => code === 'en' || code === 'es'

async function load(language: TermLanguage): Promise<LoadedNoteTerms> {
  const [{ default: terms }, { findNoteTerms, noteTermIndex }] = await Promise.all([
    loaders[language](),
    import('../../dictionary/note-terms/find-note-terms'),
  ])
  const indexes = new Map<TermLanguage, NoteTermIndex>()
  const indexOf = (of: TermLanguage): NoteTermIndex => {
    const index = indexes.get(of) ?? noteTermIndex(terms, of)
    indexes.set(of, index)
    return index
  }
  return { terms, find: (note, of) => findNoteTerms(note, indexOf(of)) }
}

const loaded = new Map<string, LoadedNoteTerms>()
const loading = new Map<string, Promise<void>>()
const listeners = new Set<() => void>()

/** The terms for a reader; undefined until they are loaded. */
export const loadedNoteTerms = (language: LanguageCode): LoadedNoteTerms | undefined => loaded.get(language)

/** Subscribes to loaded terms; returns the unsubscribe function. */
export function onNoteTermsLoaded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the terms for a reader once and notifies the listeners; after a failure, the next note tries again. */
export function loadNoteTerms(language: LanguageCode): Promise<void> {
  const known = loading.get(language)
  if (known || !isTermLanguage(language)) return known ?? Promise.resolve()
  const promise = load(language).then(
    (terms) => {
      loaded.set(language, terms)
      for (const listener of listeners) listener()
    },
    () => void loading.delete(language),
  )
  loading.set(language, promise)
  return promise
}
